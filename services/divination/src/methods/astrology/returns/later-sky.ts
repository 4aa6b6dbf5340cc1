import { DAY, HOUR } from '@sibyl/platform/time'
import { houseOf } from '../chart/houses.ts'
import { preciseLongitude } from '../chart/precise.ts'
import type { Birth } from '../natal/birth.ts'
import { type NatalChart, natalChart } from '../natal/natal-chart.ts'
import type { Place } from '../places/gazetteer.ts'
import { progressedTo } from '../transits/progressions.ts'
import { type ReturnKind, returnAfter } from '../transits/returns.ts'
import { wallAt } from '../zones/local-time.ts'
import { clockRule } from '../zones/zone-history.ts'

/** A later moment in place of a birth's. Where the hour of birth is unknown, that moment is open by half a day too. */
const moved = (birth: Birth, at: number, place: Place): Birth => ({
  date: new Date(wallAt(place.timezone, at)).toISOString().slice(0, 10),
  place,
  day: { from: at - 12 * HOUR, to: at + 12 * HOUR },
  at,
  ...(birth.time && {
    time: {
      clock: new Date(wallAt(place.timezone, at)).toISOString().slice(11, 16),
      moment: { at, rule: clockRule(place.timezone, at) },
    },
  }),
})

/** The chart of a return, and the moment of the next one. */
export type ReturnSky = { kind: ReturnKind; moment: Birth; chart: NatalChart; until: number; natal: number }

/** Longer than the longest time between two returns, in days. */
const longest = { solar: 366, lunar: 29 } as const

/** A return of the Sun or the Moon, with the houses of a place: the next one after `now`, or the last one before it. */
export const returnSky = (birth: Birth, kind: ReturnKind, turn: 'coming' | 'current', place: Place, now: number): ReturnSky => {
  const natal = preciseLongitude(kind === 'solar' ? 'sun' : 'moon', birth.at)
  const next = (from: number): number => returnAfter(kind, natal, from)
  const coming = next(now)
  const earlier = next(now - longest[kind] * DAY)
  const later = next(earlier + DAY)
  const at = turn === 'coming' ? coming : later < now ? later : earlier
  const moment = moved(birth, at, place)
  return { kind, moment, chart: natalChart(moment), until: next(at + DAY), natal }
}

/** The progressed sky of a date among the houses of the birth. */
export const progressedSky = (birth: Birth, date: number): { moment: Birth; chart: NatalChart } => {
  const moment = moved(birth, progressedTo(birth.at, date), birth.place)
  const { bodies, aspects, elongations } = natalChart(moment)
  const { sky } = natalChart(birth)
  if (!sky) return { moment, chart: { bodies, aspects, elongations } }
  const housed = bodies.map((body) => ({ ...body, house: houseOf(body.longitude, sky.cusps) }))
  return { moment, chart: { bodies: housed, aspects, elongations, sky } }
}
