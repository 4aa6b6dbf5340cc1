/** Days in a row on which a reader drew the daily card: those of the current run, and of the longest. */
export type Streak = { days: number; longest: number }

/**
 * A run of days ending with the last draw, YYYY-MM-DD; empty before the first. Cards drawn before runs were counted have none. `forgiven` is
 * the last missed day that did not end the run.
 */
export type Run = { lastDate: string; forgiven?: string } & Partial<Streak>

/** The date some days before another, both YYYY-MM-DD. */
const daysBefore = (date: string, days: number): string => {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - days)
  return at.toISOString().slice(0, 10)
}

const counted = ({ lastDate, days = lastDate ? 1 : 0, longest = days }: Run) => ({ lastDate, days, longest })

const WEEK = 7

/** The one missed day between the last draw and `date`, if it is forgiven: it is the first within a week. Undefined if nothing is to forgive. */
const forgivenBefore = ({ lastDate, forgiven = '' }: Run, date: string): string | undefined => {
  const missed = daysBefore(date, 1)
  return lastDate === daysBefore(date, 2) && forgiven <= daysBefore(missed, WEEK) ? missed : undefined
}

/**
 * The streak after a card drawn on `date`, which is later than the last. Extends the run if the last draw was the day before, or the day
 * before that and the day between is forgiven; otherwise starts a new one.
 */
export const withDraw = (before: Run, date: string): Run & Streak => {
  const { days, longest, lastDate } = counted(before)
  const missed = forgivenBefore(before, date)
  const run = missed || lastDate === daysBefore(date, 1) ? days + 1 : 1
  const forgiven = missed ?? before.forgiven
  return { days: run, longest: Math.max(longest, run), lastDate: date, ...(forgiven && { forgiven }) }
}

/**
 * The streak as of today. A run that ended yesterday can still be extended, and one that ended the day before if yesterday is forgiven; an
 * older one is over. A last date later than today was drawn in another time zone. `forgiven` is the missed day of the last week, if the run
 * has one.
 */
export const streakOn = (run: Run, today: string): Streak & { forgiven: string | null } => {
  const { days, longest, lastDate } = counted(run)
  const missed = forgivenBefore(run, today)
  if (!missed && lastDate < daysBefore(today, 1)) return { days: 0, longest, forgiven: null }
  const began = daysBefore(lastDate, days)
  const { forgiven = '' } = run
  return { days, longest, forgiven: missed ?? (forgiven > began && forgiven > daysBefore(today, WEEK) ? forgiven : null) }
}
