import type { Timeframe } from '@sibyl/contracts/http/reading-forms'
import { type Spread, spreads } from './spreads.data.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Seven cards, one a day, beginning with the day itself. `date` is local, YYYY-MM-DD. */
const dayByDay = (date: string): Spread => ({
  id: 'day-by-day',
  name: 'Seven cards, day by day',
  positions: Array.from({ length: 7 }, (_, index) => {
    const day = weekday.format(new Date(Date.parse(`${date}T12:00:00Z`) + index * 86_400_000))
    return { id: `day-${index + 1}`, name: day, as: day }
  }),
})

/** The spread for a timeframe; premium readers get the larger one. `date` is the reader's local date, YYYY-MM-DD. */
export const spreadFor = (timeframe: Timeframe, premium: boolean, date: string): Spread => {
  if (!premium) return spreads.free[timeframe]
  return timeframe === 'week' ? dayByDay(date) : spreads.premium[timeframe]
}
