import type { Instant } from '@sibyl/platform/time'
import { Temporal } from 'temporal-polyfill'

/** One day's reminder: the day in the reader's zone, and the moment. */
export type Occurrence = { date: string; at: Instant }

/** The date in an IANA time zone, YYYY-MM-DD. */
const dateIn = (zone: string, at: Instant): Temporal.PlainDate => Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate()

/**
 * The first time after `after`, on a later day than `lastDate`, at which clocks in the zone show this time of day. A time that a change of
 * the clocks skips comes as much later; of a time that comes twice, the first counts.
 */
export const nextOccurrence = (timeOfDay: string, zone: string, after: Instant, lastDate = ''): Occurrence => {
  const plainTime = Temporal.PlainTime.from(timeOfDay)
  for (let day = dateIn(zone, after); ; day = day.add({ days: 1 })) {
    const moment = day.toZonedDateTime({ timeZone: zone, plainTime })
    // Not the day itself, in a zone that left it out.
    const date = moment.toPlainDate().toString()
    const at = new Date(moment.epochMilliseconds).toISOString()
    if (at > after && date > lastDate) return { date, at }
  }
}
