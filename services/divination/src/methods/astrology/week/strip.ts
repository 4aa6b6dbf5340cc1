import { bodyCodes, bodyNames } from '../chart/bodies.ts'
import { signName } from '../chart/signs.ts'
import { type Phase, parseWeek, phases, type Week, type WeekEvent } from './week-code.ts'

const MINUTES = 24 * 60
/** The Moon's mean gain on the Sun in degrees per minute: one revolution per synodic month of 29.530589 days. */
const MOON_GAIN = 360 / (29.530589 * MINUTES)

const elongationOf = (phase: Phase): number => phases.indexOf(phase) * 90
const moment = ({ day, minute }: WeekEvent): number => day * MINUTES + minute

/** The Moon's lead over the Sun at a minute of the week: interpolated between two quarters, or else at the mean rate from one. */
const elongationAt = (at: number, { events }: Week): number | undefined => {
  const known = events.flatMap((event) => (event.kind === 'phase' ? [{ at: moment(event), elongation: elongationOf(event.phase) }] : []))
  const [first, second] = known
  if (!first) return undefined
  if (!second) return first.elongation + (at - first.at) * MOON_GAIN
  const pace = ((second.elongation - first.elongation + 360) % 360) / (second.at - first.at)
  return first.elongation + (at - first.at) * (pace > 0 && pace < 2 * MOON_GAIN ? pace : MOON_GAIN)
}

/** The Moon's sign at a minute of the week, as far as its ingresses determine it. */
const moonSignAt = (at: number, { events }: Week): number | undefined => {
  const ways = events.flatMap((event) =>
    event.kind === 'ingress' && event.body === 'moon' ? [{ at: moment(event), sign: event.sign }] : [],
  )
  const last = ways.filter((way) => way.at <= at).at(-1)
  if (last) return last.sign
  return ways[0] && (ways[0].sign + 11) % 12
}

const factOf = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'ingress':
      return `${event.body}-enters-${signName(event.sign).toLowerCase()}`
    case 'phase':
      return `phase-${event.phase}`
    case 'aspect':
      return `transit-${event.a}-${event.aspect}-${event.b}`
    case 'station':
      return `station-${event.body}`
    default:
      return event satisfies never
  }
}

const phaseNames: Readonly<Record<Phase, string>> = {
  new: 'New Moon',
  'first-quarter': 'First quarter Moon',
  full: 'Full Moon',
  'last-quarter': 'Last quarter Moon',
}

const titleOf = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'ingress':
      return `${bodyNames[event.body]} enters ${signName(event.sign)}`
    case 'phase':
      return phaseNames[event.phase]
    case 'aspect':
      return `${bodyNames[event.a]} ${event.aspect} ${bodyNames[event.b]}`
    case 'station':
      return `${bodyNames[event.body]} stands still and turns`
    default:
      return event satisfies never
  }
}

/** The drawing's data for an event: bodies by their short names, signs from 0 (Aries), elongations in degrees. */
const markOf = (event: WeekEvent) => {
  switch (event.kind) {
    case 'ingress':
      return { kind: event.kind, body: bodyCodes[event.body], sign: event.sign }
    case 'phase':
      return { kind: event.kind, elongation: elongationOf(event.phase) }
    case 'aspect':
      return { kind: event.kind, a: bodyCodes[event.a], aspect: event.aspect, b: bodyCodes[event.b] }
    case 'station':
      return { kind: event.kind, body: bodyCodes[event.body] }
    default:
      return event satisfies never
  }
}

const dayOf = (week: Week, day: number) => {
  const noon = day * MINUTES + MINUTES / 2
  const [elongation, sign] = [elongationAt(noon, week), moonSignAt(noon, week)]
  return { fact: `day-${day + 1}-moon`, ...(elongation === undefined ? {} : { elongation }), ...(sign === undefined ? {} : { sign }) }
}

/** Decodes the strip of a week (see parseWeek): seven days with the Moon at noon, and the events; undefined for any other code. */
export const stripOf = (code: string) => {
  const week = parseWeek(code)
  if (!week) return undefined
  return {
    from: week.from,
    days: Array.from({ length: 7 }, (_, day) => dayOf(week, day)),
    events: week.events.map((event) => ({
      day: event.day,
      minute: event.minute,
      fact: factOf(event),
      title: titleOf(event),
      mark: markOf(event),
    })),
  }
}
