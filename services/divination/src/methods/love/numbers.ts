import { latinName } from '@sibyl/contracts/latin-name'
import { nameNumbers } from '../numerology/name-numbers.ts'
import { reduceSum } from '../numerology/reduce.ts'
import type { Relation } from './numbers.data.ts'

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

type Family = 'mind' | 'matter' | 'feeling'

const families: readonly Family[] = ['mind', 'matter', 'feeling', 'matter', 'mind', 'feeling', 'mind', 'matter', 'feeling']

/** A master number as a single digit: 11 is 2, 22 is 4, 33 is 6. */
const digit = (number: number): number => (number > 9 ? (2 * number) / 11 : number)

/** How two numbers relate: equal, of the same family, or of different families. */
export const relationOf = (one: number, other: number): Relation => {
  if (one === other) return 'same'
  const [a, b] = [families[digit(one) - 1] ?? 'mind', families[digit(other) - 1] ?? 'mind']
  if (a === b) return a
  return [a, b].sort().join('-') as Relation
}

/** The number of both names together. */
export const jointNumber = (one: number, other: number): { number: number; step: string } => reduceSum([one, other], 'one digit')
