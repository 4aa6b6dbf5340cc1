/** Consecutive days on which a reader drew the daily card: the current run and the longest. */
export type Streak = { days: number; longest: number }

/** A run of days ending with the last draw, YYYY-MM-DD; empty before the first. Cards drawn before runs were counted have none. */
export type Run = { lastDate: string } & Partial<Streak>

/** The day before a date, both YYYY-MM-DD. */
const dayBefore = (date: string): string => {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - 1)
  return at.toISOString().slice(0, 10)
}

const counted = ({ lastDate, days = lastDate ? 1 : 0, longest = days }: Run) => ({ lastDate, days, longest })

/**
 * The streak after a card drawn on `date`, which is later than the last. Extends the run if the last draw was the day before; otherwise
 * starts a new one.
 */
export const withDraw = (before: Run, date: string): Run & Streak => {
  const { days, longest, lastDate } = counted(before)
  const run = lastDate === dayBefore(date) ? days + 1 : 1
  return { days: run, longest: Math.max(longest, run), lastDate: date }
}

/**
 * The streak as of today. A run that ended yesterday can still be extended; an older one is over. A last date later than today was drawn in
 * another time zone.
 */
export const streakOn = (run: Run, today: string): Streak => {
  const { days, longest, lastDate } = counted(run)
  return { days: lastDate >= dayBefore(today) ? days : 0, longest }
}
