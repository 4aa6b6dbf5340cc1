import type { Interval } from '../shapes/billing.ts'

const months = { month: 1, year: 12 }

/** The same day a number of months later, or the last day of a shorter month. In seconds. */
const monthsAfter = (at: number, count: number): number => {
  const from = new Date(at * 1000)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + count, Math.min(from.getUTCDate(), last))
  return Math.floor(to.getTime() / 1000)
}

/**
 * The end of the period that begins at `start`. Counts months from the anchor, so a subscription of 31 January renews on 28 February, and then
 * on 31 March again.
 */
export const periodEnd = (anchor: number, start: number, interval: Interval): number => {
  let end = start
  for (let periods = 1; end <= start; periods += 1) end = monthsAfter(anchor, periods * months[interval])
  return end
}
