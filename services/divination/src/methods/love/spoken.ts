import type { Tongue } from '../dream/lexicon/languages.data.ts'
import { tongueOf } from '../dream/lexicon/tongues.ts'

/** A text without accents, letter for letter: what is found in it stands at the same place in the text. */
export const unaccented = (text: string): string => text.replace(/[\u00c0-\u024f]/gu, (letter) => letter.normalize('NFD').charAt(0))

const tongues: readonly Tongue[] = ['en', 'cs', 'de', 'es', 'fr']

/** The languages in which a text is looked through: the one it seems to be told in, then the others, should that one say nothing. */
export const tonguesOf = (text: string): Tongue[] => {
  const own = tongueOf(text)
  return [own, ...tongues.filter((tongue) => tongue !== own)]
}

/** Whole words of any script. */
export const whole = (source: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags)
