import { createHash, randomBytes } from 'node:crypto'

/** A new identifier nobody can guess: 128 random bits behind a short prefix that says what it names. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`

/** The same identifier for the same parts, always; what makes a repeated request find its first run. */
export const derivedId = (prefix: string, ...parts: readonly string[]): string =>
  `${prefix}_${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}`
