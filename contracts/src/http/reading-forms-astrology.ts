import { z } from 'zod'
import { PLACE_MAX } from '../constants.ts'
import { birthDate } from './birth-date.ts'
import { optionalText } from './reader-text.ts'

export const astrologyTypes = ['natal', 'weekly', 'solarreturn', 'lunarreturn', 'progressions'] as const
export type AstrologyType = (typeof astrologyTypes)[number]

/** Which return of the Sun or the Moon: the coming one, or the one that the reader lives in. */
const returnTurns = ['coming', 'current'] as const

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
    returnTurn: z
      .enum(returnTurns, 'Please say which return')
      .optional()
      .meta({ description: 'Returns only: the coming one, or the one that the reader lives in; the coming one, where it is left out' }),
    returnPlace: optionalText(placeLength).meta({
      description: 'Returns only: where the reader is then, for the houses; the place of birth, where it is left out',
    }),
    returnPlaceId: placeId,
  })
  .refine((form) => form.readingType === 'weekly' || Boolean(form.placeOfBirth), {
    path: ['placeOfBirth'],
    error: ({ input }) => (placePart.parse(input).readingType === 'natal' ? PLACE_REQUIRED : 'Place of birth is required'),
    when: ({ value }) => placePart.safeParse(value).success,
  })
  .meta({
    description:
      'What the astrology form asks. All but a week needs a place of birth: a known name, or an id that the search of places gave.',
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
