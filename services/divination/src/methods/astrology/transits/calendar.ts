import { derivedId } from '@sibyl/platform/ids'
import { DAY, MINUTE } from '@sibyl/platform/time'

/** An entry of a calendar: from a moment until another, by default half an hour later, or, if `wholeDay`, on the date of `at` in UTC. */
export type Entry = { uid: string; at: number; until?: number; wholeDay: boolean; title: string; note?: string }

const LENGTH = 30 * MINUTE
const OCTETS = 75

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line is longer than 75 octets; the next begins with a space (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const lines = ['']
  for (const character of line) {
    const last = lines.length - 1
    if (Buffer.byteLength(`${lines[last]}${character}`) > OCTETS) lines.push(` ${character}`)
    else lines[last] += character
  }
  return lines.join('\r\n')
}

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
const dateOf = (at: number): string => stamp(at).slice(0, 8)

const eventOf = ({ uid, at, until = at + LENGTH, wholeDay, title, note }: Entry, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${derivedId('tr', uid)}`,
  `DTSTAMP:${stamp(now)}`,
  wholeDay ? `DTSTART;VALUE=DATE:${dateOf(at)}` : `DTSTART:${stamp(at)}`,
  wholeDay ? `DTEND;VALUE=DATE:${dateOf(at + DAY)}` : `DTEND:${stamp(until)}`,
  `SUMMARY:${escaped(title)}`,
  ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar as a file (RFC 5545). An entry with the same `uid` replaces the one a reader's calendar has. */
export const calendarOf = (name: string, entries: readonly Entry[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
