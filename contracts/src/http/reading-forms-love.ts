import { z } from 'zod'
import { NAME_MAX } from '../constants.ts'
import { optionalText, requiredText } from './reader-text.ts'

export const LOVE_MIN = 20
export const LOVE_MAX = 5000

/** The fields of the love form, with their messages. */
export const loveForm = z
  .object({
    yourName: optionalText({ max: NAME_MAX, tooLong: 'Please keep your name under 100 characters' }),
    partnerName: optionalText({ max: NAME_MAX, tooLong: 'Please keep the name under 100 characters' }),
    relationshipContext: requiredText({
      missing: 'Please describe your situation',
      min: LOVE_MIN,
      tooShort: 'Please provide a bit more detail (min 20 characters)',
      max: LOVE_MAX,
      tooLong: 'Please keep your situation under 5,000 characters',
      wordless: 'Please describe your situation in words',
    }),
  })
  .meta({ description: 'What the love form asks' })
export type LoveForm = z.infer<typeof loveForm>
