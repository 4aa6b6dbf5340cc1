import { HOUR } from '@sibyl/platform/time'
import type { Planet } from '../chart/bodies.ts'
import { dailySpeed, longitude } from '../chart/ephemeris.ts'
import { rulerOf } from '../chart/rulers.ts'
import { signOf } from '../chart/signs.ts'
import { dayIn } from '../zones/local-time.ts'
import { DAYS, later, type Week } from './week.ts'
import { lunarAspects, type NatalTransit, natalTransits, type WeekEvent } from './week-events.ts'

/** What a premium reader sees of a week besides its events. */
export type WeekDetail = {
  /** The Moon on each of the seven days: its sign at the start of the day and, if it changes, the next. */
  moonDays: { from: number; sign: number; next?: number }[]
  lunarAspects: WeekEvent[]
  /** The ruler of the Sun's sign: its position at the start of the week. */
  ruler: { body: Planet; sign: number; retrograde: boolean }
  toRuler: NatalTransit[]
}

/** The Moon moves too far in a day for an unknown time of birth, and transits to the Sun are listed in any case. */
const isKnownToTheDay = (body: Planet): boolean => body !== 'moon' && body !== 'sun'

/**
 * The days of a week, and the transits to the planet that rules the reader's natal Sun, with that planet's position at noon on the birth
 * date.
 */
export const weekDetail = (week: Week, birthDate: string): WeekDetail => {
  const { date, zone, from, to, sun } = week
  const ruler = rulerOf(sun.sign)
  const noon = dayIn(zone, birthDate).from + 12 * HOUR
  return {
    moonDays: Array.from({ length: DAYS }, (_, day) => {
      const { from: start, to: end } = dayIn(zone, later(date, day))
      const [sign, next] = [signOf(longitude('moon', start)), signOf(longitude('moon', end))]
      return { from: start, sign, ...(next === sign ? {} : { next }) }
    }),
    lunarAspects: lunarAspects({ from, to }),
    ruler: { body: ruler, sign: signOf(longitude(ruler, from)), retrograde: dailySpeed(ruler, from) < 0 },
    toRuler: isKnownToTheDay(ruler) ? natalTransits({ from, to }, longitude(ruler, noon)) : [],
  }
}
