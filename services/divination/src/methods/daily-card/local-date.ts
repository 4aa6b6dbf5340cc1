import { AppError } from '@sibyl/platform/app-error'
import { type Instant, millisecondsBetween, plus } from '@sibyl/platform/time'
import { LRUCache } from 'lru-cache'

// Creating a formatter takes a hundred times as long as using one. There are some 600 zone names.
const MAX_FORMATTERS = 700
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_FORMATTERS })

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formatters.set(zone, made)
  return made
}

/** The date in an IANA time zone, YYYY-MM-DD. @throws AppError invalid_input for an unknown zone */
export const localDate = (at: Instant, zone: string): string => {
  try {
    return formatterOf(zone).format(new Date(at))
  } catch (cause) {
    throw new AppError('invalid_input', { cause, fields: [{ field: 'tz', message: 'This time zone is not known.' }] })
  }
}

const HALF_HOUR = 30 * 60 * 1000

/** Seconds until the date changes in the zone. Searches for the change, because days can have 23, 24 or 25 hours. */
export const secondsToNextDate = (at: Instant, zone: string): number => {
  const today = localDate(at, zone)
  let before = at
  let after = plus(at, HALF_HOUR)
  while (localDate(after, zone) === today) [before, after] = [after, plus(after, HALF_HOUR)]
  while (millisecondsBetween(before, after) > 1) {
    const middle = plus(before, millisecondsBetween(before, after) / 2)
    if (localDate(middle, zone) === today) before = middle
    else after = middle
  }
  return Math.max(1, Math.ceil(millisecondsBetween(at, after) / 1000))
}
