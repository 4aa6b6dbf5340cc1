import { z } from 'zod'
import { NAME_MAX } from '../constants.ts'
import { birthDate } from './birth-date.ts'
import { letter } from './reader-text.ts'

export const numerologyTypes = ['lifepath', 'personalmonth', 'personalyear', 'namechange'] as const
export type NumerologyType = (typeof numerologyTypes)[number]

/** Letters of the alphabets that can be written in Latin letters, vowels included. A name in another script cannot be counted. */
export const countedLetter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u

/** The Unicode blocks of these letters, for programs whose regular expressions have no script properties. */
const COUNTED_LETTERS = '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u058f\u10a0-\u10ff\u1e00-\u1fff]'

/** One printable line without marks that change the direction of writing. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

const NAME_REQUIRED = 'Full name is required for life path reading'
const BEFORE_REQUIRED = 'Please give the name you had before'
const AFTER_REQUIRED = 'Please give the new name'
const SAME_NAME = 'This is the name you had before. Please give the new one'

/** The kinds that count a name, and those that ask for the day of birth only. */
export const namedTypes: readonly NumerologyType[] = ['lifepath', 'namechange']

const readingType = z.enum(numerologyTypes, 'Please select a reading type')

const fullName = z
  .string(NAME_REQUIRED)
  .trim()
  .normalize('NFC')
  .max(NAME_MAX, `Please keep the name under ${NAME_MAX} characters`)
  .regex(oneLine, 'Please write the name on one line, in letters only')
  .refine((name) => name === '' || letter.test(name), 'Please write the name in letters')
  .meta({ allOf: [{ pattern: `^$|${letter.source}` }] })

const namePart = z.object({ readingType, fullName: fullName.optional() })
const newNamePart = z.object({ readingType, newName: fullName.optional() })

/** The letters of a name, which are all that is counted. */
const lettersOf = (name = ''): string => name.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')

/** The fields of the numerology form. A life path needs a name, a change of name two. */
export const numerologyForm = z
  .object({ readingType, fullName: fullName.optional(), newName: fullName.optional(), dateOfBirth: birthDate })
  .refine((form) => !namedTypes.includes(form.readingType) || Boolean(form.fullName), {
    path: ['fullName'],
    error: ({ input }) => (namePart.parse(input).readingType === 'namechange' ? BEFORE_REQUIRED : NAME_REQUIRED),
    when: ({ value }) => namePart.safeParse(value).success,
  })
  .refine((form) => form.readingType !== 'namechange' || Boolean(form.newName), {
    path: ['newName'],
    error: AFTER_REQUIRED,
    when: ({ value }) => newNamePart.safeParse(value).success,
  })
  .refine(
    ({ readingType: kind, fullName: before, newName }) => kind !== 'namechange' || !newName || lettersOf(before) !== lettersOf(newName),
    {
      path: ['newName'],
      error: SAME_NAME,
    },
  )
  .meta({
    description:
      'What the numerology form asks. A life path needs the full name, in an alphabet whose letters count; a change of name the old one (`fullName`) and the new one.',
    allOf: [
      {
        anyOf: [
          { properties: { readingType: { enum: ['personalmonth', 'personalyear'] } } },
          {
            properties: { readingType: { const: 'lifepath' }, fullName: { pattern: COUNTED_LETTERS } },
            required: ['fullName'],
          },
          {
            properties: { fullName: { pattern: COUNTED_LETTERS }, newName: { pattern: COUNTED_LETTERS } },
            required: ['fullName', 'newName'],
          },
        ],
      },
    ],
  })
export type NumerologyForm = z.infer<typeof numerologyForm>
