/** A day of the Gregorian calendar; months count from 1. */
export type Day = { year: number; month: number; day: number }

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

export const monthName = (month: number): string => months[month - 1] ?? ''

/** @param date YYYY-MM-DD, a day that exists */
export const dayOf = (date: string): Day => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** "28 November" */
export const inWords = ({ month, day }: Day): string => `${day} ${monthName(month)}`

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

export const weekdayOf = ({ year, month, day }: Day): string => weekday.format(Date.UTC(year, month - 1, day))

/** The month that is `ahead` months after the given day's. */
export const monthAhead = ({ year, month }: Day, ahead: number): { year: number; month: number } => {
  const count = year * 12 + (month - 1) + ahead
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

export const isoOf = ({ year, month, day }: Day): string => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
