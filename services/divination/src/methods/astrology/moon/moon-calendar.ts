import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { MINUTE } from '@sibyl/platform/time'
import { theBody } from '../chart/bodies.ts'
import { inWords, placed } from '../chart/signs.ts'
import { calendarOf, type Entry } from '../transits/calendar.ts'
import { moonMonth } from './moon-month.ts'

type Phase = MoonMonth['phases'][number]['phase']

const phaseNames: Readonly<Record<Phase, string>> = {
  new: 'New Moon',
  'first-quarter': 'First quarter of the Moon',
  full: 'Full Moon',
  'last-quarter': 'Last quarter of the Moon',
}

const minuteOf = (instant: string): number => Math.round(Date.parse(instant) / MINUTE) * MINUTE
const stands = (longitude: number): string => `The Moon stands at ${inWords(placed(longitude))}.`

const voidEntry = ({ from, to, last, sign }: MoonMonth['voidOfCourse'][number]): Entry => ({
  // Every time void of course has an entry that ends it.
  uid: `void until ${to.slice(0, 10)} ${sign}`,
  at: minuteOf(from),
  until: minuteOf(to),
  wholeDay: false,
  title: 'Moon void of course',
  note: `${last ? `From its ${last.aspect} to ${theBody(last.body)} until it` : 'Until it'} enters ${sign}.`,
})

/** A month of the Moon in a time zone as an iCalendar file. A later release may move an entry by minutes; its `uid` keeps to the day. */
export const moonCalendar = async ({ month, tz }: { month: string; tz: string }): Promise<string> => {
  const { phases, ingresses, voidOfCourse, eclipses } = await moonMonth({ month, tz, margin: 0 })
  const at = (instant: string, title: string, note?: string): Entry => ({
    uid: `${title} ${instant.slice(0, 10)}`,
    at: minuteOf(instant),
    wholeDay: false,
    title,
    ...(note && { note }),
  })
  const entries = [
    ...phases.map((one) => at(one.at, phaseNames[one.phase], stands(one.longitude))),
    ...ingresses.map((one) => at(one.at, `Moon enters ${one.sign}`)),
    ...voidOfCourse.map(voidEntry),
    ...eclipses.map(({ at: instant, kind, type, parts, countries, longitude }) => {
      const center = countries.length > 0 ? `${type} over ${countries.join(', ')}; ` : ''
      return at(
        instant,
        `${kind === 'solar' ? 'Solar' : 'Lunar'} eclipse, ${type}`,
        `Seen from: ${center}${parts.join(', ')}. ${stands(longitude)}`,
      )
    }),
  ]
  return calendarOf('Moon Calendar', entries, Date.parse(`${month}-01`))
}
