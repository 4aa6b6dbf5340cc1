import { derivedId } from '@sibyl/platform/ids'
import { DAY, MINUTE } from '@sibyl/platform/time'

/** An entry of a calendar: from a moment until another, by default half an hour later, or, if `wholeDay`, on the date of `at` in UTC. */
export type Entry = { uid: string; at: number; until?: number; wholeDay: boolean; title: string; note?: string }

const LENGTH = 30 * MINUTE
const A_DAY_IN_SECONDS = 86_400

/** A calendar as a file (RFC 5545). An entry with the same `uid` replaces the one a reader's calendar has. */
export const calendarOf = async (name: string, entries: readonly Entry[], now: number): Promise<string> => {
  // The writer loads with the first download.
  const { default: ical, ICalEventTransparency } = await import('ical-generator')
  const calendar = ical({ name, prodId: { company: name, product: 'Calendar' }, scale: 'GREGORIAN', ttl: A_DAY_IN_SECONDS })
  for (const { uid, at, until = at + LENGTH, wholeDay, title, note } of entries) {
    calendar.createEvent({
      id: derivedId('tr', uid),
      stamp: new Date(now),
      start: new Date(at),
      end: new Date(wholeDay ? at + DAY : until),
      allDay: wholeDay,
      summary: title,
      ...(note && { description: note }),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
