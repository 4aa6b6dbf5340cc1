import { z } from 'zod'

/** The first year of birth that is taken: nobody who reads this was born earlier. */
const EARLIEST_BIRTH_YEAR = 1900

const REQUIRED = 'Date of birth is required'

const isDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

/** A day, YYYY-MM-DD, that exists and is not before 1900. Whether it has come yet, only an engine with a clock can know. */
export const birthDate = z
  .string(REQUIRED)
  .trim()
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please give the date as year, month and day', abort: true })
  .refine(isDay, { error: 'There is no such day. Please check the date', abort: true })
  .refine((date) => Number(date.slice(0, 4)) >= EARLIEST_BIRTH_YEAR, `Please give a date from ${EARLIEST_BIRTH_YEAR} on`)
