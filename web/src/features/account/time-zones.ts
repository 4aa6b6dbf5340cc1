import { timeZone } from '#texts/account-settings.ts'
import { language } from '#texts/language.ts'

/** "Europe/Isle_of_Man" is "Isle of Man" below "Europe"; a zone without a place is its own name. */
const placeOf = (zone: string) =>
  zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ')

type Zone = { zone: string; place: string }

/** All zones by part of the world, with those in `also` whether or not the browser lists them. */
export const zonesByRegion = (...also: string[]): [region: string, zones: Zone[]][] => {
  const zones = [...new Set(['UTC', ...also, ...Intl.supportedValuesOf('timeZone')])]
  const byRegion = Map.groupBy(
    zones.map((zone) => ({ zone, place: placeOf(zone) })),
    ({ zone }) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : timeZone.everywhere),
  )
  return [...byRegion].map(([region, places]) => [region, places.toSorted((a, b) => a.place.localeCompare(b.place))])
}

/** "Prague" for "Europe/Prague". */
export const zoneName = placeOf

/** What the clock shows there: "2:32 PM". */
export const timeThere = (zone: string, now = new Date()) =>
  new Intl.DateTimeFormat(language, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(now)
