const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Tuesday 24 November: the day of a wall clock's reading, as if it were in universal time. */
export const dayInWords = (wall: number): string => day.format(wall)

/** 2026-11-24, or an instant's day in universal time, as a reader writes it: 24 November 2026. */
export const dateInWords = (date: string | number): string => longDate.format(new Date(date))

/** 11:09 UT on 24 November 2026 */
export const instantInWords = (at: number): string => `${new Date(at).toISOString().slice(11, 16)} UT on ${dateInWords(at)}`
