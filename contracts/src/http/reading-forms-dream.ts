import { z } from 'zod'
import { optionalText, requiredText } from './reader-text.ts'

export const DREAM_MIN = 30
export const DREAM_MAX = 5000
export const DREAM_FEELINGS_MAX = 500
export const DREAM_LIFE_MAX = 2000

const MOST_SYMBOLS = 200

/** The key of a symbol of dreams, such as `hidden-room`. */
export const symbolKey = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/)

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
    removedSymbols: z
      .array(symbolKey)
      .max(MOST_SYMBOLS)
      .optional()
      .meta({ description: 'Symbols of `findDreamSymbols` that the reader removed: the reading leaves them out' }),
  })
  .meta({ description: 'What the dream form asks' })
export type DreamForm = z.infer<typeof dreamForm>
