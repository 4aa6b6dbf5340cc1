import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { listed, paragraph } from '../text/prose.ts'
import { type Counted, counted, heading, link, phrases, roleOf } from './counted.ts'
import { alike, companyApart, equals, paceApart, pairs, strains } from './phrases/numbers.ts'
import { type CoreRole, rolePhrases, summedNames } from './phrases/roles.ts'
import { faceSays, knackSays, pathSays, wishSays, workSays } from './plain/life.ts'
import { strainLines } from './strain-lines.ts'

/** One of the main numbers of a life. */
export type Core = Counted & { role: CoreRole }

const isCore = (role: unknown): role is CoreRole => typeof role === 'string' && Object.hasOwn(rolePhrases, role)

export function core(fact: Fact): Core | undefined {
  const role = roleOf(fact)
  const found = counted(fact)
  return found && isCore(role) ? { ...found, role } : undefined
}

const says: Readonly<Record<CoreRole, Readonly<Record<number, readonly string[]>>>> = {
  'life-path': pathSays,
  birthday: knackSays,
  expression: workSays,
  'soul-urge': wishSays,
  personality: faceSays,
}

/** The section of a main number: what it is and where it shows; then how it gets on with another, what it can cost and a small deed. */
export function coreSection(one: Core, other: Core, chooser: Chooser): string[] {
  chooser.enter(`section ${one.fact.id}`)
  const said = says[one.role][one.number] ?? []
  const shows = chooser.say(rolePhrases[one.role].shows, phrases(one.voice, chooser))
  const rest = chooser.chance(0.5) ? [chooser.pick(said), shows, chooser.pick(said)] : [shows, chooser.pick(said)]
  return [
    heading(one.fact),
    paragraph(nameLine(one, chooser), ...rest),
    paragraph(...(other === one ? [] : pairLines(one, other, chooser)), ...strainLines(one, other, strains, chooser)),
  ]
}

/** Introduces the number by where it comes from. */
function nameLine({ fact, role }: Core, chooser: Chooser): string {
  const parts = role === 'expression' ? sumsOfNames(fact) : []
  const lines = parts.length > 1 && chooser.chance(0.6) ? summedNames : rolePhrases[role].names
  return chooser.say(lines, { link: link(fact), nth: ordinal(Number(fact.data?.day)), parts: listed(parts) })
}

/** What two or three words of a name come to, where the sum of them can be read. */
function sumsOfNames(fact: Fact): string[] {
  const steps = fact.data?.steps
  const last = Array.isArray(steps) ? String(steps.at(-1)) : ''
  return /^Together: (\d+(?: \+ \d+){1,2}) =/u.exec(last)?.[1]?.split(' + ') ?? []
}

function pairLines(one: Core, other: Core, chooser: Chooser): string[] {
  const slots = { ...phrases(one.voice, chooser), ...phrases(other.voice, chooser, 'B'), linkB: link(other.fact) }
  if (one.number === other.number) return [chooser.say(equals, slots)]
  return [chooser.say(pairs, slots), chooser.chance(0.6) ? chooser.pick(likenessOf(one, other)) : '']
}

function likenessOf({ voice }: Counted, { voice: other }: Counted): readonly string[] {
  if (voice.company !== other.company) return companyApart
  return voice.pace === other.pace ? alike : paceApart
}

/** "29th"; "day itself" for what is no day of a month. */
export function ordinal(day: number): string {
  if (!(day >= 1 && day <= 31)) return 'day itself'
  const last = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${last}`
}
