import { abbreviatedWords } from './countries.data.ts'

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
}

const abbreviated = new RegExp(`\\b(?:${Object.keys(abbreviatedWords).join('|')})\\b`, 'g')

/** Folds a name for comparison: lower case without diacritics, punctuation as single spaces, "St." spelt out. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøæœđðþłıħŋ]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘ʻʼ`´.]+/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(abbreviated, (word) => abbreviatedWords[word] ?? word)
