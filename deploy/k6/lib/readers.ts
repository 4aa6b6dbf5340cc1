import exec from 'k6/execution'
import { openReaders, type Reader, refreshed } from './accounts.ts'
import { drawFor } from './readings.ts'

/** Readers whose card of the day is drawn: for setup(). @throws Error when they could not all be had */
export const readersWithCards = (count: number): Reader[] => {
  const readers = openReaders(count)
  for (let first = 0; first < readers.length; first += 20) drawFor(readers.slice(first, first + 20).map(({ token }) => token))
  return readers
}

let own: Reader | undefined

/** This virtual user's own reader of those that setup() made, signed in. */
export const ownReader = (readers: readonly Reader[]): Reader => {
  const given = own ?? readers[(exec.vu.idInTest - 1) % readers.length]
  if (!given) throw new Error('setup() made no readers')
  own = refreshed(given)
  return own
}
