import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { signNames } from '@sibyl/contracts/signs'
import { DAY } from '@sibyl/platform/time'
import { LRUCache } from 'lru-cache'
import { type Eclipse, eclipseAfter, eclipsesBetween } from '../chart/eclipses.ts'
import { elongation, longitude } from '../chart/ephemeris.ts'
import { dayIn, wallTime } from '../zones/local-time.ts'
import { type MoonAspect, type MoonEvents, moonEvents } from './moon-events.ts'
import { seenInZone, type Visibility, whereSeen } from './where-seen.ts'

type Asked = { month: string; tz: string; margin: number }
type Month = MoonEvents & { eclipses: (Eclipse & Visibility)[] }

/** More than the widest margin and the farthest zone together. */
const AROUND = 10 * DAY

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const firstOf = (month: string): number => Date.parse(`${month}-01`)
const nextMonth = (month: string): number => firstOf(dateOf(firstOf(month) + 31 * DAY).slice(0, 7))

const compute = async (month: string): Promise<Month> => {
  const span = { from: firstOf(month) - AROUND, to: nextMonth(month) + AROUND }
  const eclipses: Month['eclipses'] = []
  for (const eclipse of eclipsesBetween(span.from, span.to)) eclipses.push({ ...eclipse, ...(await whereSeen(eclipse)) })
  return { ...(await moonEvents(span)), eclipses }
}

/**
 * Computing a month takes a tenth of a second, in parts between which others get their turn. All time zones and margins share it, because
 * each shows a part of the same events.
 */
const MONTHS_KEPT = 100
const months = new LRUCache<string, Month>({ max: MONTHS_KEPT, fetchMethod: compute })

const instant = (at: number): string => new Date(at).toISOString()
const degrees = (value: number): number => Number(value.toFixed(4))
const moonAt = (at: number): number => degrees(longitude('moon', at))
const nameOf = (sign: number) => signNames[sign] ?? signNames[0]
const bodyOf = ({ body, aspect }: MoonAspect) => ({ body: body as MoonMonth['aspects'][number]['body'], aspect })

/** What happens to the Moon in a month of a time zone, and in `margin` days before and after it. */
export const moonMonth = async ({ month, tz, margin }: Asked): Promise<MoonMonth> => {
  const [first, next] = [firstOf(month) - margin * DAY, nextMonth(month) + margin * DAY]
  const span = { from: dayIn(tz, dateOf(first)).from, to: dayIn(tz, dateOf(next)).from }
  const { phases, ingresses, aspects, voids, eclipses } = await months.forceFetch(month)
  const within = <T extends { at: number }>(events: readonly T[]): T[] => events.filter(({ at }) => at >= span.from && at < span.to)
  const dates = Array.from({ length: (next - first) / DAY }, (_, day) => dateOf(first + day * DAY))
  const following = eclipseAfter(span.to)
  return {
    month,
    tz,
    days: dates.map((date) => {
      const noon = (dayIn(tz, date).from + dayIn(tz, dateOf(wallTime(date) + DAY)).from) / 2
      return { date, longitude: moonAt(noon), phase: degrees(elongation(noon)) }
    }),
    phases: within(phases).map(({ at, phase }) => ({ at: instant(at), phase, longitude: moonAt(at) })),
    ingresses: within(ingresses).map(({ at, sign }) => ({ at: instant(at), sign: nameOf(sign) })),
    aspects: within(aspects).map((aspect) => ({ at: instant(aspect.at), ...bodyOf(aspect) })),
    voidOfCourse: voids
      .filter(({ from, to }) => to > span.from && from < span.to)
      .map(({ from, to, last, sign }) => ({
        from: instant(from),
        to: instant(to),
        ...(last && { last: bodyOf(last) }),
        sign: nameOf(sign),
      })),
    eclipses: await Promise.all(
      within(eclipses).map(async (eclipse) => {
        const { kind, type, at, parts, central } = eclipse
        const here = tz === 'UTC' ? undefined : await seenInZone(eclipse, tz)
        return {
          kind,
          type,
          at: instant(at),
          longitude: moonAt(at),
          ...(eclipse.kind === 'lunar' && { minutes: eclipse.minutes }),
          parts,
          countries: central,
          ...(here && { here }),
        }
      }),
    ),
    nextEclipse: { kind: following.kind, type: following.type, at: instant(following.at) },
  }
}
