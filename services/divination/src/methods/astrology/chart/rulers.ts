import type { Planet } from './bodies.ts'
import { signOf, turn } from './signs.ts'

/** The traditional ruler of each sign, from Aries to Pisces. */
const rulers: readonly Planet[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
]

/** The signs in which the seven traditional planets are exalted. */
const exaltations: Partial<Record<Planet, number>> = { sun: 0, moon: 1, mercury: 5, venus: 11, mars: 9, jupiter: 3, saturn: 6 }

export const rulerOf = (sign: number): Planet => rulers[sign] ?? 'sun'

export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall'

/** The essential dignity of a traditional planet in a sign: domicile, exaltation, detriment, fall. */
export const dignityOf = (body: Planet, sign: number): Dignity | undefined => {
  const opposite = signOf(turn(sign * 30 + 180))
  if (rulerOf(sign) === body) return 'domicile'
  if (exaltations[body] === sign) return 'exaltation'
  if (rulerOf(opposite) === body) return 'detriment'
  if (exaltations[body] === opposite) return 'fall'
  return undefined
}
