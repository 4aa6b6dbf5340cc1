import type { Fact } from '@sibyl/contracts/http/readings'
import { patterns, readByLanguage } from '../by-language.ts'
import { guarded } from '../guarded.ts'
import { numbersInWords } from './local-names/bare-numbers.ts'

const said = readByLanguage('numerology/missing.yaml', patterns('lead', 'lacks', 'between'))

const readers = Object.entries(said).map(([tongue, { lead, lacks, between }]) => {
  const { words, numberOf } = numbersInWords[tongue as keyof typeof said]
  // “Missing one thing” names no number: a word needs its article, which Czech does not have.
  const number = `(?:(?:(?:${between}) )*[1-9]|(?:(?:${between}) )${tongue === 'cs' ? '*' : '+'}(?:${words}))(?![\\p{L}\\p{N}])`
  const numbers = `(${number}(?:(?:, | (?:and|or|a|ani|und|y|ni|et) |, (?:and|et|und|y) )${number})*)`
  return {
    claims: [`(?:${lead}) ${numbers}`, `${numbers} (?:${lacks})`].map((source) => guarded(`(?<![\\p{L}\\p{N}])${source}(?!\\p{L})`, 'iu')),
    numberOf,
    each: new RegExp(`(?<![\\p{L}\\p{N}])(?:[1-9]|${words})(?![\\p{L}\\p{N}])`, 'giu'),
  }
})

/** Whether a text says which numbers are missing. */
export const namesMissing = (text: string): boolean => readers.some(({ claims }) => claims.some((claim) => claim.test(text)))

/** What the name lacks; of a changed name, what the old or the new one does. */
const lacking: ReadonlySet<unknown> = new Set(['missing', 'gained', 'lost'])

/** Finds a number that a text says is missing in the name although a letter has it, or although no fact says which are missing. */
export const wronglyMissing = (text: string, facts: readonly Fact[]): string | undefined => {
  const missing = new Set(facts.flatMap(({ data }) => (lacking.has(data.role) && Array.isArray(data.numbers) ? data.numbers : [])))
  for (const { claims, each, numberOf } of readers) {
    const wrong = claims
      .flatMap((claim) => claim.all(text))
      .find(([, list = '']) => [...list.matchAll(each)].some(([word]) => !missing.has(numberOf(word))))
    if (wrong) return wrong[0]
  }
  return undefined
}
