import { AppError } from '@sibyl/platform/app-error'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/** An hour that belongs to the same day from Hawaii to New Zealand, so that no gift comes a day early or late. */
const HOUR_OF_MAIL = 'T10:00:00.000Z'

/** A leap year, with two days' margin for time zones. */
const LATEST_MS = 368 * DAY

/** When a gift of this day is mailed; at once without a day, and if today's hour has passed. @throws AppError invalid_input */
export const deliverAt = (day: string | undefined, at: Instant): Instant => {
  if (day === undefined) return at
  const due = `${day}${HOUR_OF_MAIL}`
  if (due < plus(at, -DAY) || due > plus(at, LATEST_MS))
    throw new AppError('invalid_input', { fields: [{ field: 'deliverOn', message: 'Please choose a day from today to a year ahead' }] })
  return due < at ? at : due
}
