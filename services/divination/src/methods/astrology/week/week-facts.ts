import type { Fact } from '@sibyl/contracts/http/readings'
import { DAY } from '@sibyl/platform/time'
import { capital } from '../../../wording.ts'
import { bodyNames, type Planet } from '../chart/bodies.ts'
import { placed, signName } from '../chart/signs.ts'
import { dateInWords, dayInWords, instantInWords } from '../words/dates.ts'
import { ordinal } from '../words/ordinals.ts'
import {
  aspectVerbs,
  bodyInSign,
  houseThemes,
  moonDays,
  phaseMeanings,
  phaseNames,
  planetTopics,
  signManner,
  stationMeanings,
  topics,
  transitMeanings,
} from '../words/words.data.ts'
import { DAYS, inWeek, type Week } from './week.ts'
import type { WeekDetail } from './week-detail.ts'
import type { NatalTransit, WeekEvent } from './week-events.ts'

/** The time of an event in the reader's zone: Tuesday 24 November, 12:09, or the day alone if the hour is uncertain. */
export const whenOf = (week: Week, { at, approximate }: Pick<WeekEvent, 'at' | 'approximate'>): string => {
  const { wall } = inWeek(week, at)
  return approximate ? dayInWords(wall) : `${dayInWords(wall)}, ${new Date(wall).toISOString().slice(11, 16)}`
}

/** The label of an event. */
export const titleOf = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'sign-entry':
      return `${bodyNames[event.body]} enters ${signName(event.sign)}`
    case 'phase':
      return `${phaseNames[event.phase]} in ${signName(event.sign)}`
    case 'station':
      return `${bodyNames[event.body]} turns ${event.turns}`
    case 'aspect':
      return `${bodyNames[event.a]} ${aspectVerbs[event.aspect]} ${bodyNames[event.b]}`
    default:
      return event satisfies never
  }
}

const idOf = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'sign-entry':
      return `${event.body}-enters-${signName(event.sign).toLowerCase()}`
    case 'phase':
      return `phase-${event.phase}`
    case 'station':
      return `station-${event.body}`
    case 'aspect':
      return `transit-${event.a}-${event.aspect}-${event.b}`
    default:
      return event satisfies never
  }
}

/** The house of a sign in whole signs from the natal Sun's. */
const solarHouse = ({ sun }: Week, sign: number): number => ((sign - sun.sign + 12) % 12) + 1

const houseWords = (week: Week, sign: number): string => {
  const house = solarHouse(week, sign)
  return `${signName(sign)} is your ${ordinal(house)} house counted from your Sun, that of ${houseThemes[house - 1]}.`
}

/** The meaning of an event, and the sign in which it happens. */
const meaningOf = (week: Week, event: WeekEvent): string => {
  switch (event.kind) {
    case 'sign-entry':
      return event.body === 'moon'
        ? `${moonDays[event.sign]} ${houseWords(week, event.sign)}`
        : `${planetTopics[event.body]}: it is met ${signManner[event.sign]}. ${houseWords(week, event.sign)}`
    case 'phase':
      return `${phaseMeanings[event.phase]} ${houseWords(week, event.sign)}`
    case 'station':
      return `${bodyNames[event.body]} seems to stand still in ${signName(event.sign)} and turns. ${stationMeanings[event.body][event.turns]} ${houseWords(week, event.sign)}`
    case 'aspect':
      return `${capital(topics[event.a])} and ${topics[event.b]} ${transitMeanings[event.aspect]}. ${bodyNames[event.a]} is in ${signName(event.signs[0])}, ${bodyNames[event.b]} in ${signName(event.signs[1])}.`
    default:
      return event satisfies never
  }
}

const signIn = (event: WeekEvent): number => (event.kind === 'aspect' ? event.signs[0] : event.sign)

export const eventFact = (week: Week, event: WeekEvent): Fact => {
  const { at, ...rest } = event
  const local = whenOf(week, event)
  return {
    id: idOf(event),
    label: titleOf(event),
    detail: `${event.approximate ? `Around ${local}` : local}. ${meaningOf(week, event)}`,
    data: {
      ...rest,
      at: new Date(at).toISOString(),
      local,
      house: solarHouse(week, signIn(event)),
      place: event.approximate ? `Around ${local}` : local,
      why: `Exact ${event.approximate ? `around ${local}` : `at ${instantInWords(at)}`}, by the apparent positions seen from the centre of the Earth; shown in the time zone ${week.zone}.`,
    },
  }
}

/** The meaning of a transit to the natal planet `natal`. */
export const toNatalFact = (week: Week, natal: Planet, { at, body, aspect, sign, orb, allWeek }: NatalTransit): Fact => {
  const local = allWeek ? 'all week' : `around ${whenOf(week, { at, approximate: true })}`
  const subject = body === natal ? `The ${bodyNames[body]} of this week` : bodyNames[body]
  const met = natal === 'sun' ? 'your sense of who you are' : `${topics[natal]}, which rules your Sun`
  return {
    id: `transit-${body}-${aspect}-natal-${natal}`,
    label: `${bodyNames[body]} ${aspectVerbs[aspect]} your ${bodyNames[natal]}`,
    detail: `${capital(local)}. ${subject} and the ${bodyNames[natal]} of your birth ${transitMeanings[aspect]}: ${topics[body]} meets ${met}. ${bodyNames[body]} is in ${signName(sign)}.`,
    data: {
      kind: 'aspect',
      natal: true,
      a: body,
      b: natal,
      aspect,
      sign,
      orb: Math.round(orb * 100) / 100,
      at: new Date(at).toISOString(),
      local,
      approximate: true,
      house: solarHouse(week, sign),
      place: capital(local),
      why: `Reckoned to the ${bodyNames[natal]} at noon of your day of birth, which may be half a degree off: the day is sure to within one or two, the hour is not.`,
    },
  }
}

export const sunFact = ({ sun, zone }: Week): Fact => {
  const also = sun.alsoSign
  return {
    id: 'sun',
    label: `Sun in ${signName(sun.sign)}${also === undefined ? '' : ` or ${signName(also)}`}`,
    detail: `Your Sun at birth. ${bodyInSign.sun[sun.sign]}${
      also === undefined
        ? ''
        : ` On that day the Sun went from one sign to the next; by the hour of birth yours may be in ${signName(also)}: ${bodyInSign.sun[also]} Houses are counted from ${signName(sun.sign)} here.`
    }`,
    data: {
      body: 'sun',
      ...placed(sun.longitude),
      ...(also === undefined ? {} : { alsoSign: also }),
      natal: true,
      retrograde: false,
      place: 'Your Sun',
      why: `The Sun at noon of the date of birth, as counted in ${zone}: ${sun.longitude.toFixed(2)}° on the ecliptic of that day.`,
    },
  }
}

export const weekFact = (week: Week): Fact => {
  const { date, zone, sky, from, to } = week
  const first = Date.parse(`${date}T00:00:00Z`)
  const span = `${dayInWords(first)} to ${dayInWords(first + (DAYS - 1) * DAY)}`
  const standing = sky.map(({ body, sign, retrograde }) => `${bodyNames[body]} in ${signName(sign)}${retrograde ? ' (retrograde)' : ''}`)
  return {
    id: 'week',
    label: span,
    detail: `Seven days in the sky. As they begin: ${standing.join(', ')}.`,
    data: {
      kind: 'week',
      date,
      zone,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      local: span,
      sky,
      place: 'The week',
      why: `Seven days from ${dateInWords(date)} in the time zone ${zone}.`,
    },
  }
}

export const moonDayFact = (week: Week, { from, sign, next }: WeekDetail['moonDays'][number], day: number): Fact => {
  const local = dayInWords(inWeek(week, from).wall)
  const then = next === undefined ? '' : ` Later in the day it goes on into ${signName(next)}. ${moonDays[next]} ${houseWords(week, next)}`
  return {
    id: `day-${day + 1}-moon`,
    label: next === undefined ? `Moon in ${signName(sign)}` : `Moon in ${signName(sign)}, then ${signName(next)}`,
    detail: `${local}. ${moonDays[sign]} ${houseWords(week, sign)}${then}`,
    data: {
      kind: 'moon-day',
      body: 'moon',
      sign,
      ...(next === undefined ? {} : { alsoSign: next }),
      day,
      at: new Date(from).toISOString(),
      local,
      house: solarHouse(week, sign),
      place: local,
      why: `Where the Moon stands when the day begins and when it ends in the time zone ${week.zone}.`,
    },
  }
}

export const rulerFact = (week: Week, { body, sign, retrograde }: WeekDetail['ruler']): Fact => ({
  id: 'ruler',
  label: `${bodyNames[body]} in ${signName(sign)}`,
  detail: `${bodyNames[body]} rules ${signName(week.sun.sign)}, the sign of your Sun: where it goes, ${topics[body]} goes with you. ${
    retrograde ? `As the week begins it is retrograde in ${signName(sign)}. ` : ''
  }${houseWords(week, sign)}`,
  data: {
    body,
    sign,
    retrograde,
    house: solarHouse(week, sign),
    place: 'The ruler of your Sun',
    why: `The traditional ruler of ${signName(week.sun.sign)}, where it stands as the week begins.`,
  },
})
