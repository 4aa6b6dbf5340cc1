import { z } from 'zod'
import { QUESTION_MAX, QUESTION_MIN } from '../constants.ts'
import type { MethodId } from '../methods.ts'
import { requiredText } from './reader-text.ts'
import { astrologyForm } from './reading-forms-astrology.ts'
import { dreamForm } from './reading-forms-dream.ts'
import { ichingForm } from './reading-forms-iching.ts'
import { loveForm } from './reading-forms-love.ts'
import { numerologyForm } from './reading-forms-numerology.ts'

export const timeframes = ['present', 'tomorrow', 'week', 'month'] as const
export type Timeframe = (typeof timeframes)[number]

/** What the tarot form asks, with the messages it shows. */
export const tarotForm = z
  .object({
    timeframe: z.enum(timeframes, 'Please select a timeframe'),
    question: requiredText({
      missing: 'Please enter your question',
      min: QUESTION_MIN,
      tooShort: 'Please provide more detail in your question',
      max: QUESTION_MAX,
      tooLong: 'Please keep your question under 1,000 characters',
      wordless: 'Please ask your question in words',
    }),
  })
  .meta({ description: 'What the tarot form asks' })
export type TarotForm = z.infer<typeof tarotForm>

const dailyCardForm = z.object({})

/** The form of each method that can be asked today. */
export const readingForms = {
  'daily-card': dailyCardForm,
  tarot: tarotForm,
  iching: ichingForm,
  astrology: astrologyForm,
  numerology: numerologyForm,
  dream: dreamForm,
  love: loveForm,
} as const satisfies Readonly<Record<MethodId, z.ZodType>>
