import { z } from 'zod'
import { NAME_MAX } from '../constants.ts'

/** Letters with their marks, digits, spaces, apostrophes, hyphens, and dots behind an initial or at the end of a word. */
const nameCharacters = /^(?:[\p{L}\p{M}\p{Nd} '’ʼ‘·-]|\.(?=$|[ -]|\p{L}\.))*$/u

/** More marks on one letter than any script uses, or invisible letters and marks, such as the Hangul filler. */
const disguise = /\p{M}{5}|\p{Default_Ignorable_Code_Point}/u

const NOT_A_NAME = 'Please use letters, spaces, hyphens and apostrophes only, and no web address'

const isName = (text: string): boolean => nameCharacters.test(text) && /\p{L}/u.test(text) && !disguise.test(text)

type Texts = { missing: string; tooLong: string }

/**
 * A person's name for mails and pages: in composed form, on one line, with nothing that a mail program would turn into a link and no
 * invisible character.
 */
export const personName = ({ missing, tooLong }: Texts) =>
  z
    .string(missing)
    .trim()
    .normalize('NFC')
    .min(1, missing)
    .max(NAME_MAX, tooLong)
    .refine((text) => text === '' || isName(text), NOT_A_NAME)
    .meta({
      description: 'Letters of any script with their marks, digits, spaces, hyphens, apostrophes, and dots behind initials; no web address',
      pattern: "^[A-Za-z]+(?:[ '-][A-Za-z]+)*$",
      examples: ['Ada'],
    })

const accountName = (missing: string) => personName({ missing, tooLong: `Please use at most ${NAME_MAX} characters` })

export const firstName = accountName('First name is required')
export const lastName = accountName('Last name is required')
