import { z } from 'zod'
import { isDay } from './is-day.ts'

/** The earliest accepted year of birth: no living reader was born before it. */
export const EARLIEST_BIRTH_YEAR = 1900

const REQUIRED = 'Date of birth is required'

const HOUR = 3_600_000

/** In the easternmost zone, a date begins fourteen hours before it does at Greenwich. */
const EARLIEST_START = 14 * HOUR

/**
 * Whether a day has begun anywhere on Earth.
 * @param date YYYY-MM-DD
 * @param now Unix milliseconds
 */
export const hasBegunSomewhere = (date: string, now: number): boolean => Date.parse(date) - EARLIEST_START <= now

export const NOT_YET = 'The date of birth cannot be in the future'

const faultOf = (date: string): string | undefined => {
  if (date === '') return REQUIRED
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Please give the date as year, month and day'
  if (!isDay(date)) return 'There is no such day. Please check the date'
  if (Number(date.slice(0, 4)) < EARLIEST_BIRTH_YEAR) return `Please give a date from ${EARLIEST_BIRTH_YEAR} on`
  if (!hasBegunSomewhere(date, Date.now())) return NOT_YET
  return undefined
}

/**
 * A day, YYYY-MM-DD, that exists, is not before 1900 and has begun somewhere on Earth; reports the first fault. The engine checks whether it has
 * begun at the place of birth. A fault does not abort: rules about the form as a whole still run.
 */
export const birthDate = z
  .string(REQUIRED)
  .trim()
  .superRefine((date, context) => {
    const message = faultOf(date)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
  .meta({
    format: 'date',
    description: `From ${EARLIEST_BIRTH_YEAR} to today`,
    pattern: '^(?:19|20)[0-9]{2}-',
  })
