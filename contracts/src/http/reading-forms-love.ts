import { z } from 'zod'
import { NAME_MAX } from '../constants.ts'
import { birthDate } from './birth-date.ts'
import { optionalText, requiredText } from './reader-text.ts'
import { placeId, placeLength, timeOfBirth, unknownTime } from './reading-forms-astrology.ts'

export const LOVE_MIN = 20
export const LOVE_MAX = 5000

/** A birth typed in, or one of the reader's saved people. Only the engine can check whether a place is known. */
const birth = z
  .object({
    personId: z
      .string()
      .max(64)
      .regex(/^pn_[A-Za-z0-9_-]{22}$/, 'Please choose one of your people')
      .optional()
      .meta({ description: 'Id of a saved person, instead of all other fields' }),
    dateOfBirth: birthDate.optional(),
    timeOfBirth,
    unknownTime,
    placeOfBirth: optionalText(placeLength),
    placeId,
  })
  .superRefine(({ personId, dateOfBirth, placeOfBirth }, { addIssue }) => {
    const fault = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (personId !== undefined) {
      if (dateOfBirth || placeOfBirth) fault('personId', 'Please give either a saved person or a birth')
      return
    }
    if (!dateOfBirth) fault('dateOfBirth', 'Date of birth is required')
    if (!placeOfBirth) fault('placeOfBirth', 'Place of birth is required')
  })
  .meta({ anyOf: [{ required: ['personId'] }, { required: ['dateOfBirth', 'placeOfBirth'] }] })
export type LoveBirth = z.infer<typeof birth>

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
    yourBirth: birth.optional().meta({ description: 'With both births the reading is a synastry; they are never part of its `formData`' }),
    partnerBirth: birth.optional(),
  })
  .superRefine(({ yourBirth, partnerBirth }, { addIssue }) => {
    if (!yourBirth === !partnerBirth) return
    addIssue({ code: 'custom', path: [yourBirth ? 'partnerBirth' : 'yourBirth'], message: 'Please give both births, or neither' })
  })
  .meta({ description: 'What the love form asks' })
export type LoveForm = z.infer<typeof loveForm>
