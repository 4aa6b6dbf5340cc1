import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const MAX_REMEMBERED = 10_000
const DIGITS = 16

let key: string | Buffer = randomBytes(32)
const known = new LRUCache<string, string>({ max: MAX_REMEMBERED })

/**
 * Sets the key of this process, once at its start: processes with one key write the same pseudonym for the same reader. Without it
 * a process has a key of its own, made anew at each start.
 */
export const keyPseudonyms = (secret: string): void => {
  key = secret
  known.clear()
}

/** What stands in a log for an id that names a person: 64 bits of HMAC-SHA-256, so that without the key nobody finds whose it is. */
export const pseudonym = (id: string): string => {
  const before = known.get(id)
  if (before !== undefined) return before
  const made = createHmac('sha256', key).update(id).digest('hex').slice(0, DIGITS)
  known.set(id, made)
  return made
}
