import type { Derived } from './birth-numbers.ts'
import { reduce, reduceSum } from './reduce.ts'

const VOWEL = /[AEIOU]/

/** A = 1 … I = 9, J = 1 and so on. @param letter A to Z */
export const letterValue = (letter: string): number => ((letter.charCodeAt(0) - 65) % 9) + 1

/** A, E, I, O and U are vowels; Y counts as one unless it touches one of them. */
const isVowel = (word: string, at: number): boolean => {
  const letter = word.charAt(at)
  if (letter !== 'Y') return VOWEL.test(letter)
  return !VOWEL.test(word.charAt(at - 1)) && !VOWEL.test(word.charAt(at + 1))
}

type Choice = 'all' | 'vowels' | 'consonants'

const chosen = (word: string, choice: Choice): string[] =>
  [...word].filter((_, at) => choice === 'all' || isVowel(word, at) === (choice === 'vowels'))

/** Adds the letter values of each word and reduces the sum, then adds the words and reduces again; undefined if no letter counts. */
const fromLetters = (words: readonly string[], choice: Choice): Derived | undefined => {
  const steps: string[] = []
  const numbers: number[] = []
  for (const word of words) {
    const letters = chosen(word, choice)
    if (letters.length === 0) continue
    const values = letters.map(letterValue)
    const { number, step } = reduce(
      values.reduce((sum, value) => sum + value, 0),
      'keep masters',
    )
    numbers.push(number)
    steps.push(`${letters.join(' ')}: ${values.length > 1 ? `${values.join(' + ')} = ${step}` : step}`)
  }
  if (numbers.length === 0) return undefined
  const sum = reduceSum(numbers, 'keep masters')
  return { number: sum.number, steps: numbers.length > 1 ? [...steps, `Together: ${sum.step}`] : steps }
}

export type NameNumbers = { expression?: Derived; soulUrge?: Derived; personality?: Derived }

/** Expression from all letters, soul urge from the vowels, personality from the consonants. @param words in A to Z */
export const nameNumbers = (words: readonly string[]): NameNumbers => {
  const [expression, soulUrge, personality] = [fromLetters(words, 'all'), fromLetters(words, 'vowels'), fromLetters(words, 'consonants')]
  return { ...(expression && { expression }), ...(soulUrge && { soulUrge }), ...(personality && { personality }) }
}

/** How often each value from 1 to 9 occurs among a name's letters. */
export const letterCounts = (words: readonly string[]): ReadonlyMap<number, number> => {
  const counts = new Map(Array.from({ length: 9 }, (_, index) => [index + 1, 0]))
  for (const letter of words.join('')) {
    const value = letterValue(letter)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
