import { createHash, randomFillSync } from 'node:crypto'

const ID_BYTES = 16
/** A buffer of random bytes, drawn many at a time because each draw costs microseconds. */
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

/** `bytes` random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => random(bytes, 'hex')

/** A new unguessable id: 128 random bits after a short prefix that names its kind. */
export const newId = (prefix: string): string => `${prefix}_${random(ID_BYTES, 'base64url')}`

/** Derives the same id from the same parts, so that a repeated request finds its first run. */
export const derivedId = (prefix: string, ...parts: readonly string[]): string =>
  `${prefix}_${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}`
