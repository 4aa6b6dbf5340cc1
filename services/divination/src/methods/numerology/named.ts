import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, sentencesOf, withoutLinks } from '../../wording.ts'
import { skyNamed } from '../astrology/named.ts'
import { spelledOut } from '../by-language.ts'
import { forFacts } from '../for-facts.ts'
import { guarded } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { unheldNumber } from './local-names/bare-numbers.ts'
import { englishNumbers as english, localNumbers } from './local-names/names.data.ts'
import { monthsNamed, numbersNamedLocally } from './local-names/numbers-named.ts'
import { namesMissing, withoutCounts, wronglyCounted, wronglyMissing } from './missing.ts'
import { cyclesTold, wrongDistance, wrongPart, wrongSum } from './reckoned.ts'

const inWords = Object.keys(english.words)
const parts = { ...english.parts, months: english.months.join('|'), words: inWords.join('|'), Words: inWords.map(capital).join('|') }

const numberOf = (text: string): number => english.words[text.toLowerCase()] ?? Number(text)

const namings = Object.entries(english.roles).map(([role, said]) => {
  const own = { ...parts, ...said, loose: said.names.replace('personal ', '(?:personal )?') }
  return {
    role,
    patterns: [...english.given.map((each) => guarded(spelledOut(each, own), 'i')), guarded(spelledOut(english.titled, own))],
    loosely: guarded(spelledOut(english.loosely, own), 'i'),
  }
})
const [masterNaming, unheard, dates] = [
  guarded(english.master, 'i'),
  guarded(english.unheard, 'i'),
  guarded(spelledOut(english.dates, parts)),
]

type Given = { role: string; number: number }

/** The numbers that a text assigns to roles. */
const given = (text: string, locally = numbersNamedLocally(text)): Given[] => [
  ...namings.flatMap(({ role, patterns }) =>
    patterns.flatMap((pattern) => pattern.all(text).map(([, number = '']) => ({ role, number: numberOf(number) }))),
  ),
  ...locally.numbers.filter(({ role }) => role !== 'master'),
  ...cyclesTold(text),
]

const datesIn = (text: string, locally = numbersNamedLocally(text)): string[] => [
  ...dates.all(text).map(([, day, month, monthFirst, dayLast]) => `${Number(day ?? dayLast)} ${month ?? monthFirst}`),
  ...locally.dates,
]

const roleOf = ({ data: { role } }: Fact): unknown => (role === 'turning-day' ? 'personal-day' : role)

/** "With January the personal year changes to 2." */
const givenLoosely = (text: string): Given[] =>
  namings.flatMap(({ role, loosely }) => loosely.all(text).map(([, number]) => ({ role, number: Number(number) })))

/** The numbers and days in the facts, from their data and their words. */
const readHeld = (facts: readonly Fact[]) => {
  const words = facts.map(({ label, detail, data }) => `${label}. ${detail} ${typeof data.why === 'string' ? data.why : ''}`).join('\n')
  return {
    numbers: new Set([
      ...facts.map((fact) => `${roleOf(fact)} ${fact.data.number}`),
      // “Your vowels add up to 31, and so to 4.”
      ...facts.flatMap((fact) =>
        [...String(fact.data.steps).matchAll(/(?<== )(?!11|22|33)\d\d/g)].map(([sum]) => `${roleOf(fact)} ${sum}`),
      ),
      ...facts.filter(({ data }) => data.role === 'turning-day').map(({ data }) => `turning ${String(data.date).split(' ')[0]}`),
      ...facts
        .filter(({ data }) => data.role === 'personal-year')
        .map(({ data }) => `cycle ${(Number(data.year) - Number(data.number)) % 9}`),
      ...[...given(words), ...givenLoosely(facts.map(({ detail }) => detail).join('\n'))].map(({ role, number }) => `${role} ${number}`),
    ]),
    /** The running year and month, whose next numbers a text may name unless the facts do. */
    current: new Set(
      facts
        .filter(({ id }) => id === 'personal-year' || (id === 'personal-month' && !facts.some((fact) => fact.id === 'personal-month-next')))
        .map(({ id, data }) => `${id} ${data.number}`),
    ),
    // A personal year begins and ends on the last two, which are no turning days.
    days: new Set([...facts.map(({ data }) => data.date), ...datesIn(words), '1 January', '31 December']),
    any: new Set(facts.map(({ data }) => data.number)),
  }
}

const heldIn = forFacts(readHeld)

/** Words that announce the next cycle. Its number is the current one plus one, so a sentence with such a word may name it. */
const nextCycle = new RegExp(`(?<!\\p{L})(?:${[english, ...localNumbers].map(({ next }) => next).join('|')})(?!\\p{L})`, 'iu')

const follows = ({ role, number }: Given, current: ReadonlySet<string>): boolean => current.has(`${role} ${number === 1 ? 9 : number - 1}`)

/** The numbers that sentences about the next cycle assign to it. */
const givenToNextCycles = (text: string, current: ReadonlySet<string>): Set<string> => {
  const about = sentencesOf(text).filter((sentence) => nextCycle.test(sentence))
  return new Set(
    about.flatMap((sentence) => given(sentence).filter((said) => follows(said, current))).map(({ role, number }) => `${role} ${number}`),
  )
}

const monthsHeld = forFacts(
  (facts) =>
    new Map(facts.flatMap(({ data }) => (data.role === 'personal-month' ? [[String(data.month), Number(data.number)] as const] : []))),
)

/** Finds a sentence that gives the number of one month to another. */
const misdatedNumber = (text: string, facts: readonly Fact[]): string | undefined => {
  const held = monthsHeld(facts)
  if (held.size < 2) return undefined
  for (const sentence of sentencesOf(text)) {
    const [month, ...others] = monthsNamed(sentence)
    const known = month && others.length === 0 ? held.get(month) : undefined
    const wrong = known && given(sentence).find(({ role, number }) => role === 'personal-month' && number !== known)
    if (wrong) return `personal-month ${wrong.number} in ${month}`
  }
  return undefined
}

/** A number that its role does not have, a master number or a day that no fact contains, or a number of another system. */
const inventedNumber = (markdown: string, facts: readonly Fact[], whole = markdown): string | undefined => {
  const text = withoutLinks(markdown)
  const { numbers, current, days, any } = heldIn(facts)
  const locally = numbersNamedLocally(text)
  const wrong = given(text, locally)
    .map(({ role, number }) => `${role} ${number}`)
    .find((said) => !numbers.has(said) && !givenToNextCycles(text, current).has(said))
  if (wrong) return wrong
  const master = [
    ...masterNaming.all(text).map(([, number = '']) => numberOf(number)),
    ...locally.numbers.filter(({ role }) => role === 'master').map(({ number }) => number),
  ].find((number) => !any.has(number))
  if (master !== undefined) return `master number ${master}`
  return (
    datesIn(text, locally).find((date) => !days.has(date)) ??
    misdatedNumber(text, facts) ??
    wrongSum(text) ??
    wrongPart(text, facts) ??
    wrongDistance(text, facts) ??
    unheard.first(text)?.[0] ??
    wronglyCounted(text, facts) ??
    unheldNumber(withoutCounts(text), facts) ??
    wronglyMissing(withoutLinks(whole), facts) ??
    skyNamed(text)
  )
}

/** Numbers, by role. */
export const numberNaming: Naming = {
  factsNamed(text, facts) {
    const said = withoutLinks(text)
    const named = new Set(given(said).map(({ role, number }) => `${role} ${number}`))
    const isNamed = (fact: Fact): boolean =>
      fact.data.role === 'missing' ? namesMissing(said) : named.has(`${roleOf(fact)} ${fact.data.number}`)
    return facts.filter(isNamed).map(({ id }) => id)
  },
  invented: inventedNumber,
}
