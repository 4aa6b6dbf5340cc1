import type { Fact } from '@sibyl/contracts/http/readings'
import { inAnyOf, patterns, readByLanguage } from '../by-language.ts'
import { guarded } from '../guarded.ts'
import { numbersInWords } from './local-names/bare-numbers.ts'

const said = readByLanguage('numerology/missing.yaml', patterns('lead', 'lacks', 'held', 'between', 'and'))
const and = inAnyOf(said)('and')

const readers = Object.entries(said).map(([tongue, { lead, lacks, held, between }]) => {
  const { words, numberOf, hasArticle } = numbersInWords[tongue as keyof typeof said]
  // “Missing one thing” names no number: a word needs its article, in a language that has one.
  const number = `(?:(?:(?:${between}) )*[1-9]|(?:(?:${between}) )${hasArticle ? '+' : '*'}(?:${words}))(?![\\p{L}\\p{N}])`
  const numbers = `(${number}(?:(?:, |${and})${number})*)`
  const claim = (source: string) => guarded(`(?<![\\p{L}\\p{N}])${source}(?!\\p{L})`, 'iu')
  return {
    claims: [`(?:${lead}) ${numbers}`, `${numbers} (?:${lacks})`].map(claim),
    held: claim(`${numbers} (?:${held})`),
    numberOf,
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
