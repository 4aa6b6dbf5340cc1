import { cardNames } from '../tarot/card-names.ts'

const noName =
  /^(?:my|the|mr|mrs|ms|dr|he|him|she|her|they|them|it|you|me|ex|someone|somebody|nobody|unknown|none|no|husband|wife|partner)$/iu

const wordsOfCards = new Set([...cardNames.values()].flatMap((name) => name.toLowerCase().split(' ')))

/** The first name of the other person, or "the other person" where none is given that can safely be said. */
export const personNamed = (name: unknown): string => {
  const first = typeof name === 'string' ? (name.trim().split(/\s+/u)[0] ?? '') : ''
  const isName = /^\p{Lu}[\p{L}\p{M}’-]{1,24}$/u.test(first) && !noName.test(first) && !wordsOfCards.has(first.toLowerCase())
  return isName ? first : 'the other person'
}
