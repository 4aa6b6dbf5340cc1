import { z } from 'zod'
import { requiredText } from './reader-text.ts'

export const SITUATION_MIN = 20
export const SITUATION_MAX = 5000

/** The fields of the I Ching form, with their messages. */
export const ichingForm = z
  .object({
    situation: requiredText({
      missing: 'Please describe your situation',
      min: SITUATION_MIN,
      tooShort: 'Please provide more detail about your situation',
      max: SITUATION_MAX,
      tooLong: 'Please keep your situation under 5,000 characters',
      wordless: 'Please describe your situation in words',
    }),
  })
  .meta({ description: 'What the I Ching form asks' })
export type IchingForm = z.infer<typeof ichingForm>
