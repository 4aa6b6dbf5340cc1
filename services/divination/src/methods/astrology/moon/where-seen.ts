import { inTurns } from '@sibyl/platform/in-turns'
import { memoize } from '@sibyl/platform/memoize'
import { type Eclipse, type Ground, groundAt, isUp, passageOf, type Seen, seenFrom, sunAndMoonAt } from '../chart/eclipses.ts'
import { loadPlaces, places } from '../places/gazetteer.ts'

/** Parts of the world, in the order in which a sentence names them. */
const parts = ['North America', 'South America', 'Europe', 'Africa', 'Asia', 'Australia', 'the Pacific', 'the Indian Ocean'] as const
type Part = (typeof parts)[number]

type Site = { ground: Ground; part: Part; country: string; zone: string }

/** Only the largest places of the table, because smaller ones change no sentence. */
const SITES = 30_000
const SITES_AT_ONCE = 500

const byZone: Readonly<Record<string, Part>> = {
  Europe: 'Europe',
  Arctic: 'Europe',
  Atlantic: 'Europe',
  Africa: 'Africa',
  Asia: 'Asia',
  Australia: 'Australia',
  Pacific: 'the Pacific',
  Indian: 'the Indian Ocean',
}
/** The continent of time zones that are named after an ocean. */
const onLand: Readonly<Record<string, Part>> = {
  'Atlantic/Canary': 'Africa',
  'Atlantic/Cape_Verde': 'Africa',
  'Atlantic/Madeira': 'Africa',
  'Atlantic/Bermuda': 'North America',
  'Atlantic/Stanley': 'South America',
}
/** The isthmus lies between 81° and 77° west, and the continent begins south of it. */
const isSouthAmerica = (latitude: number, longitude: number): boolean => latitude < 12.6 && longitude > (latitude > 7 ? -77.3 : -82)

const partOf = (zone: string, latitude: number, longitude: number): Part => {
  const [area = ''] = zone.split('/')
  if (area === 'America') return isSouthAmerica(latitude, longitude) ? 'South America' : 'North America'
  return onLand[zone] ?? byZone[area] ?? 'the Pacific'
}

const siteAt = (rank: number): Site[] => {
  const place = places().entryAt(rank)?.place
  if (!place) return []
  const { latitude, longitude, country, timezone: zone } = place
  return [{ ground: groundAt(latitude, longitude), part: partOf(zone, latitude, longitude), country, zone }]
}

const sites = memoize(async (): Promise<readonly Site[]> => {
  await loadPlaces()
  const ranks = Array.from({ length: Math.min(SITES, places().size) }, (_, rank) => rank)
  return (await inTurns(ranks, SITES_AT_ONCE, siteAt)).flat()
})

/**
 * The parts of the world that see an eclipse, and for a total or annular eclipse of the Sun the countries with towns on its central path.
 */
export type Visibility = { parts: Part[]; central: string[] }

const viewOf = (eclipse: Eclipse): ((ground: Ground) => Seen) => {
  if (eclipse.kind === 'solar') {
    const passage = passageOf(eclipse.at)
    return (ground) => seenFrom(ground, passage)
  }
  const { moon } = sunAndMoonAt(eclipse.at)
  return (ground) => (isUp(ground, moon) ? 'partly' : 'not')
}

/**
 * Finds who sees an eclipse: at any time for one of the Sun, at its greatest phase for one of the Moon. Computed for the 30,000 largest
 * places of the gazetteer from the positions of Sun and Moon, without refraction.
 */
export const whereSeen = async (eclipse: Eclipse): Promise<Visibility> => {
  const view = viewOf(eclipse)
  const seen = await inTurns(await sites(), SITES_AT_ONCE, (site) => ({ ...site, seen: view(site.ground) }))
  const who = new Set(seen.filter((site) => site.seen !== 'not').map(({ part }) => part))
  const central = new Set(seen.filter((site) => site.seen === 'centrally').map(({ country }) => country))
  return { parts: parts.filter((part) => who.has(part)), central: [...central].sort() }
}

/** How the largest place of a time zone sees an eclipse; undefined if the gazetteer has none there. */
export const seenInZone = async (eclipse: Eclipse, zone: string): Promise<Seen | undefined> => {
  const site = (await sites()).find((one) => one.zone === zone)
  return site && viewOf(eclipse)(site.ground)
}
