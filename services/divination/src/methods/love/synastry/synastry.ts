import type { LoveBirth, LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import { type Birth, birthOf } from '../../astrology/natal/birth.ts'
import type { Picture } from '../../method.ts'
import { doubleWheelPicture } from './double-wheel.ts'
import { synastryFacts } from './facts.ts'
import { sideOf } from './side.ts'

type Seat = 'yourBirth' | 'partnerBirth'

const birthIn = (seat: Seat, { dateOfBirth = '', ...birth }: LoveBirth, now: number): Birth => {
  try {
    return birthOf({ readingType: 'natal', dateOfBirth, ...birth }, now)
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    throw new AppError(error.code, { fields: error.fields.map(({ field, message }) => ({ field: `${seat}.${field}`, message })) })
  }
}

/**
 * The two charts of a love form, compared; undefined without both births, which are those of no saved person any more.
 * @throws AppError invalid_input, naming the field, for an impossible birth
 */
export const synastryOf = ({ yourBirth, partnerBirth }: LoveForm, now: number): { facts: Fact[]; picture: Picture } | undefined => {
  if (!yourBirth || !partnerBirth) return undefined
  const yours = sideOf(birthIn('yourBirth', yourBirth, now))
  const theirs = sideOf(birthIn('partnerBirth', partnerBirth, now))
  return { facts: synastryFacts(yours, theirs), picture: doubleWheelPicture(yours, theirs) }
}
