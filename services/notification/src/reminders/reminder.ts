import { type Reminder, type ReminderKind, type ReminderSettings, reminderKinds } from '@sibyl/contracts/http/reminders'
import { type LeasedItem, leaseDecisions } from '@sibyl/platform/leased-work/lease'
import { type Collection, collection, type Decide, unchanged } from '@sibyl/platform/store/store'
import { HOUR, type Instant, MINUTE, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import { nextOccurrence, type Occurrence } from './occurrence.ts'

export type Due = Occurrence & { kind: ReminderKind }
type Drawn = { date: string; readingId: string; answered?: true }

/**
 * A reader's reminders. `_id` is the reader's id. While they are `on`, `due` is the next one and `notBefore` its time, or the end of the
 * lease of the attempt that sends it. `resting`: silent until the reader draws a card.
 */
export type Reminders = LeasedItem & {
  state: 'on' | 'off' | 'resting'
  morning: Reminder | null
  evening: Reminder | null
  timezone: string
  due?: Due
  /** The day of the last reminder of each kind, sent or not. */
  last: { [K in ReminderKind]?: string }
  /** The reader's last daily card; `answered` once they said whether it spoke. */
  drawn?: Drawn
  /** Mornings with a reminder since then. */
  unanswered: number
}

/** A reader who has chosen nothing. */
export const noReminders = (userId: string): Reminders => ({
  _id: userId,
  version: 0,
  state: 'off',
  morning: null,
  evening: null,
  timezone: 'UTC',
  last: {},
  unanswered: 0,
  attempts: 0,
  notBefore: '',
})

export const reminderCollection = collection<Reminders>()({
  name: 'reminders',
  indexes: { byState: { match: ['state'], order: { by: 'notBefore' } } },
  initial: noReminders,
})
export type ReminderStore = Collection<Reminders, keyof typeof reminderCollection.indexes>

/** A reminder that could not be sent for this long is dropped: it would come at a time that the reader did not choose. */
export const USEFUL_MS = 2 * HOUR
/** After this many mornings without a card the reminders rest. */
const PATIENCE = 5

/** The same reminders with the next one due after `at`; a running attempt loses its lease. */
const scheduled = ({ due: _due, attempt: _attempt, ...reminders }: Reminders, at: Instant): Reminders => {
  const [due] = reminderKinds
    .flatMap((kind) => {
      const timeOfDay = reminders[kind]?.at
      return timeOfDay ? [{ kind, ...nextOccurrence(timeOfDay, reminders.timezone, at, reminders.last[kind]) }] : []
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  if (!due || reminders.state === 'resting') return { ...reminders, state: due ? 'resting' : 'off', attempts: 0, notBefore: '' }
  return { ...reminders, state: 'on', due, attempts: 0, notBefore: due.at }
}

/** The day's reminder is over; the next one is scheduled. */
const past = (reminders: Reminders, at: Instant): Reminders => {
  const { due, last } = reminders
  return scheduled({ ...reminders, last: due ? { ...last, [due.kind]: due.date } : last }, at)
}

/** The lease of a reader's reminders. A reminder given up makes way for the next one. */
export const lease = leaseDecisions<Reminders>({
  waiting: 'on',
  leaseMs: 20 * SECOND,
  retryDelaysMs: [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE],
  mostAttempts: 10,
  giveUp: past,
})

/** Stores what the reader chose. */
export const choose =
  ({ morning, evening, timezone }: ReminderSettings, at: Instant): Decide<Reminders> =>
  (known) => ({
    next: scheduled({ ...known, state: 'on', morning, evening, timezone: timezone ?? known.timezone, unanswered: 0 }, at),
  })

/** Ends all reminders. */
export const stop =
  (at: Instant): Decide<Reminders> =>
  (known) =>
    known.state === 'off' ? unchanged(known) : { next: scheduled({ ...known, morning: null, evening: null }, at) }

/** From now on reminders come by mail: the reader has no browser any more that takes them. */
export const fallBackToMail =
  (attempt: string): Decide<Reminders> =>
  (known) => {
    if (!lease.holds(known, attempt)) return unchanged(known)
    const byMail = (reminder: Reminder | null): Reminder | null => reminder && { ...reminder, way: 'mail' }
    return { next: { ...known, morning: byMail(known.morning), evening: byMail(known.evening) } }
  }

/** Moves the reminders to another zone. */
export const moveTo =
  (timezone: string, at: Instant): Decide<Reminders> =>
  (known) =>
    known.timezone === timezone ? unchanged(known) : { next: scheduled({ ...known, timezone }, at) }

/** Notes a daily card, which also wakes resting reminders, or the answer to it; their events come in any order. */
export const noteDrawn =
  (drawn: Drawn, at: Instant): Decide<Reminders> =>
  (known) => {
    const { date: last = '', answered = false } = known.drawn ?? {}
    if (last > drawn.date || (last === drawn.date && (answered || !drawn.answered))) return unchanged(known)
    if (last === drawn.date) return { next: { ...known, drawn } }
    const next = { ...known, drawn, unanswered: 0 }
    return { next: known.state === 'resting' ? scheduled({ ...next, state: 'on' }, at) : next }
  }

/** What to do about a due reminder: `last` is the final one before the reminders rest. */
export type Verdict = 'send' | 'last' | 'quiet' | 'late'

export const judge = ({ drawn, unanswered }: Reminders, { kind, date, at }: Due, now: Instant): Verdict => {
  const wanted = kind === 'morning' ? (drawn?.date ?? '') < date : drawn?.date === date && !drawn.answered
  if (!wanted) return 'quiet'
  if (millisecondsBetween(at, now) > USEFUL_MS) return 'late'
  return kind === 'morning' && unanswered + 1 >= PATIENCE ? 'last' : 'send'
}

/** Stores that an attempt is done with the due reminder. An attempt that has lost its lease changes nothing. */
export const settle =
  (attempt: string, verdict: Verdict, at: Instant): Decide<Reminders> =>
  (known) => {
    if (!lease.holds(known, attempt)) return unchanged(known)
    const counts = known.due?.kind === 'morning' && (verdict === 'send' || verdict === 'last')
    const unanswered = known.unanswered + (counts ? 1 : 0)
    return { next: past({ ...known, unanswered, state: verdict === 'last' ? 'resting' : 'on' }, at) }
  }
