import { formatsIn } from '../../lib/format.ts'

const MINUTE = 60_000

/** Instants on the clocks of a time zone, to the nearest minute. */
export type Zone = {
  name: string
  /** The local clock time, encoded as if it were UTC (milliseconds). */
  wall: (instant: string | number) => number
  /** "9:27 AM" */
  time: (instant: string) => string
  /** "Nov 24" */
  day: (instant: string) => string
  /** "Tuesday, November 24" */
  weekday: (instant: string) => string
  /** The date, YYYY-MM-DD. */
  date: (instant: string | number) => string
}

const near = (instant: string | number): number => Math.round(new Date(instant).getTime() / MINUTE) * MINUTE

/** Keeps a time or a day on one line. Browsers differ in the space before AM and PM, but a prerendered page must not. */
const whole = (text: string): string => text.replaceAll(/[ \u202f]/g, '\u00a0')

export const zoneOf = (name: string): Zone => {
  const { time, shortDay, weekday } = formatsIn(name)
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  // A calendar asks of every event on every day; the answer takes the browser some microseconds each time.
  const known = new Map<number, number>()
  const wall = (instant: string | number): number => {
    const at = near(instant)
    const found = known.get(at)
    if (found !== undefined) return found
    const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const clock = Date.UTC(of.year ?? 0, (of.month ?? 1) - 1, of.day, of.hour, of.minute)
    known.set(at, clock)
    return clock
  }
  return {
    name,
    wall,
    time: (instant) => whole(time.format(near(instant))),
    day: (instant) => whole(shortDay.format(near(instant))),
    weekday: (instant) => weekday.format(near(instant)),
    date: (instant) => new Date(wall(instant)).toISOString().slice(0, 10),
  }
}

/** "UTC+1" at an instant, "UTC" in Greenwich. */
export const offsetOf = (name: string, at: number): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC').replace(/\+0$/, '')
}

/** The city in a zone's name: "Prague" for Europe/Prague. */
export const cityOf = (name: string): string => (name.split('/').at(-1) ?? name).replaceAll('_', ' ')
