import { signNames } from '@sibyl/contracts/signs'
import type { Picture } from '../method.ts'
import type { AspectKind } from './chart/aspects.ts'
import { bodyCodes, bodyNames } from './chart/bodies.ts'
import { inWords, placed } from './chart/signs.ts'
import type { NatalChart } from './natal/natal-chart.ts'
import { wheelOf } from './natal/wheel.ts'
import { stripOf } from './week/strip.ts'
import { DAYS, inWeek, type Week } from './week/week.ts'
import type { WeekEvent } from './week/week-events.ts'
import { titleOf, whenOf } from './week/week-facts.ts'

/** Decodes the addresses of the method's pictures, by kind; undefined for an invalid code. */
export const shown = { 'natal-wheel': wheelOf, 'week-strip': stripOf }

/** A longitude in hundredths of a degree, 0 to 35999. Uses the rounded minute, so that picture and text agree on it. */
const hundredths = (longitude: number): number => {
  const { sign, degree, minute } = placed(longitude)
  return Math.floor((sign * 30 + degree + minute / 60) * 100 + 1e-6)
}

/**
 * The address of the wheel of a chart: `su.16822-mo.22332-…-as.2426-mc.27961-c1.2426-…-c12.35500`, longitudes in hundredths of a degree,
 * `r` after a retrograde one. It contains neither the time nor the place of birth.
 */
export const natalPicture = ({ bodies, sky }: NatalChart, title = 'Birth chart'): Picture => {
  const angles = sky ? [`as.${hundredths(sky.ascendant)}`, `mc.${hundredths(sky.midheaven)}`] : []
  const cusps = sky ? sky.cusps.map((cusp, index) => `c${index + 1}.${hundredths(cusp)}`) : []
  const items = bodies.map(({ body, longitude, retrograde }) => `${bodyCodes[body]}.${hundredths(longitude)}${retrograde ? 'r' : ''}`)
  const said = bodies.map(
    (body) => `${bodyNames[body.body]} ${inWords(body)}${body.retrograde && body.body !== 'node' ? ' retrograde' : ''}`,
  )
  const rising = sky
    ? ` Ascendant ${inWords(placed(sky.ascendant))}, Midheaven ${inWords(placed(sky.midheaven))}.`
    : ' The hour of birth is not known.'
  return {
    src: `/api/divination/pictures/natal-wheel/${[...items, ...angles, ...cusps].join('-')}.svg`,
    alt: `${title}: ${said.join(', ')}.${rising}`,
  }
}

const signCodes = signNames.map((name) => name.slice(0, 3).toLowerCase())
const aspectCodes: Readonly<Record<AspectKind, string>> = {
  conjunction: 'con',
  sextile: 'sex',
  square: 'squ',
  trine: 'tri',
  opposition: 'opp',
}

/** Encodes an event for the address. */
const eventCode = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'sign-entry':
      return `${bodyCodes[event.body]}-in-${signCodes[event.sign]}`
    case 'phase':
      return `ph-${event.phase}`
    case 'aspect':
      return `${bodyCodes[event.a]}-${aspectCodes[event.aspect]}-${bodyCodes[event.b]}`
    case 'station':
      return `${bodyCodes[event.body]}-st`
    default:
      return event satisfies never
  }
}

/**
 * The address of the strip of a week: `d20261123-1.729.mo-in-gem-1.953.ph-full`, each event with its day (0 to 6) and minute of that day.
 */
export const weekPicture = (week: Week): Picture => {
  const shown = week.events.flatMap((event) => {
    const code = eventCode(event)
    const { day, minute } = inWeek(week, event.at)
    return day >= 0 && day < DAYS ? [{ event, code: `${day}.${minute}.${code}` }] : []
  })
  const said = shown.map(({ event }) => `${titleOf(event)}, ${whenOf(week, event)}`)
  return {
    src: `/api/divination/pictures/week-strip/${[`d${week.date.replaceAll('-', '')}`, ...shown.map(({ code }) => code)].join('-')}.svg`,
    alt: `The sky of seven days: ${said.length > 0 ? said.join('; ') : 'nothing becomes exact'}.`,
  }
}
