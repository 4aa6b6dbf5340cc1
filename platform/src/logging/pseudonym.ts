import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const MAX_REMEMBERED = 10_000
const DIGITS = 16

let key: string | Buffer = randomBytes(32)
const known = new LRUCache<string, string>({ max: MAX_REMEMBERED })

/**
 * Sets this process's key, once at its start. Processes with the same key write the same pseudonym for a reader; without a key each start
 * creates a new one.
 */
export const keyPseudonyms = (secret: string): void => {
  key = secret
  known.clear()
}

/** The pseudonym of a personal id: 64 bits of HMAC-SHA-256, which nobody can reverse without the key. */
export const pseudonym = (id: string): string => {
  const before = known.get(id)
  if (before !== undefined) return before
  const made = createHmac('sha256', key).update(id).digest('hex').slice(0, DIGITS)
  known.set(id, made)
  return made
}
