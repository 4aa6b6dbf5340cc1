import type { Tongue } from '../dream/lexicon/languages.data.ts'
import { tongueOf } from '../dream/lexicon/tongues.ts'

/** The text without accents, letter for letter, so that positions in it are positions in the text. */
export const unaccented = (text: string): string => text.replace(/[\u00c0-\u024f]/gu, (letter) => letter.normalize('NFD').charAt(0))

const tongues: readonly Tongue[] = ['en', 'cs', 'de', 'es', 'fr']

/** The languages to search a text in: the detected one, then the others in case that one finds nothing. */
export const tonguesOf = (text: string): Tongue[] => {
  const own = tongueOf(text)
  return [own, ...tongues.filter((tongue) => tongue !== own)]
}

/** Matches whole words of any script. */
export const whole = (source: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags)
