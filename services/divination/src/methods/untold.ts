import { z } from 'zod'
import { pattern, readByLanguage } from './by-language.ts'
import type { Tongue } from './dream/lexicon/languages.data.ts'
import { tongueOf } from './dream/lexicon/tongues.ts'
import { guarded } from './guarded.ts'

const language = z.strictObject({
  subject: z.string().describe('what stands before each claim'),
  numbers: z.array(pattern).describe('one, two and so on; {number} in a claim stands for any of them, or for digits'),
  claims: z.array(z.strictObject({ said: pattern, told: pattern.optional() })),
})

/** Finds the first claim of a text about the reader that nothing in their own words supports. */
export type Untold = (text: string, words: string) => string | undefined

const readerOf = ({ subject, numbers, claims }: z.infer<typeof language>): Untold => {
  const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
  const number = `(\\d{1,2}|${numbers.join('|')})`
  const isNumberTold = (said: string, words: string): boolean => {
    const index = numbers.findIndex((each, at) => new RegExp(`^(?:${each}|${at + 1})$`, 'iu').test(said))
    return [said, numbers[index], String(index + 1)].some((each) => each !== undefined && whole(each).test(words))
  }
  const readers = claims.map(({ said, told }) => ({
    claim: guarded(`${subject}(?<![\\p{L}\\p{N}])(?:${said.replace('{number}', number)})(?![\\p{L}\\p{N}])`, 'iu'),
    isTold: told === undefined ? isNumberTold : (_: string, words: string) => new RegExp(`(?<!\\p{L})(?:${told})`, 'iu').test(words),
  }))
  return (text, words) => {
    for (const { claim, isTold } of readers) {
      const untold = claim.all(text).find(([, said = '']) => !isTold(said, words))
      if (untold) return untold[0]
    }
    return undefined
  }
}

/** Reads a file of `data` with claims by language. Only claims in the language of the reader's words are recognised, which a reading is written in. */
export const readUntold = (file: string): Untold => {
  const languages = readByLanguage(file, language)
  const readers = Object.fromEntries(Object.entries(languages).map(([tongue, each]) => [tongue, readerOf(each)])) as Record<Tongue, Untold>
  return (text, words) => readers[tongueOf(words)](text, words)
}
