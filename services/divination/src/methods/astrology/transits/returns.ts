import { DAY } from '@sibyl/platform/time'
import { preciseLongitude as longitude } from '../chart/precise.ts'
import { halfTurn, turn } from '../chart/signs.ts'
import { turning } from '../chart/turning.ts'

export type ReturnKind = 'solar' | 'lunar'

/** Mean daily motion in degrees, and the days by which the true body may come earlier or later than the mean one. */
const motions = { solar: { body: 'sun', daily: 0.98565, spread: 5 }, lunar: { body: 'moon', daily: 13.1764, spread: 2 } } as const

/**
 * The first moment from `from` on at which the Sun or the Moon stands where it stood at birth, by apparent longitude on the ecliptic of
 * date, without a correction for precession: the tropical return (Robert Hand, Planets in Transit, on solar returns).
 */
export const returnAfter = (kind: ReturnKind, natal: number, from: number): number => {
  const { body, daily, spread } = motions[kind]
  const ahead = (turn(natal - longitude(body, from)) / daily) * DAY
  const before = (moment: number): boolean => halfTurn(longitude(body, moment) - natal) < 0
  const around = (middle: number): number => turning(middle - spread * DAY, middle + spread * DAY, before)
  const found = around(from + ahead)
  return Math.round(found < from ? around(found + (360 / daily) * DAY) : found)
}
