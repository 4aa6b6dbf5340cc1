import { z } from 'zod'
import { pattern, readByLanguage } from './by-language.ts'
import type { Tongue } from './dream/lexicon/languages.data.ts'
import { tongueOf } from './dream/lexicon/tongues.ts'
import { guarded } from './guarded.ts'

const language = z.strictObject({
  subject: z.string().describe('what stands before each claim'),
  figure: z.string().default('(?!)').describe('what stands before each claim of `now`, with its marks'),
  numbers: z.array(pattern).describe('one, two and so on; {number} in a claim stands for any of them, or for digits'),
  claims: z.array(z.strictObject({ said: pattern, now: pattern.optional(), told: pattern.optional() })),
})

/**
 * Finds the first claim of a text about the reader that nothing in their own words supports. `marked` is the text with marks around what they told:
 * only of such a figure does a text in the present tense tell a deed, and not a figure of speech. `tongue` is the language of words that do not show it.
 */
export type Untold = (text: string, words: string, marked?: string, tongue?: Tongue) => string | undefined

const readerOf = ({ subject, figure, numbers, claims }: z.infer<typeof language>): Untold => {
  const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
  const number = `(\\d{1,2}|${numbers.join('|')})`
  const isNumberTold = (said: string, words: string): boolean => {
    const index = numbers.findIndex((each, at) => new RegExp(`^(?:${each}|${at + 1})$`, 'iu').test(said))
    // Of a longer word, or one that ends in a vowel, another inflection is the reader's own as well.
    const isInflected = index < 0 && /.{5}|...(?:[aeiouy]|\P{ASCII})$/u.test(said)
    if (isInflected) return new RegExp(`(?<!\\p{L})${said.slice(0, said.length > 5 ? -2 : -1)}`, 'iu').test(words)
    return [said, numbers[index], String(index + 1)].some((each) => each !== undefined && whole(each).test(words))
  }
  const deed = (who: string, said: string) => guarded(`${who}(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])(?! ?!)`, 'iu')
  const readers = claims.map(({ said, now, told }) => ({
    claim: deed(subject, said.replace('{number}', number)),
    present: now === undefined ? undefined : deed(figure, now),
    isTold: told === undefined ? isNumberTold : (_: string, words: string) => new RegExp(`(?<!\\p{L})(?:${told})`, 'iu').test(words),
  }))
  return (text, words, marked = '') => {
    for (const { claim, present, isTold } of readers) {
      const untold = [...claim.all(text), ...(present?.all(marked) ?? [])].find(([, said = '']) => !isTold(said, words))
      if (untold) return untold[0].replace(/[⟦⟧]/gu, '')
    }
    return undefined
  }
}

/** Reads a file of `data` with claims by language. Only claims in the language of the reader's words are recognised, which a reading is written in. */
export const readUntold = (file: string): Untold => {
  const languages = readByLanguage(file, language)
  const readers = Object.fromEntries(Object.entries(languages).map(([tongue, each]) => [tongue, readerOf(each)])) as Record<Tongue, Untold>
  return (text, words, marked, tongue = tongueOf(words)) => readers[tongue](text, words, marked)
}
