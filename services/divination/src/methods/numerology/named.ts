import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, sentencesOf, withoutLinks } from '../../wording.ts'
import { skyNamed } from '../astrology/named.ts'
import { spelledOut } from '../by-language.ts'
import { forFacts } from '../for-facts.ts'
import { guarded, matching } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { plainly } from '../plain.ts'
import { unheldNumber } from './local-names/bare-numbers.ts'
import { englishNumbers as english, localNumbers } from './local-names/names.data.ts'
import { datesNamedLocally, localWays, monthsNamed } from './local-names/numbers-named.ts'
import { lettersCounted, namesMissing, wronglyMissing } from './missing.ts'
import { cycleOf, cyclesTold, wrongDistance, wrongPart, wrongSum } from './reckoned.ts'

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
const [unheard, dates, denied] = [guarded(english.unheard, 'i'), guarded(spelledOut(english.dates, parts)), guarded(english.denied, 'iu')]

const ways = matching(
  [
    ...namings.flatMap(({ role, patterns }) => patterns.map((pattern) => ({ role, numberOf, pattern }))),
    { role: 'master', numberOf, pattern: guarded(english.master, 'i') },
    ...localWays,
  ],
  ({ pattern }) => pattern,
)

/** The numbers that a text assigns to roles: “life-path 7”. */
const given = (text: string): string[] => [
  ...ways(text).flatMap(({ role, numberOf, pattern }) =>
    pattern.all(text).map(([, one, other = one ?? '']) => `${role} ${numberOf(other)}`),
  ),
  ...cyclesTold(text),
]

const datesIn = (text: string): string[] => [
  ...dates.all(text).map(([, day, month, monthFirst, dayLast]) => `${Number(day ?? dayLast)} ${month ?? monthFirst}`),
  ...datesNamedLocally(text),
]

const roleOf = ({ data: { role } }: Fact): unknown => (role === 'turning-day' ? 'personal-day' : role)

/** "With January the personal year changes to 2." */
const givenLoosely = (text: string): string[] =>
  namings.flatMap(({ role, loosely }) => loosely.all(text).map(([, number]) => `${role} ${Number(number)}`))

/** The numbers and days in the facts, from their data and their words. */
const readHeld = (facts: readonly Fact[]) => {
  // Fact by fact, because each names few of the roles.
  const words = facts.map(({ label, detail, data }) => `${label}. ${detail} ${typeof data.why === 'string' ? data.why : ''}`)
  return {
    numbers: new Set([
      ...facts.flatMap((fact) => [`${roleOf(fact)} ${fact.data.number}`, `master ${fact.data.number}`]),
      // “Your vowels add up to 31, and so to 4.”
      ...facts.flatMap((fact) =>
        [...String(fact.data.steps).matchAll(/(?<== )(?!11|22|33)\d\d/g)].map(([sum]) => `${roleOf(fact)} ${sum}`),
      ),
      // The day of birth has a number of its own on the way to that of a year.
      ...facts
        .flatMap(({ data }) => String(data.steps).match(/(?<=Birth day: (?:[^,]* )?)\d+(?= →|,|$)/g) ?? [])
        .map((day) => `birthday ${day}`),
      ...facts.map(({ data: { role, year, number, date } }) =>
        role === 'personal-year' ? cycleOf(Number(year), Number(number)) : `${role} on ${String(date).split(' ')[0]}`,
      ),
      ...words.flatMap(given),
      ...facts.flatMap(({ detail }) => givenLoosely(detail)),
    ]),
    /** The numbers after those of the running year and month, which a text may name as the next unless the facts do. */
    next: new Set(
      facts
        .filter(({ id }) => id === 'personal-year' || (id === 'personal-month' && !facts.some((fact) => fact.id === 'personal-month-next')))
        .map(({ id, data }) => `${id} ${(Number(data.number) % 9) + 1}`),
    ),
    // A personal year begins and ends on the last two, which are no turning days. “February 4” may be the month with its number.
    days: new Set([
      ...facts.flatMap(({ data }) => [data.date, `${data.number} ${data.month}`]),
      ...[...words.flatMap(datesIn), '1 January', '31 December'],
    ]),
  }
}

const heldIn = forFacts(readHeld)

/** Words that announce the next cycle. Its number is the current one plus one, so a sentence with such a word may name it. */
const nextCycle = new RegExp(`(?<!\\p{L})(?:${[english, ...localNumbers].map(({ next }) => next).join('|')})(?!\\p{L})`, 'iu')

const monthsHeld = forFacts(
  (facts) => new Map(facts.filter(({ data }) => data.role === 'personal-month').map(({ data }) => [data.month, data.number])),
)

/** Finds a sentence that gives the number of one month to another. */
const misdatedNumber = (text: string, facts: readonly Fact[]): string | undefined => {
  const held = monthsHeld(facts)
  if (held.size < 2) return undefined
  for (const sentence of sentencesOf(text)) {
    const [month, ...others] = monthsNamed(sentence)
    const known = month && others.length === 0 ? held.get(month) : undefined
    const said = known ? given(sentence) : []
    const wrong = said.includes(`personal-month ${known}`) ? undefined : said.find((each) => /^personal-month /.test(each))
    if (wrong) return `${wrong} in ${month}`
  }
  return undefined
}

/** A number that its role does not have, or has although a sentence denies it, a master number or a day that no fact contains, or one of another system. */
const inventedNumber = (markdown: string, facts: readonly Fact[], whole = markdown): string | undefined => {
  const text = plainly(withoutLinks(markdown))
  const { numbers, next, days } = heldIn(facts)
  const isOfNext = (said: string): boolean =>
    next.has(said) && sentencesOf(text).some((sentence) => nextCycle.test(sentence) && given(sentence).includes(said))
  const wrong = given(text).find((said) => !numbers.has(said) && !isOfNext(said))
  if (wrong) return wrong
  const { wrong: miscounted, rest } = lettersCounted(text, facts)
  return (
    datesIn(text).find((date) => !days.has(date)) ??
    misdatedNumber(text, facts) ??
    wrongSum(text) ??
    wrongPart(text, facts) ??
    wrongDistance(text, facts) ??
    unheard.first(text)?.[0] ??
    miscounted ??
    unheldNumber(rest, facts) ??
    wronglyMissing(withoutLinks(whole), facts) ??
    sentencesOf(denied.test(whole) ? withoutLinks(whole) : '').find((each) =>
      given(denied.replace(each, () => '')).some((said) => numbers.has(said) && !given(each).includes(said)),
    ) ??
    skyNamed(text)
  )
}

/** Numbers, by role. */
export const numberNaming: Naming = {
  factsNamed(text, facts) {
    const said = withoutLinks(text)
    const named = new Set(given(said))
    const isNamed = (fact: Fact): boolean =>
      fact.data.role === 'missing' ? namesMissing(said) : named.has(`${roleOf(fact)} ${fact.data.number}`)
    return facts.filter(isNamed).map(({ id }) => id)
  },
  invented: inventedNumber,
}
