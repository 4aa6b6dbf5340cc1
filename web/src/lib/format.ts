import { ago } from '#texts/ago.ts'
import { language } from '#texts/language.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Creating a formatter takes milliseconds on a phone, so each is created when it is first used, and kept. */
const lazily = <T>(create: () => T) => {
  let created: T | undefined
  return (): T => {
    created ??= create()
    return created
  }
}
const dates = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(language, options))

const clock = { hour: 'numeric', minute: '2-digit' } as const
const relative = lazily(() => new Intl.RelativeTimeFormat(language))
const dollars = lazily(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }))
const longDate = dates({ dateStyle: 'long' })
const dayAndMonth = dates({ month: 'long', day: 'numeric' })
const shortWeekday = dates({ weekday: 'short' })
const weekday = dates({ weekday: 'long' })
const month = dates({ month: 'long' })
const monthInUtc = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayInUtc = dates({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const dateInUtc = dates({ dateStyle: 'long', timeZone: 'UTC' })
const longDateTime = dates({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', ...clock })

/** Dollars as on a price tag: 4.99 is "$4.99". */
export const price = (amount: number) => dollars().format(amount)

/** What was paid: 499 cents in "usd" is "$4.99". */
export const money = (cents: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

/** "November 21, 2026" */
export const formatDate = (instant: string | Date) => longDate().format(new Date(instant))

/** "November 21" */
export const formatDay = (instant: string | Date) => dayAndMonth().format(new Date(instant))

/** "November 21, 2026" for a date that belongs to no time zone, such as a birth date. */
export const formatCalendarDate = (instant: number | Date) => dateInUtc().format(instant)

/** "November 2026", for a date at midnight UTC. */
export const formatCalendarMonth = (instant: number | Date) => monthInUtc().format(instant)

/** "Tuesday, November 24", for a date at midnight UTC. */
export const formatCalendarDay = (instant: number | Date) => dayInUtc().format(instant)

/** "Sat" */
export const formatWeekday = (instant: number | Date) => shortWeekday().format(instant)

/** "Saturday" */
export const nameOfWeekday = (instant: Date) => weekday().format(instant)

/** "November" */
export const nameOfMonth = (instant: Date) => month().format(instant)

/** "8:14 PM", in the time zone of the browser or another. */
export const formatTime = (instant: string | Date, timeZone?: string) =>
  new Intl.DateTimeFormat(language, { ...clock, ...(timeZone && { timeZone }) }).format(new Date(instant))

/** Dates and times on the clocks of one time zone; without it, of the browser's. */
export const formatsIn = (timeZone?: string) => {
  const formatter = (options: Intl.DateTimeFormatOptions) => dates({ ...options, ...(timeZone && { timeZone }) })
  const time = formatter(clock)
  const shortDay = formatter({ month: 'short', day: 'numeric' })
  const weekday = formatter({ weekday: 'long', month: 'long', day: 'numeric' })
  const month = formatter({ month: 'long' })
  const shortMonth = formatter({ month: 'short' })
  return {
    /** "8:14 PM" */
    get time() {
      return time()
    },
    /** "Nov 21" */
    get shortDay() {
      return shortDay()
    },
    /** "Saturday, November 21" */
    get weekday() {
      return weekday()
    },
    /** "November" */
    get month() {
      return month()
    },
    /** "Nov" */
    get shortMonth() {
      return shortMonth()
    },
  }
}

/** "Saturday, November 21, 2026 at 8:14 PM" */
export const formatDateTime = (instant: string | Date) => longDateTime().format(new Date(instant))

const howLongAgo = (words: { justNow: string; yesterday: string }, instant: string | Date, now: Date) => {
  const elapsed = now.getTime() - new Date(instant).getTime()
  const days = Math.floor(elapsed / DAY)
  if (elapsed < MINUTE) return words.justNow
  if (elapsed < HOUR) return relative().format(-Math.floor(elapsed / MINUTE), 'minute')
  if (elapsed < DAY) return relative().format(-Math.floor(elapsed / HOUR), 'hour')
  if (days === 1) return words.yesterday
  if (days <= 7) return relative().format(-days, 'day')
  if (days <= 30) return relative().format(-Math.floor(days / 7), 'week')
  return formatDate(instant)
}

/** How long ago, in the words of a shelf: "Just now", "5 minutes ago", "Yesterday", "2 weeks ago", then the date. */
export const relativeTime = (instant: string | Date, now = new Date()) => howLongAgo(ago.standingAlone, instant, now)

/** The same inside a sentence: "just now", "yesterday". */
export const relativeTimeInSentence = (instant: string | Date, now = new Date()) => howLongAgo(ago.inSentence, instant, now)
