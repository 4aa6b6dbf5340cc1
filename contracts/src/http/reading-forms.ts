import { z } from 'zod'
import type { MethodId } from '../methods.ts'
import { astrologyForm } from './reading-forms-astrology.ts'
import { dreamForm } from './reading-forms-dream.ts'
import { ichingForm } from './reading-forms-iching.ts'
import { loveForm } from './reading-forms-love.ts'
import { numerologyForm } from './reading-forms-numerology.ts'
import { tarotForm } from './reading-forms-tarot.ts'

const dailyCardForm = z.object({})

/** The form of each method. */
export const readingForms = {
  'daily-card': dailyCardForm,
  tarot: tarotForm,
  iching: ichingForm,
  astrology: astrologyForm,
  numerology: numerologyForm,
  dream: dreamForm,
  love: loveForm,
} as const satisfies Readonly<Record<MethodId, z.ZodType>>

/**
 * The fields of each form that hold the reader's own words; a field with a question comes before one with a description. Names, dates and
 * places are not among them: only our own lists screen them, and no other provider receives them.
 */
export const ownWords: { readonly [M in MethodId]: readonly (keyof z.infer<(typeof readingForms)[M]> & string)[] } = {
  'daily-card': [],
  tarot: ['question'],
  iching: ['situation'],
  astrology: [],
  numerology: [],
  dream: ['currentLifeSituation', 'dreamDescription', 'dreamEmotions'],
  love: ['relationshipContext'],
}
