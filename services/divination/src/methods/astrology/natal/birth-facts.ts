import type { Fact } from '@sibyl/contracts/http/readings'
import { HOUR } from '@sibyl/platform/time'
import type { HouseSystem } from '../chart/houses.ts'
import { placeTitle } from '../places/find-places.ts'
import { PLACES_ATTRIBUTION } from '../places/gazetteer.ts'
import { dateInWords } from '../words/dates.ts'
import { zoneCaveat } from '../zones/zone-caveat.ts'
import { clockRule } from '../zones/zone-history.ts'
import type { Birth } from './birth.ts'

const offsetInWords = (seconds: number): string => {
  const size = Math.abs(seconds)
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60]
  return `UT${seconds < 0 ? '−' : '+'}${hours}:${String(minutes).padStart(2, '0')}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
}

export const timeFact = ({ date, at, time, place }: Birth): Fact => {
  const rule = clockRule(place.timezone, at)
  const ut = new Date(at).toISOString()
  const common = { utc: ut, zone: place.timezone, offsetSeconds: rule.offset, place: 'The time' }
  if (!time)
    return {
      id: 'time-note',
      label: 'Time of birth unknown',
      detail:
        'The chart is that of local noon. Without a time there are no houses and no angles, aspects count only if they held all day, and where a planet changed sign that day both signs are given.',
      data: { ...common, unknown: true, why: `Noon in ${place.name} on ${dateInWords(date)} was ${ut.slice(11, 16)} UT.` },
    }
  const { clock, moment } = time
  const local = rule.abbreviation === 'LMT'
  const kept = local ? ', the local mean time of before standard time' : rule.summer ? ', summer time' : ''
  const twice = moment.second
    ? ` Clocks were put back that night and showed ${clock} twice; the first is taken here, the second was ${Math.round(((moment.second.at - moment.at) / HOUR) * 60)} minutes later.`
    : ''
  return {
    id: 'time-note',
    label: moment.second ? `The first ${clock} of that night` : `${clock} local time`,
    detail: `Clocks in ${place.name} showed ${offsetInWords(rule.offset)} on ${dateInWords(date)}${kept}, so ${clock} was ${ut.slice(11, 19)} UT.${twice}`,
    data: {
      ...common,
      unknown: false,
      summerTime: rule.summer,
      localMeanTime: local,
      ...(moment.second ? { overlap: true, second: new Date(moment.second.at).toISOString() } : {}),
      why: `From the tz database, zone ${place.timezone}, with its history before 1970.`,
    },
  }
}

/** A caveat where history leaves open what the clocks showed; none without a time of birth. */
export const clockCaveatFacts = ({ date, time, place }: Birth): Fact[] => {
  const note = time && zoneCaveat(place, date)
  if (note === undefined) return []
  return [
    {
      id: 'clock-caveat',
      label: 'An uncertain clock',
      detail: `${note} The houses and angles turn about 15° an hour; the signs of the planets hardly depend on it, that of the Moon sometimes.`,
      data: {
        zone: place.timezone,
        place: 'The time',
        why: 'The tz database gives the zone one history; that it was not kept everywhere is known.',
      },
    },
  ]
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`

const polarWords = ' So near the pole some of the zodiac never rises or sets; the houses are therefore whole signs.'

export const placeFact = ({ place }: Birth, system: HouseSystem | undefined): Fact => {
  const { id, name, region, country, latitude, longitude, timezone } = place
  const polar = system === 'whole-sign' ? polarWords : ''
  const data = { id, name, region, country, latitude, longitude, timezone, place: 'The place' }
  if (id === '')
    return {
      id: 'place',
      label: `Born at ${name}`,
      detail: `The coordinates as they were typed, with the clocks of ${timezone}.${polar}`,
      data: { ...data, why: `Typed by hand; by today’s borders the point lies in the time zone ${timezone}.` },
    }
  const title = placeTitle(place)
  return {
    id: 'place',
    label: `Born in ${title}`,
    detail: `${title}, at ${degrees(latitude, 'north', 'south')} and ${degrees(longitude, 'east', 'west')}.${polar}`,
    data: { ...data, attribution: PLACES_ATTRIBUTION, why: `${PLACES_ATTRIBUTION}.` },
  }
}
