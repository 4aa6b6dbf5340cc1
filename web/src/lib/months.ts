import { formatCalendarDay, formatCalendarMonth, formatsIn, formatWeekday } from './format.ts'

const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** The month of a date by the browser's calendar, YYYY-MM. */
export const monthOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`

/** The month that lies `months` later, or earlier if negative. */
export const monthAfter = (month: string, months: number) => {
  const first = firstOf(month)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

/** Every date of a month, YYYY-MM-DD. */
export const datesOf = (month: string) => {
  const days = new Date(firstOf(monthAfter(month, 1)).getTime() - 1).getUTCDate()
  return Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}

/** "November 2026" */
export const monthName = (month: string) => formatCalendarMonth(firstOf(month))

/** "Tuesday, November 24" for 2026-11-24. */
export const dayName = (date: string) => formatCalendarDay(new Date(`${date}T00:00:00Z`))

const inUtc = formatsIn('UTC')

/** "Nov 24" for 2026-11-24. */
export const shortDayName = (date: string) => inUtc.shortDay.format(new Date(date))

/** The column of a date in a week from Monday, from 1. */
export const columnOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** "Mon" to "Sun". */
export const weekdays = Array.from({ length: 7 }, (_, day) => formatWeekday(new Date(2026, 10, 2 + day)))

export const isMonth = (text: string | null): text is string => text !== null && /^(?:(?:19|20)\d\d|2100)-(?:0[1-9]|1[0-2])$/.test(text)

/** A year of the Moon's tables, YYYY. */
export const isYear = (text: string): boolean => /^(?:(?:19|20)\d\d|2100)$/.test(text)

/** "2027-01" to "2027-12". */
export const monthsOf = (year: string) => Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
