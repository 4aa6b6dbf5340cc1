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
 * The fields of each form that hold the reader's own words, what asks before what tells. Names, dates and places are none: they are screened
 * by our own lists and go to no other provider.
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
