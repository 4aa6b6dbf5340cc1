import type { Price } from '../shapes/billing.ts'

type Recurring = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>

const seconds = { day: 86_400, week: 7 * 86_400 }
const months = { month: 1, year: 12 }

/** So many months later, on the same day, or the last one of a shorter month. In seconds. */
const monthsAfter = (at: number, count: number): number => {
  const from = new Date(at * 1000)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), last)
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + count, day)
  if (from.getUTCDate() !== day) to.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + count, day)
  return Math.floor(to.getTime() / 1000)
}

/** The end of the period that begins then, counted from the anchor: one of the 31st ends on the 28th, and the next on the 31st again. */
export const periodEnd = (anchor: number, start: number, { interval, interval_count: count }: Recurring): number => {
  if (interval === 'day' || interval === 'week') return start + seconds[interval] * count
  let end = start
  for (let periods = 1; end <= start; periods += 1) end = monthsAfter(anchor, periods * months[interval] * count)
  return end
}
