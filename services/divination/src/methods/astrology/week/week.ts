import { DAY, HOUR } from '@sibyl/platform/time'
import { type Planet, planets } from '../chart/bodies.ts'
import { dailySpeed, longitude } from '../chart/ephemeris.ts'
import { signOf } from '../chart/signs.ts'
import { dayIn, wallAt, wallTime } from '../zones/local-time.ts'
import { type NatalTransit, natalTransits, type WeekEvent, weekEvents } from './week-events.ts'

export type Week = {
  /** The first local date, YYYY-MM-DD, and its time zone. */
  date: string
  zone: string
  from: number
  to: number
  /** The positions of the planets at the start of the week. */
  sky: { body: Planet; sign: number; retrograde: boolean }[]
  events: WeekEvent[]
  sun: { longitude: number; sign: number; alsoSign?: number }
  toSun: NatalTransit[]
}

export const DAYS = 7

export const later = (date: string, days: number): string => new Date(wallTime(date) + days * DAY).toISOString().slice(0, 10)

/**
 * The seven local days from `date` on, for a reader born on `birthDate`. The time and place of birth are not needed: the natal Sun is that
 * of noon, and its second sign is included if it changed sign on that date in the same zone.
 */
export const weekFor = (birthDate: string, date: string, zone: string): Week => {
  const span = { from: dayIn(zone, date).from, to: dayIn(zone, later(date, DAYS - 1)).to }
  const born = dayIn(zone, birthDate)
  const noon = born.from + 12 * HOUR
  const sun = longitude('sun', noon)
  const alsoSign = [born.from, born.to].map((at) => signOf(longitude('sun', at))).find((sign) => sign !== signOf(sun))
  return {
    date,
    zone,
    ...span,
    sky: planets.map((body) => ({ body, sign: signOf(longitude(body, span.from)), retrograde: dailySpeed(body, span.from) < 0 })),
    events: weekEvents(span),
    sun: { longitude: sun, sign: signOf(sun), ...(alsoSign === undefined ? {} : { alsoSign }) },
    toSun: natalTransits(span, sun),
  }
}

/** Which of the seven days contains a moment, and the minute of that day on the local clock; seconds are cut off. */
export const inWeek = ({ date, zone }: Week, at: number): { day: number; minute: number; wall: number } => {
  const wall = Math.floor(wallAt(zone, at) / 60_000) * 60_000
  const day = Math.floor((wall - wallTime(date)) / DAY)
  return { day, minute: (wall - wallTime(date) - day * DAY) / 60_000, wall }
}
