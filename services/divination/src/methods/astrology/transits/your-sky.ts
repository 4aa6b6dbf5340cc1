import type { Progression, Transit as ShownTransit, SkyReturn, Transits } from '@sibyl/contracts/http/your-sky'
import { DAYS_MAX } from '@sibyl/contracts/http/your-sky'
import { AppError } from '@sibyl/platform/app-error'
import { DAY } from '@sibyl/platform/time'
import { bodyNames, planets } from '../chart/bodies.ts'
import { type Houses, houseOf } from '../chart/houses.ts'
import { preciseLongitude } from '../chart/precise.ts'
import { signName, signOf, turn } from '../chart/signs.ts'
import { type Birth, placeOf } from '../natal/birth.ts'
import { natalChart } from '../natal/natal-chart.ts'
import { natalPicture } from '../picture.ts'
import type { Place } from '../places/gazetteer.ts'
import { ordinal } from '../words/ordinals.ts'
import { wallAt } from '../zones/local-time.ts'
import { calendarOf, type Entry } from './calendar.ts'
import { bodiesAt, housesAt, natalPoints, type PointId } from './natal-points.ts'
import { moonChanges, progressedTo } from './progressions.ts'
import { type ReturnKind, returnAfter } from './returns.ts'
import { trackOf } from './sampled-track.ts'
import { inSign, isProminent, type Owner, wordsOf } from './transit-words.ts'
import { transiting, transitsTo } from './transits.ts'

type Span = { from: number; to: number }
type Person = Owner & { id: string }

/** @throws AppError invalid_input for a span that ends before it starts, or is too long */
export const spanOf = (from: number, to: number): Span => {
  const fault =
    to <= from ? 'Please give an end after the start' : to - from > DAYS_MAX * DAY ? `Please ask for at most ${DAYS_MAX} days` : undefined
  if (fault) throw new AppError('invalid_input', { fields: [{ field: 'to', message: fault }] })
  return { from, to }
}

/** @throws AppError invalid_input for a date before the birth */
export const afterBirth = ({ at }: Birth, date: number): number => {
  if (date >= at) return date
  throw new AppError('invalid_input', { fields: [{ field: 'date', message: 'Please give a day after the birth' }] })
}

const instant = (at: number): string => new Date(at).toISOString()
const rounded = (degrees: number, digits = 4): number => Number(turn(degrees).toFixed(digits)) % 360

type ShownPoint = Transits['natal']['points'][number]['point']
type ShownBody = Transits['tracks'][number]['body']
const shownNames = { ...bodyNames, node: 'Node', ascendant: 'ASC', midheaven: 'MC' } as Record<PointId, ShownPoint>

const timedPlace = ({ time, place }: Birth): Place | undefined => (time ? place : undefined)

/** The transits to a birth in a span, as the API shows them. */
const eventsOf = async (birth: Birth, owner: Owner, span: Span): Promise<ShownTransit[]> => {
  const points = natalPoints(birth.at, timedPlace(birth))
  const natal = new Map(points.map((one) => [one.point, one]))
  return (await transitsTo(points, span)).flatMap((transit) => {
    const met = natal.get(transit.point)
    if (!met) return []
    const { body, point, at, longitude, near, ...rest } = transit
    return {
      body: shownNames[body] as ShownBody,
      point: shownNames[point],
      ...rest,
      at: instant(at),
      longitude: rounded(longitude),
      near: { from: instant(near.from), to: instant(near.to) },
      prominent: isProminent(transit),
      ...wordsOf(transit, met, owner),
    }
  })
}

const tracksOf = ({ from, to }: Span): Transits['tracks'] =>
  transiting.map((body) => {
    const { at } = trackOf(body, from, to)
    const longitudes = Array.from({ length: Math.floor((to - from) / DAY) + 1 }, (_, day) => rounded(at(from + day * DAY), 2))
    return { body: shownNames[body] as ShownBody, longitudes }
  })

export const showTransits = async (birth: Birth, owner: Owner, span: Span): Promise<Transits> => {
  const { name: place, timezone } = birth.place
  const points = natalPoints(birth.at, timedPlace(birth)).map(({ point, longitude }) => ({
    point: shownNames[point],
    longitude: rounded(longitude),
  }))
  return {
    natal: { name: owner.name, place, timezone, unknownTime: !birth.time, picture: natalPicture(natalChart(birth)), points },
    events: await eventsOf(birth, owner, span),
    tracks: tracksOf(span),
    from: instant(span.from),
    to: instant(span.to),
  }
}

const placedAt = (at: number, frame?: Houses): SkyReturn['points'] =>
  bodiesAt(at, frame?.cusps).map(({ body, longitude, ...rest }) => ({
    point: shownNames[body] as SkyReturn['points'][number]['point'],
    longitude: rounded(longitude),
    ...rest,
  }))

/**
 * The next return of the Sun or the Moon, its houses at the place of birth or where the reader will be.
 * @throws AppError invalid_input for an unknown or ambiguous place
 */
export const showReturn = (birth: Birth, kind: ReturnKind, from: number, elsewhere?: string): SkyReturn => {
  const place = elsewhere ? placeOf(elsewhere, undefined, 'place') : birth.place
  const body = kind === 'solar' ? 'sun' : 'moon'
  const natal = preciseLongitude(body, birth.at)
  const at = returnAfter(kind, natal, from)
  const frame = birth.time && housesAt(at, place)
  const rising = frame ? ` In ${place.name} it begins with ${signName(signOf(frame.ascendant))} rising.` : ''
  return {
    kind,
    at: instant(at),
    place: { name: place.name, timezone: place.timezone },
    unknownTime: !birth.time,
    points: placedAt(at, frame),
    ...(frame && { houses: { ...frame, cusps: [...frame.cusps] } }),
    words: `The ${bodyNames[body]} comes back to ${inSign(natal)}.${rising}`,
  }
}

/** The secondary progressions of a birth for a date; houses are those of the birth. */
export const showProgression = (birth: Birth, date: number): Progression => {
  const at = progressedTo(birth.at, date)
  const frame = birth.time && housesAt(birth.at, birth.place)
  const { signs, phases } = moonChanges(birth.at, date)
  const moon = preciseLongitude('moon', at)
  const house = frame ? `, in the ${ordinal(houseOf(moon, frame.cusps))} house` : ''
  return {
    date: instant(date),
    progressedTo: instant(at),
    unknownTime: !birth.time,
    points: placedAt(at, frame),
    signs: signs.map((change) => ({ at: instant(change.at), sign: signName(change.sign) })),
    phases: phases.map((change) => ({ at: instant(change.at), phase: change.phase })),
    words: `The progressed Moon stands at ${inSign(moon)}${house}.`,
  }
}

const fromJupiter = new Set<string>(planets.slice(planets.indexOf('jupiter')).map((body) => bodyNames[body]))

/**
 * The prominent transits of a span as a calendar, without birth data. Those of Jupiter and the bodies beyond it take the whole day, by the
 * clocks of `zone`.
 */
export const showCalendar = async (birth: Birth, owner: Person, span: Span, zone: string): Promise<string> => {
  const entries = (await eventsOf(birth, owner, span))
    .filter(({ prominent }) => prominent)
    .map(({ body, point, aspect, at, longitude, precision, pass, passes, title, meaning }): Entry => {
      const story = passes > 1 ? ` (${pass} of ${passes})` : ''
      const wholeDay = fromJupiter.has(body) || precision !== 'minute'
      // Degree, month and pass distinguish the transits of one body to one point, and do not change if a later ephemeris moves the minute.
      return {
        uid: `${owner.id} ${body} ${aspect} ${point} ${Math.round(longitude)} ${at.slice(0, 7)} ${pass}`,
        at: wholeDay ? wallAt(zone, Date.parse(at)) : Date.parse(at),
        wholeDay,
        title: `${title}${story}`,
        note: meaning,
      }
    })
  return calendarOf('Your Sky', entries, span.from)
}
