import { z } from 'zod'
import { PLACE_MAX } from '../constants.ts'
import { birthDate } from './birth-date.ts'
import { optionalText } from './reader-text.ts'

const astrologyTypes = ['natal', 'weekly'] as const
export type AstrologyType = (typeof astrologyTypes)[number]

const TIME_FORM = 'Please give the time as hours and minutes, such as 18:45'
const PLACE_REQUIRED = 'Place of birth is required for natal charts'

const readingType = z.enum(astrologyTypes, 'Please select a reading type')

/** Clock time: 00:00 to 23:59. An empty text counts as none. */
export const timeOfBirth = z
  .string(TIME_FORM)
  .trim()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, TIME_FORM)
  .optional()

export const placeLength = { max: PLACE_MAX, tooLong: `Please keep the place under ${PLACE_MAX} characters` }
const placeOfBirth = optionalText(placeLength)

export const placeId = z
  .string()
  .regex(/^\d{0,12}$/, 'Please choose the place from the list')
  .optional()

export const unknownTime = z.boolean('Please tick the box or leave it empty').optional()

const placePart = z.object({ readingType, placeOfBirth })

/**
 * The fields of the astrology form with their messages. `placeId` is the id of a place from the search; without it the text must name one
 * place. Only the engine can check whether a place is known, and whether a time existed and has come.
 */
export const astrologyForm = z
  .object({
    readingType,
    dateOfBirth: birthDate,
    timeOfBirth,
    unknownTime,
    placeOfBirth,
    placeId,
  })
  .refine((form) => form.readingType !== 'natal' || Boolean(form.placeOfBirth), {
    path: ['placeOfBirth'],
    error: PLACE_REQUIRED,
    when: ({ value }) => placePart.safeParse(value).success,
  })
  .meta({
    description:
      'What the astrology form asks. A natal chart needs a place of birth: a known name, or an id that the search of places gave.',
    allOf: [
      {
        anyOf: [
          { properties: { readingType: { const: 'weekly' } } },
          { properties: { placeOfBirth: { pattern: /\S/.source } }, required: ['placeOfBirth'] },
        ],
      },
    ],
  })
export type AstrologyForm = z.infer<typeof astrologyForm>
