import { z } from 'zod'
import { optionalText, requiredText } from './reader-text.ts'

export const DREAM_MIN = 30
export const DREAM_MAX = 5000
export const DREAM_FEELINGS_MAX = 500
export const DREAM_LIFE_MAX = 2000

/** What the dream form asks, with the messages it shows. */
export const dreamForm = z
  .object({
    dreamDescription: requiredText({
      missing: 'Please describe your dream',
      min: DREAM_MIN,
      tooShort: 'Please provide more detail about your dream (at least 30 characters)',
      max: DREAM_MAX,
      tooLong: 'Please keep your dream under 5,000 characters',
      wordless: 'Please tell your dream in words',
    }),
    dreamEmotions: optionalText({ max: DREAM_FEELINGS_MAX, tooLong: 'Please keep the feelings under 500 characters' }),
    currentLifeSituation: optionalText({ max: DREAM_LIFE_MAX, tooLong: 'Please keep this under 2,000 characters' }),
  })
  .meta({ description: 'What the dream form asks' })
export type DreamForm = z.infer<typeof dreamForm>
