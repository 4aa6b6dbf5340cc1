import { timeZone } from '#texts/account-settings.ts'
import { formatTime } from '../../lib/format.ts'

/** "Europe/Isle_of_Man" is "Isle of Man" below "Europe"; a zone without a place is its own name. */
const cityOf = (zone: string) =>
  zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ')

type Zone = { zone: string; city: string }

/** All zones by part of the world, with those in `also` whether or not the browser lists them. */
export const zonesByRegion = (...also: string[]): [region: string, zones: Zone[]][] => {
  const zones = [...new Set(['UTC', ...also, ...Intl.supportedValuesOf('timeZone')])]
  const byRegion = Map.groupBy(
    zones.map((zone) => ({ zone, city: cityOf(zone) })),
    ({ zone }) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : timeZone.everywhere),
  )
  return [...byRegion].map(([region, cities]) => [region, cities.toSorted((a, b) => a.city.localeCompare(b.city))])
}

/** "Prague" for "Europe/Prague". */
export const zoneName = cityOf

/** The local time in a zone: "2:32 PM". */
export const timeThere = (zone: string, now = new Date()) => formatTime(now, zone)
