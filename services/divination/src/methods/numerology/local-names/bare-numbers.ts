import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { inAnyOf, pattern, readByLanguage, whichOf } from '../../by-language.ts'
import { forFacts } from '../../for-facts.ts'
import { guarded } from '../../guarded.ts'

const language = z.strictObject({
  own: pattern,
  lead: pattern,
  wordLead: z.string(),
  words: z.array(pattern).length(11),
  after: pattern,
  sums: pattern,
})

const START = '(?<![\\p{L}\\p{N}’])'
const languages = readByLanguage('numerology/bare-numbers.yaml', language)

const numbersOf = ({ words, wordLead }: Pick<z.infer<typeof language>, 'words' | 'wordLead'>) => {
  const which = whichOf(words)
  return { words: words.join('|'), numberOf: (said: string): number => which(said) + 1 || Number(said), hasArticle: wordLead !== '' }
}

/** The words of a language for one to eleven as nouns, and the number that a word or digits say. */
export const numbersInWords = (tongue: keyof typeof languages) => numbersOf(languages[tongue])

const readers = Object.values(languages).map(({ own, lead, wordLead, words, after }) => ({
  own: guarded(`${START}(?:${own}) (\\d{2})(?!${after})`, 'u'),
  numberOf: numbersOf({ words, wordLead }).numberOf,
  pattern: guarded(
    `${START}(?:(?:${lead}) (\\d{1,2})(?!${after})|${wordLead && `(?:${wordLead}) `}(${words.join('|')})(?![\\p{L}-]|${after}))`,
    wordLead ? 'u' : 'iu',
  ),
}))

/** Single digits and master numbers. Any other number, such as 25, is a count or part of a date. */
const isReduced = (number: number): boolean => (number > 0 && number < 10) || number === 11 || number === 22 || number === 33

/** Dates in labels and in the form, whose digits are no numbers of the reading. */
const date = /\d{4}-\d\d-\d\d|\d+ \p{L}+ \d{4}/gu

/**
 * The numbers in the facts, in any role, and in a label or the reader's form. A master number also counts as the digit to which it reduces.
 * `partial`: the results of the steps of the calculation.
 */
const heldIn = forFacts((facts) => {
  const spelled = facts.filter(({ data }) => data.role !== 'turning-day').map(({ id, label, detail }) => (id === 'form' ? detail : label))
  const numbers = facts.flatMap(({ data }) => [data.number, ...(Array.isArray(data.numbers) ? data.numbers : [])])
  // A year or a month leads to the next: “the 9 closes what the 1 will begin”.
  const next = facts.flatMap(({ data }) => (/^personal-(?:year|month)$/.test(String(data.role)) ? [(Number(data.number) % 9) + 1] : []))
  const held = [...numbers, ...next, ...(spelled.join(' ').replace(date, '').match(/\d+/g) ?? [])].map(Number)
  const steps = facts.flatMap(({ data }) => (Array.isArray(data.steps) ? data.steps.map(String) : []))
  return {
    held: new Set([...held, ...held.filter((number) => number % 11 === 0).map((number) => (number / 11) * 2)]),
    partial: new Set(
      [...steps.map((step) => step.match(/\d+/g)?.at(-1)), ...steps.flatMap((step) => step.match(/\d+(?=, a master)/g) ?? [])].map(Number),
    ),
    steps: new Set(steps.flatMap((step) => step.match(/\d+/g) ?? []).map(Number)),
  }
})

const reckons = new RegExp(`(?<!\\p{L})(?:${inAnyOf(languages)('sums')})(?!\\p{L})`, 'iu')

/** Finds a number that a text speaks of without its role, as in “the 4 in your chart”, and that no fact has. A sum explains itself. */
export const unheldNumber = (text: string, facts: readonly Fact[]): string | undefined => {
  const { held, partial, steps } = heldIn(facts)
  const able = readers.filter(({ own, pattern: bare }) => own.test(text) || bare.test(text))
  if (able.length === 0) return undefined
  // “Your three names give 9, 11 and 8. The 11 stays.”
  const mayBePartial = reckons.test(text)
  const isFree = (number: number): boolean => !isReduced(number) || held.has(number) || (mayBePartial && partial.has(number))
  for (const sentence of text.split(/(?<=[.!?])\s/u).filter((each) => !/[+=]/.test(each))) {
    for (const { own, pattern: bare, numberOf } of able) {
      const unsummed = own.all(sentence).find(([, digits]) => !held.has(Number(digits)) && !steps.has(Number(digits)))
      if (unsummed) return unsummed[0]
      const found = bare.all(sentence).find(([, digits, word = '']) => !isFree(Number(digits ?? numberOf(word))))
      if (found) return found[0]
    }
  }
  return undefined
}
