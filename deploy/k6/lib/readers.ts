import exec from 'k6/execution'
import { type Reader, refreshed } from './accounts.ts'
import { openPool } from './pool.ts'
import { drawFor } from './readings.ts'

/** What setup() hands to the readers of a run; `run` makes the keys of their requests its own. */
export type Prepared = { readers: Reader[]; run: string }

/**
 * Readers with tokens and, if `cards` is set, a daily card, for setup().
 * @throws Error if some failed
 */
export const prepare = (count: number, { tokens = 0, cards = false } = {}): Prepared => {
  const readers = openPool(count, tokens)
  for (let first = 0; cards && first < readers.length; first += 20) drawFor(readers.slice(first, first + 20).map(({ token }) => token))
  return { readers, run: Date.now().toString(36) }
}

let own: Reader | undefined

/** This virtual user's own reader out of those that setup() created, signed in. */
export const ownReader = (readers: readonly Reader[]): Reader => {
  const given = own ?? readers[(exec.vu.idInTest - 1) % readers.length]
  if (!given) throw new Error('setup() made no readers')
  own = refreshed(given)
  return own
}
