import { formatCalendarDate } from '../../lib/format.ts'

/** "March 14, 1991" for the text of a date field; empty while it is no date. */
export const longDate = (date: string | undefined): string => {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? '' : formatCalendarDate(at)
}
