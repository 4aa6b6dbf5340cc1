import { z } from 'zod'

/** The first year of birth that is taken: nobody who reads this was born earlier. */
export const EARLIEST_BIRTH_YEAR = 1900

const REQUIRED = 'Date of birth is required'

const isDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

const faultOf = (date: string): string | undefined => {
  if (date === '') return REQUIRED
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Please give the date as year, month and day'
  if (!isDay(date)) return 'There is no such day. Please check the date'
  if (Number(date.slice(0, 4)) < EARLIEST_BIRTH_YEAR) return `Please give a date from ${EARLIEST_BIRTH_YEAR} on`
  return undefined
}

/**
 * A day, YYYY-MM-DD, that exists and is not before 1900; of several faults the first is told. Whether it has come yet, only an engine with
 * a clock can know. No fault aborts: the other fields of a form are still checked as a whole.
 */
export const birthDate = z
  .string(REQUIRED)
  .trim()
  .superRefine((date, context) => {
    const message = faultOf(date)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
  .meta({ format: 'date' })
