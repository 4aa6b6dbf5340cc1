import type { Fact } from '@sibyl/contracts/http/readings'
import { inAnyOf, patterns, readByLanguage, whichOf } from '../by-language.ts'
import { countings } from '../counted.data.ts'
import { forFacts } from '../for-facts.ts'
import { guarded } from '../guarded.ts'
import { numbersInWords } from './local-names/bare-numbers.ts'
import { letterCounts } from './name-numbers.ts'

const said = readByLanguage('numerology/missing.yaml', patterns('lead', 'lacks', 'held', 'between', 'and', 'name', 'several', 'carry'))
const and = inAnyOf(said)('and')
const [START, END] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']

/** Once, twice and so on, or one, two and so on, each in all languages. */
const inAll = (member: 'times' | 'numbers'): string[] =>
  (countings[0]?.[member] ?? []).map((_, at) => countings.map((counting) => counting[member][at]).join('|'))
const [times, counts] = [inAll('times'), inAll('numbers')]
const [timesOf, countOf] = [whichOf(times), whichOf(counts)]
const often = guarded(`${START}(${times.join('|')})${END}`, 'iu')

const readers = Object.entries(said).map(([tongue, { lead, lacks, held, between, name, several, carry }]) => {
  const { words, numberOf, hasArticle } = numbersInWords[tongue as keyof typeof said]
  // “Missing one thing” names no number: a word needs its article, in a language that has one.
  const number = `(?:(?:(?:${between}) )*[1-9]|(?:(?:${between}) )${hasArticle ? '+' : '*'}(?:${words}))(?![\\p{L}\\p{N}])`
  const numbers = `(${number}(?:(?:, |${and})${number})*)`
  const claim = (source: string) => guarded(`(?<![\\p{L}\\p{N}])${source}(?!\\p{L})`, 'iu')
  return {
    claims: [`(?:${lead}) ${numbers}`, `${numbers} (?:${lacks})`].map(claim),
    held: claim(`${numbers} (?:${held})`),
    numberOf,
    name: claim(`(?:${name})`),
    number: claim(number),
    // “A 5” is one or another, so counting begins with two.
    plural: claim(`(${counts.slice(1).join('|')}) (?:(?:${carry}) )?([1-9]|${words})(?:${several})`),
    each: new RegExp(`(?<![\\p{L}\\p{N}])(?:[1-9]|${words})(?![\\p{L}\\p{N}])`, 'giu'),
  }
})

/** Whether a text says which numbers are missing. */
export const namesMissing = (text: string): boolean => readers.some(({ claims }) => claims.some((claim) => claim.test(text)))

const numbersOf = (facts: readonly Fact[], ...roles: unknown[]): ReadonlySet<unknown> =>
  new Set(facts.flatMap(({ data }) => (roles.includes(data.role) && Array.isArray(data.numbers) ? data.numbers : [])))

/** Finds a number that a text says is missing in the name although a letter has it or no fact says so, or that is missing and is said to be there. */
export const wronglyMissing = (text: string, facts: readonly Fact[]): string | undefined => {
  const [lacked, missing] = [numbersOf(facts, 'missing', 'gained', 'lost'), numbersOf(facts, 'missing')]
  for (const { claims, held, each, numberOf } of readers) {
    const listed = (list = ''): unknown[] => [...list.matchAll(each)].map(([word]) => numberOf(word))
    const wrong =
      claims.flatMap((claim) => claim.all(text)).find(([, list]) => listed(list).some((number) => !lacked.has(number))) ??
      held.all(text).find(([, list]) => listed(list).some((number) => missing.has(number)))
    if (wrong) return wrong[0]
  }
  return undefined
}

/** How often the letters of the name have each value, and a main number comes up, from the steps of its sum and the facts. */
const timesIn = forFacts((facts) => {
  const steps = facts.flatMap(({ data }) => (data.role === 'expression' && Array.isArray(data.steps) ? data.steps.map(String) : []))
  const letters = letterCounts(steps.flatMap((step) => /^\p{Lu}(?: \p{Lu})*(?=:)/u.exec(step)?.[0].split(' ') ?? []))
  const echoes = facts.flatMap(({ data }) => (Array.isArray(data.roles) ? [`${data.number} ${data.roles.length}`] : []))
  return { isKnown: steps.length > 0, held: new Set([...[...letters].map((each) => each.join(' ')), ...echoes]) }
})

/** The clauses in which a text counts letters of a name by their value: “the 5 appears twice in your name”, “your name has two 5s”. A few words may open one: “in your name, …”. */
const lettersCounted = (text: string): { clause: string; number: number; count: number }[] =>
  text.split(/(?<=[.,;:!?–—])(?<!(?:^|[.!?] )[^.,!?]{0,16},)\s/u).flatMap((clause) =>
    readers
      .filter(({ name }) => name.test(clause))
      .flatMap(({ number, numberOf, plural, each }) => {
        const [only, ...others] = often.all(clause).map(([said]) => timesOf(said) + 1)
        const numbers = number.all(often.replace(clause, () => '…')).map(([said]) => numberOf(said.match(each)?.at(-1) ?? ''))
        return [
          ...(only && others.length === 0 && new Set(numbers).size === 1 ? [{ clause, number: Number(numbers[0]), count: only }] : []),
          ...plural.all(clause).map(([, count = '', said = '']) => ({ clause, number: numberOf(said), count: countOf(count) + 1 })),
        ]
      }),
  )

/** Finds a wrong count of the letters that have a value. A number may also come up so often among the main numbers. */
export const wronglyCounted = (text: string, facts: readonly Fact[]): string | undefined => {
  const { isKnown, held } = timesIn(facts)
  return isKnown ? lettersCounted(text).find(({ number, count }) => !held.has(`${number} ${count}`))?.clause : undefined
}

/** The text without its counts of letters, whose values are no numbers of the reading. */
export const withoutCounts = (text: string): string => lettersCounted(text).reduce((rest, { clause }) => rest.replace(clause, ''), text)
