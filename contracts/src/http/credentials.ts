import { z } from 'zod'
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../constants.ts'
import { firstName, lastName } from './person-name.ts'

/** The part before the @ has at most 64 characters (RFC 5321). */
const fitsMailbox = (text: string): boolean => text.indexOf('@') <= 64

/** zod's own rule with the lengths of domain names (RFC 1035), without look-ahead, so that tools in any language can check it. */
const address = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  .toLowerCase()
  .pipe(z.email({ error: 'Invalid email address', pattern: address }).refine(fitsMailbox, 'Invalid email address'))
  .meta({ format: 'email', pattern: address.source, examples: ['mira@example.com'] })

const byteLength = (text: string) => new TextEncoder().encode(text).length

const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .refine((text) => byteLength(text) <= PASSWORD_MAX_BYTES, `Password must be at most ${PASSWORD_MAX_BYTES} bytes long`)

/** A limit in bytes as a schema can express it: in ASCII characters, one byte each. */
const plainPassword = { maxLength: PASSWORD_MAX_BYTES, pattern: /^[ -~]*$/.source }

/** An existing password: only its presence and length are checked. */
const currentPassword = z
  .string('Current password is required')
  .min(1, 'Current password is required')
  .max(1024, 'Please use at most 1,024 characters')
  .meta({ format: 'password' })

/** The rules of a new password, each in words for a list. */
export const passwordRules: readonly { label: string; holds: (text: string) => boolean }[] = [
  { label: `At least ${PASSWORD_MIN} characters`, holds: (text) => text.length >= PASSWORD_MIN },
  { label: 'An uppercase letter', holds: (text) => /\p{Lu}/u.test(text) },
  { label: 'A lowercase letter', holds: (text) => /\p{Ll}/u.test(text) },
  { label: 'A number', holds: (text) => /\d/.test(text) },
]

export const newPassword = password
  .refine((text) => passwordRules.every(({ holds }) => holds(text)), 'Password must contain uppercase, lowercase, and number')
  .meta({
    format: 'password',
    description: `At least ${PASSWORD_MIN} characters and at most ${PASSWORD_MAX_BYTES} bytes in UTF-8, with an uppercase letter, a lowercase letter and a digit. Letters of other alphabets are taken too; the patterns describe those of a keyboard.`,
    ...plainPassword,
    allOf: [{ pattern: '[A-Z]' }, { pattern: '[a-z]' }, { pattern: '[0-9]' }],
    examples: ['Quiet-Moon-7'],
  })

const knownPassword = password.meta({
  format: 'password',
  description: `At most ${PASSWORD_MAX_BYTES} bytes in UTF-8`,
  ...plainPassword,
  examples: ['Quiet-Moon-7'],
})

export const loginBody = z.object({ email, password: knownPassword })
export const registerBody = z.object({ firstName, lastName, email, password: newPassword })
export const changePasswordBody = z.object({ currentPassword, newPassword })
export const forgotPasswordBody = z.object({ email })
export type LoginBody = z.infer<typeof loginBody>
export type RegisterBody = z.infer<typeof registerBody>
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
