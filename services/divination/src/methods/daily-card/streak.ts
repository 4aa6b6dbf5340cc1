/** Days in a row on which a reader drew the daily card: the present run, and the longest there was. */
export type Streak = { days: number; longest: number }

/** A run of days that ends with the last draw, YYYY-MM-DD; empty before any. Draws from before runs were counted have none. */
export type Run = { lastDate: string } & Partial<Streak>

/** The date before one, both YYYY-MM-DD. */
const dayBefore = (date: string): string => {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - 1)
  return at.toISOString().slice(0, 10)
}

const counted = ({ lastDate, days = lastDate ? 1 : 0, longest = days }: Run) => ({ lastDate, days, longest })

/** With a card drawn on `date`, later than the last one: the run goes on from the day before, and otherwise begins anew. */
export const withDraw = (before: Run, date: string): Run & Streak => {
  const { days, longest, lastDate } = counted(before)
  const run = lastDate === dayBefore(date) ? days + 1 : 1
  return { days: run, longest: Math.max(longest, run), lastDate: date }
}

/** As it stands today. Yesterday's run can still go on; one that ended before is over. A date ahead of today's was drawn in another zone. */
export const streakOn = (run: Run, today: string): Streak => {
  const { days, longest, lastDate } = counted(run)
  return { days: lastDate >= dayBefore(today) ? days : 0, longest }
}
