import { latinName } from '@sibyl/contracts/latin-name'
import { nameNumbers } from '../numerology/name-numbers.ts'
import { reduceSum } from '../numerology/reduce.ts'

export type NameNumber = { number: number; steps: readonly string[] }

/**
 * The number of a name from all its letters, like the expression number. Undefined without a name; 'unspellable' if it has no faithful
 * Latin transliteration.
 */
export const nameNumber = (name: string | undefined): NameNumber | 'unspellable' | undefined => {
  if (!name?.trim()) return undefined
  const latin = latinName(name)
  if (typeof latin === 'string') return 'unspellable'
  return nameNumbers(latin.words).expression ?? 'unspellable'
}

/** What a number brings to a relationship, and what it needs there, each as the object of its verb. */
export const inLove: Readonly<Record<number, { gives: string; needs: string }>> = {
  1: { gives: 'a clear first step', needs: 'room to decide alone' },
  2: { gives: 'an ear for the half-said', needs: 'to be asked, and answered gently' },
  3: { gives: 'lightness and a good story', needs: 'an audience of one, fully present' },
  4: { gives: 'steadiness one can build on', needs: 'plans that are kept' },
  5: { gives: 'fresh air and new roads', needs: 'a door left on the latch' },
  6: { gives: 'care in its daily forms', needs: 'to be cared for in turn' },
  7: { gives: 'depth, and loyalty without noise', needs: 'silence that is not taken amiss' },
  8: { gives: 'strength that takes things in hand', needs: 'an equal who says no' },
  9: { gives: 'a wide and forgiving heart', needs: 'not to be leaned on by everyone' },
  11: { gives: 'intuition, a little ahead of words', needs: 'calm nerves and kept promises' },
  22: { gives: 'a plan large enough for two', needs: 'someone who sees the person working' },
  33: { gives: 'warmth that teaches by example', needs: 'leave to be tired and small' },
}

export const relations = {
  same: { name: 'alike', meaning: 'The same number twice: much is understood without words, and what both lack, both lack.' },
  mind: {
    name: 'of one kind, for thought and freedom',
    meaning: 'One, five and seven are kin: they go by thought and freedom, and must remember to come home.',
  },
  matter: {
    name: 'of one kind, for work and order',
    meaning: 'Two, four and eight are kin: they build well together, and may forget to play.',
  },
  feeling: {
    name: 'of one kind, for feeling and play',
    meaning: 'Three, six and nine are kin: warmth comes easily, and plain limits come less so.',
  },
  'matter-mind': {
    name: 'unlike, as wind and wall',
    meaning: 'The one moves and the other holds. It chafes and it steadies, depending on the day.',
  },
  'feeling-mind': {
    name: 'in accord, as fire and air',
    meaning: 'The one warms and the other thinks. Air feeds fire: each can make the other larger, or simply louder.',
  },
  'feeling-matter': {
    name: 'unlike, as garden and fence',
    meaning: 'The one grows and the other keeps in shape. Both are needed; neither should win.',
  },
} as const

export type Relation = keyof typeof relations

type Family = 'mind' | 'matter' | 'feeling'

const families: Readonly<Record<number, Family>> = {
  1: 'mind',
  5: 'mind',
  7: 'mind',
  2: 'matter',
  4: 'matter',
  8: 'matter',
  3: 'feeling',
  6: 'feeling',
  9: 'feeling',
}

/** A master number as a single digit: 11 is 2, 22 is 4, 33 is 6. */
const digit = (number: number): number => (number > 9 ? (2 * number) / 11 : number)

/** How two numbers relate: equal, of the same family, or of different families. */
export const relationOf = (one: number, other: number): Relation => {
  if (one === other) return 'same'
  const [a, b] = [families[digit(one)] ?? 'mind', families[digit(other)] ?? 'mind']
  if (a === b) return a
  return [a, b].sort().join('-') as Relation
}

/** The number of both names together. */
export const jointNumber = (one: number, other: number): { number: number; step: string } => reduceSum([one, other], 'one digit')

/** What the number of both names together asks of a relationship. */
export const jointMeaning: Readonly<Record<number, string>> = {
  1: 'beginning again, often',
  2: 'listening in turns',
  3: 'laughing, also about yourselves',
  4: 'building something that lasts',
  5: 'staying curious about each other',
  6: 'making a home for more than two',
  7: 'respecting a closed door',
  8: 'sharing power and cost openly',
  9: 'giving without keeping count',
}
