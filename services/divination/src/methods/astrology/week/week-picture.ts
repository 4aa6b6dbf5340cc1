import { signNames } from '@sibyl/contracts/signs'
import type { Picture } from '../../method.ts'
import type { AspectKind } from '../chart/aspects.ts'
import { bodyCodes } from '../chart/bodies.ts'
import { DAYS, inWeek, type Week } from './week.ts'
import type { WeekEvent } from './week-events.ts'
import { titleOf, whenOf } from './week-facts.ts'

const signCodes = signNames.map((name) => name.slice(0, 3).toLowerCase())
const aspectCodes: Readonly<Record<AspectKind, string>> = {
  conjunction: 'con',
  sextile: 'sex',
  square: 'squ',
  trine: 'tri',
  opposition: 'opp',
}

/** How an event is written in the address. */
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

/** Where the strip of a week is served: `d20261123-1.729.mo-in-gem-1.953.ph-full`, each event with its day (0 to 6) and minute of that day. */
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
