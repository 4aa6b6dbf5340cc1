import { z } from 'zod'
import { NAME_MAX, PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../constants.ts'

/** One printable line: mail headers and pages are built from names, so no control character gets in. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

const name = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(NAME_MAX, `Please keep this under ${NAME_MAX} characters`)
    .regex(oneLine, 'Please write this on one line')

export const firstName = name('First name is required')
export const lastName = name('Last name is required')

export const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  .toLowerCase()
  .pipe(z.email('Invalid email address'))

const byteLength = (text: string) => new TextEncoder().encode(text).length

const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .refine((text) => byteLength(text) <= PASSWORD_MAX_BYTES, `Password must be at most ${PASSWORD_MAX_BYTES} bytes long`)

/** As it was set once: nothing but its presence is asked of it. */
export const currentPassword = z.string('Current password is required').min(1, 'Current password is required').max(1024)

/** What a new password must hold, each in words for a list. */
export const passwordRules: readonly { label: string; holds: (text: string) => boolean }[] = [
  { label: `At least ${PASSWORD_MIN} characters`, holds: (text) => text.length >= PASSWORD_MIN },
  { label: 'An uppercase letter', holds: (text) => /\p{Lu}/u.test(text) },
  { label: 'A lowercase letter', holds: (text) => /\p{Ll}/u.test(text) },
  { label: 'A number', holds: (text) => /\d/.test(text) },
]

export const newPassword = password.refine(
  (text) => passwordRules.every(({ holds }) => holds(text)),
  'Password must contain uppercase, lowercase, and number',
)

export const loginBody = z.object({ email, password })
export const registerBody = z.object({ firstName, lastName, email, password: newPassword })
export type LoginBody = z.infer<typeof loginBody>
export type RegisterBody = z.infer<typeof registerBody>
