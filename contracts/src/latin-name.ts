import { transliterate } from 'transliteration'
import { countedLetter } from './http/reading-forms-numerology.ts'

/** Apostrophe-like letters, as in Hawaiian or Uzbek names; they carry no number. */
const silent = /\p{Lm}/u

/** Greek υ after α or ε is a consonant, and ου one vowel; letter by letter they would both come out as y. */
const greekDigraphs = (word: string): string =>
  word
    .replace(/ου/giu, 'ou')
    .replace(/([αεη])υ(?=[θκξπσςτφχψ]|$)/giu, '$1f')
    .replace(/([αεη])υ/giu, '$1v')

export type LatinName = { words: string[]; respelt: boolean }

/**
 * The words of a name in the letters A to Z: compatibility forms taken apart, marks stripped, then transliterated; spaces and hyphens part
 * words, everything else that is no letter falls away. 'unspellable' when a letter belongs to a script that cannot be spelt in Latin
 * faithfully (one without written vowels, or of signs that are no letters); 'empty' when there is no letter at all.
 */
export const latinName = (name: string): LatinName | 'unspellable' | 'empty' => {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = [...bare].filter((sign) => /\p{L}/u.test(sign) && !silent.test(sign))
  if (letters.length === 0) return 'empty'
  if (letters.some((letter) => !countedLetter.test(letter))) return 'unspellable'
  const words = bare
    .split(/[\s\p{Pd}]+/u)
    .map((word) =>
      transliterate(greekDigraphs(word.toLowerCase()))
        .toUpperCase()
        .replace(/[^A-Z]/g, ''),
    )
    .filter((word) => word !== '')
  return words.length === 0 ? 'unspellable' : { words, respelt: letters.some((letter) => !/\p{Script=Latin}/u.test(letter)) }
}
