import { HOUR } from '@sibyl/platform/time'
import type { Planet } from '../chart/bodies.ts'
import { dailySpeed, longitude } from '../chart/ephemeris.ts'
import { rulerOf } from '../chart/rulers.ts'
import { signOf } from '../chart/signs.ts'
import { dayIn } from '../zones/local-time.ts'
import { DAYS, later, type Week } from './week.ts'
import { lunarAspects, type NatalTransit, natalTransits, type WeekEvent } from './week-events.ts'

/** What a premium reader is told of a week beside its events. */
export type WeekDetail = {
  /** The Moon of each of the seven days: the sign it begins the day in and, where it leaves it, the next. */
  moonDays: { from: number; sign: number; next?: number }[]
  lunarAspects: WeekEvent[]
  /** The ruler of the sign of the Sun: where it stands as the week begins. */
  ruler: { body: Planet; sign: number; retrograde: boolean }
  toRuler: NatalTransit[]
}

/** The Moon moves too far in a day for an unknown hour of birth, and transits to the Sun are told anyway. */
const isKnownToTheDay = (body: Planet): boolean => body !== 'moon' && body !== 'sun'

/** The days of a week one by one, and what touches the planet that ruled the reader's Sun at birth, taken at noon of that date. */
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
