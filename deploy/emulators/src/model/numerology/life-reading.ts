import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph, sentenceCase } from '../text/prose.ts'
import { type Counted, counted, heading, link, phrases, roleOf, running } from './counted.ts'
import { cycleSection } from './cycle-section.ts'
import { dateBindings, disclaimers, leaveLines, lifeBindings } from './phrases/closings.ts'
import { doubledLines, equalLines, weaves } from './phrases/numbers.ts'
import * as open from './phrases/openings.ts'
import { type CoreRole, roleLeads, tries } from './phrases/roles.ts'
import { faceSays, knackSays, pathSays, wishSays, workSays } from './plain/life.ts'
import { relationSections } from './relation-sections.ts'
import { titleOf } from './title.ts'

const isCore = (role: unknown): role is CoreRole => typeof role === 'string' && Object.hasOwn(roleLeads, role)

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
    ...(year ? cycleSection(year, first, chooser) : []),
    closing(cores, name, chooser),
  ]
}

function opening(cores: readonly Core[], facts: readonly Fact[], name: string | undefined, chooser: Chooser): string {
  chooser.enter('opening')
  const named = cores.length > 2
  const aside = facts.find((fact) => roleOf(fact) === 'name')
  const [a = '', b = '', c = ''] = sumOf(facts)
  const links = cores.map(({ fact }) => link(fact))
  const list = `${links.slice(0, -1).join(', ')} and ${links.at(-1)}`
  const [told, plain] = named ? [open.lifeOpenings, open.lifeOpeningsPlain] : [open.dateOnlyOpenings, open.dateOnlyPlain]
  return paragraph(
    chooser.sayShort(a ? told : plain, { You: name && named ? `${name}, you` : 'You', a, b, c, list }),
    tension(cores, chooser),
    aside ? chooser.sayShort(named ? open.lackingLines : open.leftOutLines, { link: link(aside, running(aside.label)) }) : '',
    named ? '' : chooser.pick(open.mannerLines),
  )
}

/** The road and the wish, with a number between them; empty where there are too few. */
function tension(cores: readonly Core[], chooser: Chooser): string {
  const [road] = cores
  const other = cores.find(({ role }) => role === 'soul-urge') ?? cores.at(-1)
  const middle = cores.find((one) => one !== road && one !== other)
  if (!road || !other || !middle) return ''
  const slots = {
    ...phrases(road.voice, chooser, 'A'),
    ...phrases(other.voice, chooser, 'B'),
    ...phrases(middle.voice, chooser, 'C'),
    linkC: link(middle.fact),
    linkA: link(road.fact),
    linkB: link(other.fact),
  }
  return chooser.sayShort(road.number === other.number ? open.agreements : open.tensions, slots)
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
  const said = says[one.role][one.number] ?? []
  const act = chooser.pick(one.voice.acts)
  const slots = () => ({
    ...phrases(one.voice, chooser),
    ...phrases(other.voice, chooser, 'B'),
    link: link(one.fact),
    near: link(other.fact),
    nth: ordinal(Number(one.fact.data?.day)),
    Act: act,
  })
  return [
    heading(one.fact),
    paragraph(chooser.sayShort(roleLeads[one.role], slots()), chooser.pick(said), chooser.pick(said)),
    paragraph(other === one ? '' : weave(one, other, chooser), chooser.chance(0.5) ? chooser.sayShort(tries, slots()) : act),
  ]
}

function weave(one: Counted, other: Counted, chooser: Chooser): string {
  const linkB = link(other.fact)
  if (one.number === other.number) {
    const shared = phrases(one.voice, chooser)
    return `${chooser.sayShort(equalLines, { linkB })} ${chooser.sayShort(doubledLines, shared)}`
  }
  return chooser.sayShort(weaves, { ...phrases(one.voice, chooser, 'A'), ...phrases(other.voice, chooser, 'B'), linkB })
}

function closing(cores: readonly Core[], name: string | undefined, chooser: Chooser): string {
  chooser.enter('closing')
  const gist = (role: CoreRole) => {
    const voice = cores.find((one) => one.role === role)?.voice
    return voice ? chooser.pick(voice.gist) : ''
  }
  const [path, hands, heart, door] = [gist('life-path'), gist('expression'), gist('soul-urge'), gist('personality')]
  const [road, last] = [cores[0], cores.find(({ role }) => role === 'soul-urge') ?? cores[1]]
  const pair = { ...(road && phrases(road.voice, chooser, 'A')), ...(last && phrases(last.voice, chooser, 'B')) }
  const binding =
    hands && heart && door
      ? chooser.sayShort(lifeBindings, { path, Path: sentenceCase(path), hands, heart, door, name: name ? `, ${name}` : '' })
      : chooser.sayShort(dateBindings, { path, knack: gist('birthday'), ...pair })
  const leave = chooser.sayShort(leaveLines, pair)
  return paragraph(sentenceCase(binding), leave, chooser.pick(disclaimers))
}

/** "29th"; "day itself" for what is no day of a month. */
function ordinal(day: number): string {
  if (!(day >= 1 && day <= 31)) return 'day itself'
  const last = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${last}`
}
