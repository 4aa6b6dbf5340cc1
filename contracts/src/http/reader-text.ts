import { z } from 'zod'

/** Everything except control characters other than line breaks and tabs, and marks that change the direction of writing. */
const visible = /^(?:[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u

/**
 * A letter of any alphabet: blocks of the Basic Multilingual Plane, marks and digits of their scripts included. Programs in any language can
 * check it, unlike Unicode properties.
 */
export const letter =
  /[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u1fff\u2c00-\u2dff\u3041-\u31bf\u31f0-\u31ff\u3400-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc]/
const word = new RegExp(`${letter.source}{2}`)

/** Length as readers and other languages count: an emoji is one character, though JavaScript stores two. */
const characters = (text: string): number => [...text].length

/** The pattern of a text that has at least `min` characters once it is trimmed. */
export const trimmedTo = (min: number): string => `\\S[^\\x00]{${min - 2},}\\S`

type Length = { max: number; tooLong: string }
type Required = Length & { missing: string; min: number; tooShort: string; wordless: string }

const atMost = (schema: z.ZodString, { max, tooLong }: Length): z.ZodString =>
  schema.refine((text) => characters(text) <= max, tooLong).meta({ maxLength: max })

const visibleText = (schema: z.ZodString): z.ZodString =>
  schema.regex(visible, 'Please remove the hidden or control characters from this text')

/** A required text: trimmed, in composed form, with words and without invisible characters. */
export const requiredText = ({ missing, min, tooShort, wordless, ...length }: Required): z.ZodString =>
  visibleText(atMost(z.string(missing).trim().normalize('NFC').min(1, missing).min(min, tooShort), length))
    .refine((text) => text === '' || word.test(text), wordless)
    .meta({ allOf: [{ pattern: word.source }, { pattern: trimmedTo(min) }] })

/** A required text that need not contain letters, such as coordinates. */
export const requiredLine = ({ missing, ...length }: Length & { missing: string }) =>
  visibleText(atMost(z.string(missing).trim().normalize('NFC').min(1, missing), length)).meta({ allOf: [{ pattern: /\S/.source }] })

/** An optional text; an empty one counts as none. */
export const optionalText = (length: Length) => visibleText(atMost(z.string().trim().normalize('NFC'), length)).optional()
