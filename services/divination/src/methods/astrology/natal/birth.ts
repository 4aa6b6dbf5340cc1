import { hasBegunSomewhere, NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import { AppError } from '@sibyl/platform/app-error'
import { placeById, placeTitle, resolvePlace } from '../places/find-places.ts'
import { folded } from '../places/folded.ts'
import type { Place } from '../places/gazetteer.ts'
import { dayIn, momentOf, skippedAround, type WallMoment, wallTime } from '../zones/local-time.ts'

/** When and where a person was born. Without a time, `at` is local noon and the chart has no houses. Moments are Unix milliseconds. */
export type Birth = {
  date: string
  place: Place
  day: { from: number; to: number }
  at: number
  /** Undefined when the time is unknown. */
  time?: { clock: string; moment: WallMoment }
}

const refuse = (field: string, message: string): never => {
  throw new AppError('invalid_input', { fields: [{ field, message }] })
}

const NAMED_CHOICES = 4

/** Whether a text names this place: its name, and no region or country but its own. */
const isNamed = (place: Place, text: string): boolean => {
  const [, ...around] = text.split(',')
  const own = [place.region, place.country].map(folded)
  return folded(text).startsWith(folded(place.name)) && around.every((part) => own.some((one) => one.startsWith(folded(part.trim()))))
}

/** @throws AppError invalid_input for an unknown or ambiguous place */
export const placeOf = (text: string, id: string | undefined, field = 'placeOfBirth'): Place => {
  // The place chosen in the search counts only while the text next to it still matches it.
  const chosen = id ? placeById(id) : undefined
  if (chosen && isNamed(chosen, text)) return chosen
  const resolved = resolvePlace(text)
  switch (resolved.kind) {
    case 'found':
      return resolved.place
    case 'ambiguous': {
      const titles = resolved.choices.slice(0, NAMED_CHOICES).map(placeTitle)
      return refuse(field, `There is more than one place with this name. Please say which: ${titles.join('; ')}`)
    }
    case 'unknown':
      return refuse(
        field,
        'We do not know this place. Please check the spelling, or give the nearest town and its country, or coordinates such as 48.2, 16.37',
      )
    default:
      return resolved satisfies never
  }
}

const clockOf = (wall: number): string => new Date(wall).toISOString().slice(11, 16)

const wallMoment = (place: Place, date: string, clock: string): WallMoment => {
  const wall = wallTime(date, clock)
  const moment = momentOf(place.timezone, wall)
  if (moment) return moment
  const { from, to } = skippedAround(place.timezone, wall)
  return refuse(
    'timeOfBirth',
    `There was no ${clock} in ${place.name} on that day: clocks were put forward from ${clockOf(from)} to ${clockOf(to)}. Please check the time`,
  )
}

/** @throws AppError invalid_input for a date that has not begun anywhere on Earth */
export const begunSomewhere = (date: string, now: number): void => {
  if (!hasBegunSomewhere(date, now)) refuse('dateOfBirth', NOT_YET)
}

/** @throws AppError invalid_input, naming the field, for an impossible place, time or date */
export const birthOf = ({ dateOfBirth: date, timeOfBirth, unknownTime, placeOfBirth = '', placeId }: AstrologyForm, now: number): Birth => {
  begunSomewhere(date, now)
  const place = placeOf(placeOfBirth, placeId)
  const day = dayIn(place.timezone, date)
  if (day.from > now) refuse('dateOfBirth', NOT_YET)
  if (day.to <= day.from) refuse('dateOfBirth', `This day was left out of the calendar in ${place.name}. Please check the date`)
  if (unknownTime || !timeOfBirth) {
    const noon = momentOf(place.timezone, wallTime(date, '12:00'))?.at ?? (day.from + day.to) / 2
    return { date, place, day, at: noon }
  }
  const moment = wallMoment(place, date, timeOfBirth)
  if (moment.at > now) refuse('timeOfBirth', 'The time of birth cannot be in the future')
  return { date, place, day, at: moment.at, time: { clock: timeOfBirth, moment } }
}
