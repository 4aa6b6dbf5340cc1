import { z } from 'zod'

/** Control characters other than line breaks and tabs, and marks that turn the direction of writing. */
const hidden = /[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

type Length = { max: number; tooLong: string }
type Required = Length & { missing: string; min: number; tooShort: string; wordless: string }

const plainCharacters = (schema: z.ZodString) =>
  schema.refine((text) => !hidden.test(text), 'Please remove the hidden or control characters from this text')

/** What a reader must tell: trimmed, in composed form, in words, without characters nobody can see. */
export const toldText = ({ missing, min, tooShort, max, tooLong, wordless }: Required) =>
  plainCharacters(z.string(missing).trim().normalize('NFC').min(1, missing).min(min, tooShort).max(max, tooLong)).refine(
    (text) => text === '' || /\p{L}{2}/u.test(text),
    wordless,
  )

/** What a reader may add; nothing is as good as empty. */
export const addedText = ({ max, tooLong }: Length) => plainCharacters(z.string().trim().normalize('NFC').max(max, tooLong)).optional()
