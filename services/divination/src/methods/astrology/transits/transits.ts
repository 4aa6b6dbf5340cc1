import { inTurns } from '@sibyl/platform/in-turns'
import { DAY } from '@sibyl/platform/time'
import { type AspectKind, aspectAngles, aspectKinds } from '../chart/aspects.ts'
import { turn } from '../chart/signs.ts'
import { turning } from '../chart/turning.ts'
import type { NatalPoint, PointId } from './natal-points.ts'
import { type Track, type Transiting, trackOf } from './sampled-track.ts'

/**
 * How far outside the requested span the other passes of a transit may lie, in days: a little more than the longest time between the first
 * and the last pass over one degree. Neptune and Pluto advance less in a year than they move back, and may pass a degree five times.
 */
const margins: Readonly<Record<Transiting, number>> = {
  sun: 3,
  mercury: 80,
  venus: 140,
  mars: 260,
  jupiter: 320,
  saturn: 340,
  uranus: 440,
  neptune: 900,
  pluto: 900,
}

export const transiting = Object.keys(margins) as Transiting[]

/** The precision of a time: to the minute, to the day, or only to some days. */
type Precision = 'minute' | 'day' | 'about'

export type Transit = {
  body: Transiting
  point: PointId
  aspect: AspectKind
  /** The exact moment, Unix milliseconds. */
  at: number
  retrograde: boolean
  precision: Precision
  /** The longitude of the body then, in degrees. */
  longitude: number
  /** The number of this pass among the `passes` of the same aspect, until the body moves on for good. */
  pass: number
  passes: number
  /** The time within one degree around this moment. */
  near: { from: number; to: number }
}

type Span = { from: number; to: number }

/** The longitudes at which a body makes an aspect to a point: one for conjunction and opposition, two for the others. */
const targetsOf = ({ point, longitude, spread }: NatalPoint): { point: PointId; spread: number; aspect: AspectKind; target: number }[] =>
  aspectKinds.flatMap((aspect) => {
    const angle = aspectAngles[aspect]
    const targets = angle % 180 === 0 ? [longitude + angle] : [longitude + angle, longitude - angle]
    return targets.map((target) => ({ point, spread, aspect, target: turn(target) }))
  })

type Hit = { at: number; level: number; retrograde: boolean }

/** Every moment at which a track passes a longitude: in each run at most once for each turn of the zodiac. */
const hitsOf = ({ at, runs }: Track, target: number): Hit[] =>
  runs.flatMap(({ from, to, start, end }) => {
    const retrograde = end < start
    const [low, high] = retrograde ? [end, start] : [start, end]
    const hits: Hit[] = []
    for (let level = target + Math.ceil((low - target) / 360) * 360; level < high; level += 360)
      hits.push({ at: turning(from, to, (moment) => at(moment) > level === retrograde), level, retrograde })
    return hits
  })

const NEAR = 1

/** The time around a hit within one degree of it, as far as the track goes. */
const nearOf = ({ at }: Track, { at: hit, level }: Hit, { from, to }: Span): Span => {
  const within = (moment: number): boolean => Math.abs(at(moment) - level) <= NEAR
  const edge = (way: -1 | 1, limit: number): number => {
    for (let moment = hit; ; moment += way * DAY) {
      if ((limit - moment) * way <= 0) return limit
      if (!within(moment)) return turning(moment - way * DAY, moment, within)
    }
  }
  return { from: edge(-1, from), to: edge(1, to) }
}

/** The largest error of a body's longitude in degrees: two seconds of arc. */
const UNSURE = 2 / 3600

/** Uranus and beyond are given to the day, whatever their speed. */
const slowest: readonly Transiting[] = ['uranus', 'neptune', 'pluto']

const precisionOf = (body: Transiting, { at }: Track, { at: hit }: Hit, spread: number): Precision => {
  const speed = Math.abs(at(hit + DAY / 2) - at(hit - DAY / 2))
  const days = (UNSURE + spread) / speed
  if (days > 1.5) return 'about'
  return days > 0.02 || slowest.includes(body) ? 'day' : 'minute'
}

/**
 * The transits to the points of a chart that become exact in a span, in order of time. Between two stations a body moves in one direction,
 * so each run of its track passes a longitude at most once: a body that only approaches a longitude gives no transit, and two passes within
 * an hour of a station are two transits. Passes of the same longitude belong together until the body has completed the zodiac. Other work
 * gets its turn after each body.
 */
export const transitsTo = async (points: readonly NatalPoint[], { from, to }: Span): Promise<Transit[]> => {
  const targets = points.flatMap(targetsOf)
  const transitsOf = (body: Transiting): Transit[] => {
    const wide = { from: from - margins[body] * DAY, to: to + margins[body] * DAY }
    const track = trackOf(body, wide.from, wide.to)
    return targets.flatMap(({ point, spread, aspect, target }) => {
      const hits = hitsOf(track, target)
      return hits
        .filter(({ at }) => at >= from && at < to)
        .map((hit): Transit => {
          const story = hits.filter(({ level }) => level === hit.level)
          return {
            body,
            point,
            aspect,
            at: Math.round(hit.at),
            retrograde: hit.retrograde,
            precision: precisionOf(body, track, hit, spread),
            longitude: target,
            pass: story.indexOf(hit) + 1,
            passes: story.length,
            near: nearOf(track, hit, wide),
          }
        })
    })
  }
  return (await inTurns(transiting, 1, transitsOf)).flat().sort((a, b) => a.at - b.at)
}
