import { createHash, randomFillSync } from 'node:crypto'

const ID_BYTES = 16
/** Random bytes that are still to be used, asked for many at a time: asking costs microseconds however few they are. */
const pool = Buffer.alloc(4096)
let used = pool.length

const random = (bytes: number, encoding: 'base64url' | 'hex'): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(encoding, used - bytes, used)
}

/** So many random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => random(bytes, 'hex')

/** A new identifier nobody can guess: 128 random bits behind a short prefix that says what it names. */
export const newId = (prefix: string): string => `${prefix}_${random(ID_BYTES, 'base64url')}`

/** The same identifier for the same parts, always; what makes a repeated request find its first run. */
export const derivedId = (prefix: string, ...parts: readonly string[]): string =>
  `${prefix}_${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}`
