import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph } from '../text/prose.ts'
import { type Counted, counted, heading, link, phrases, roleOf, running } from './counted.ts'
import { cycleSection } from './cycle-section.ts'
import { dateBindings, disclaimers, leaveLines, lifeBindings } from './phrases/closings.ts'
import { doubledLines, equalLines, giftLines, snagLines, weaves } from './phrases/numbers.ts'
import {
  dateOnlyOpenings,
  lackingLines,
  leftOutLines,
  lifeOpenings,
  listLines,
  mannerLines,
  pairLines,
  sumLines,
} from './phrases/openings.ts'
import { type CoreRole, rolePhrases } from './phrases/roles.ts'
import { faceSays, knackSays, pathSays, wishSays, workSays } from './plain/life.ts'
import { relationSections } from './relation-sections.ts'
import { titleOf } from './title.ts'

const isCore = (role: unknown): role is CoreRole => typeof role === 'string' && Object.hasOwn(rolePhrases, role)

type Core = Counted & { role: CoreRole }

function core(fact: Fact): Core | undefined {
  const role = roleOf(fact)
  const found = counted(fact)
  return found && isCore(role) ? { ...found, role } : undefined
}

/** A life path reading as blocks of Markdown, or undefined where there is no life path. */
export function lifeReading(facts: readonly Fact[], name: string | undefined, chooser: Chooser): string[] | undefined {
  const cores = facts.map(core).filter((found) => found !== undefined)
  const [first] = cores
  if (!first) return undefined
  const year = facts.find((fact) => roleOf(fact) === 'personal-year')
  return [
    `# ${titleOf([first, cores[3] ?? cores[1] ?? first], chooser)}`,
    opening(cores, facts, name, chooser),
    ...cores.flatMap((one, index) => coreSection(one, cores[(index + 1) % cores.length] ?? one, chooser)),
    ...relationSections(facts, chooser),
    ...(year ? cycleSection(year, chooser) : []),
    closing(cores, chooser),
  ]
}

function opening(cores: readonly Core[], facts: readonly Fact[], name: string | undefined, chooser: Chooser): string {
  chooser.enter('opening')
  const named = cores.length > 2
  const aside = facts.find((fact) => roleOf(fact) === 'name')
  const [a = '', b = '', c = ''] = sumOf(facts)
  const links = cores.map(({ fact }) => link(fact))
  const list = `${links.slice(0, -1).join(', ')} and ${links.at(-1)}`
  return paragraph(
    named ? chooser.say(lifeOpenings, { You: name ? `${name}, you` : 'You' }) : chooser.say(dateOnlyOpenings),
    ...(named && a
      ? [chooser.say(listLines, { a, b, c, list })]
      : [a && chooser.say(sumLines, { a, b, c }), chooser.say(pairLines, { list })]),
    aside ? chooser.say(named ? lackingLines : leftOutLines, { link: link(aside, running(aside.label)) }) : chooser.pick(mannerLines),
    chooser.pick(mannerLines),
  )
}

/** The three parts of the life path's last sum, "3 + 5 + 7 = 15", where it can be read. */
function sumOf(facts: readonly Fact[]): string[] {
  const steps = facts.find((fact) => roleOf(fact) === 'life-path')?.data?.steps
  const last = Array.isArray(steps) ? String(steps.at(-1)) : ''
  return /(\d+) \+ (\d+) \+ (\d+) =/u.exec(last)?.slice(1) ?? []
}

const says: Readonly<Record<CoreRole, Readonly<Record<number, readonly string[]>>>> = {
  'life-path': pathSays,
  birthday: knackSays,
  expression: workSays,
  'soul-urge': wishSays,
  personality: faceSays,
}

function coreSection(one: Core, other: Core, chooser: Chooser): string[] {
  chooser.enter(`section ${one.fact.id}`)
  const own = rolePhrases[one.role]
  const said = says[one.role][one.number] ?? []
  const slots = { ...phrases(one.voice, chooser), link: link(one.fact), nth: ordinal(Number(one.fact.data?.day)) }
  const usable = (lines: readonly string[]) => lines.filter((line) => slots.nth || !line.includes('$nth'))
  const frame = chooser.say(usable(own.frames), slots)
  const [first, second, third] = [chooser.pick(said), chooser.pick(said), chooser.pick(said)]
  const picture = chooser.pick(one.voice.pictures)
  const line = chooser.say(usable(own.lines), slots)
  const woven = other === one ? chooser.say(giftLines, slots) : weave(one, other, chooser)
  const act = chooser.pick(one.voice.acts)
  const arrangements = [
    [paragraph(frame, first, second, picture), paragraph(line, woven, act)],
    [paragraph(picture, frame, first, second), paragraph(third, woven, act)],
    [paragraph(frame, line, first, third), paragraph(woven, second, act)],
    [paragraph(picture, frame, first), paragraph(second, third, woven, act)],
    [paragraph(frame, first, chooser.say(snagLines, slots), second), paragraph(picture, woven, act)],
    [paragraph(frame, first, second, chooser.say(giftLines, slots)), paragraph(line, woven, act)],
  ]
  return [heading(one.fact), ...(arrangements[chooser.below(arrangements.length)] ?? [])]
}

function weave(one: Counted, other: Counted, chooser: Chooser): string {
  const linkB = link(other.fact)
  if (one.number === other.number) {
    const shared = phrases(one.voice, chooser)
    return `${chooser.say(equalLines, { linkB })} ${chooser.say(doubledLines, shared)}`
  }
  return chooser.say(weaves, { ...phrases(one.voice, chooser, 'A'), ...phrases(other.voice, chooser, 'B'), linkB })
}

function closing(cores: readonly Core[], chooser: Chooser): string {
  chooser.enter('closing')
  const gist = (role: CoreRole) => {
    const voice = cores.find((one) => one.role === role)?.voice
    return voice ? chooser.pick(voice.gist) : ''
  }
  const [path, hands, heart, door] = [gist('life-path'), gist('expression'), gist('soul-urge'), gist('personality')]
  const whole = hands && heart && door
  const binding = whole
    ? chooser.say(lifeBindings, { path, hands, heart, door })
    : chooser.say(dateBindings, { path, knack: gist('birthday') })
  return paragraph(binding, chooser.pick(mannerLines), chooser.pick(leaveLines), chooser.pick(disclaimers))
}

/** "29th"; empty for what is no day of a month. */
function ordinal(day: number): string {
  if (!(day >= 1 && day <= 31)) return ''
  const last = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${last}`
}
