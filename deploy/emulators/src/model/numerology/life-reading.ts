import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { countWords, listed, paragraph } from '../text/prose.ts'
import { type Core, core, coreSection, ordinal } from './core-section.ts'
import { link, phrases, roleOf, running } from './counted.ts'
import { cycleSection } from './cycle-section.ts'
import { dateBindings, disclaimers, leaveLines, lifeBindings } from './phrases/closings.ts'
import * as open from './phrases/openings.ts'
import { relationSections } from './relation-sections.ts'
import { titleOf } from './title.ts'

const longestOpening = 80

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
  const [road] = cores
  const named = cores.length > 2
  const far = cores.find(({ role }) => role === 'soul-urge') ?? cores.at(-1)
  const middle = cores.find((one) => one.role === 'expression' && one !== far) ?? cores.find((one) => one !== road && one !== far)
  if (!road || !far) return ''
  const aside = facts.find((fact) => roleOf(fact) === 'name')
  const slots = {
    You: name && named ? `${name}, you` : 'You',
    given: typeof road.fact.data?.date === 'string' ? road.fact.data.date : 'your birthday',
    sums: listed(sumOf(road.fact)) || 'the sums',
    nth: ordinal(Number(cores[1]?.fact.data?.day)),
    linkA: link(road.fact),
    linkB: link(far.fact),
    linkC: middle ? link(middle.fact) : '',
    ...phrases(road.voice, chooser, 'A'),
    ...phrases(far.voice, chooser, 'B'),
    ...(middle && phrases(middle.voice, chooser, 'C')),
  }
  const said = paragraph(
    chooser.say(named ? open.lifeBeginnings : open.dateBeginnings, slots),
    chooser.say(middle ? open.lifeCounts : open.dateCounts, slots),
  )
  const frames = road.number === far.number ? open.agreements : open.tensions
  const left = aside ? chooser.say(named ? open.lackingLines : open.leftOutLines, { link: link(aside, running(aside.label)) }) : ''
  const tries = frames.map(() => paragraph(said, chooser.say(frames, slots), left))
  return tries.find((whole) => countWords(whole) <= longestOpening) ?? paragraph(said, left)
}

/** The three parts of the life path's last sum, "3 + 5 + 7 = 15", where it can be read. */
function sumOf(fact: Fact): string[] {
  const steps = fact.data?.steps
  const last = Array.isArray(steps) ? String(steps.at(-1)) : ''
  return /(\d+) \+ (\d+) \+ (\d+) =/u.exec(last)?.slice(1) ?? []
}

function closing(cores: readonly Core[], name: string | undefined, chooser: Chooser): string {
  chooser.enter('closing')
  const voice = (role: string) => cores.find((one) => one.role === role)?.voice
  const [path, hands, heart, door] = [voice('life-path'), voice('expression'), voice('soul-urge'), voice('personality')]
  const [road, other] = [cores[0], cores.find(({ role }) => role === 'soul-urge') ?? cores[1]]
  const pair = { ...(road && phrases(road.voice, chooser, 'A')), ...(other && phrases(other.voice, chooser, 'B')) }
  const whole = path && hands && heart && door
  const binding = whole
    ? chooser.say(lifeBindings, {
        name: name ? `, ${name}` : '',
        path: () => chooser.pick(path.theme),
        hands: () => chooser.pick(hands.gift),
        heart: () => chooser.pick(heart.theme),
        door: () => chooser.pick(door.gift),
      })
    : chooser.say(dateBindings, pair)
  return paragraph(binding, chooser.say(leaveLines, pair), chooser.pick(disclaimers))
}
