import { readTable } from '../data/read-table.ts'
import { countryName } from './countries.ts'
import { folded } from './folded.ts'

/** What is shown wherever places are: the licence of the table asks for it. */
export const PLACES_ATTRIBUTION = 'Places by GeoNames (geonames.org), CC BY 4.0'

export type Place = {
  id: string
  name: string
  /** Name of the first-level region; empty where unknown. */
  region: string
  country: string
  latitude: number
  longitude: number
  timezone: string
  population: number
}

/** A place with what it is found by. Codes are ISO for the country and GeoNames for the region (`US.TX`). */
export type Entry = { place: Place; countryCode: string; regionCode: string }

export type Gazetteer = {
  /** By population, the largest first. */
  entries: readonly Entry[]
  byId: ReadonlyMap<string, Entry>
  /** Positions in `entries` by folded name, own and other. */
  byName: ReadonlyMap<string, readonly number[]>
  countries: readonly string[]
}

let gazetteer: Gazetteer | undefined
let sortedNames: readonly string[] | undefined

const read = (): Gazetteer => {
  const [head = '', body = ''] = readTable('places').split('\n\n')
  const regions = new Map(head.split('\n').map((line) => line.split('\t') as [string, string]))
  const byName = new Map<string, number[]>()
  const entries = body.split('\n').map((line, index): Entry => {
    const [id = '', name = '', latitude, longitude, country = '', region = '', population, timezone = '', others = ''] = line.split('\t')
    for (const key of new Set([folded(name), ...(others === '' ? [] : others.split('|'))])) {
      const known = byName.get(key)
      if (known) known.push(index)
      else byName.set(key, [index])
    }
    const regionCode = `${country}.${region}`
    return {
      place: {
        id,
        name,
        region: regions.get(regionCode) ?? '',
        country: countryName(country),
        latitude: Number(latitude),
        longitude: Number(longitude),
        timezone,
        population: Number(population),
      },
      countryCode: country,
      regionCode,
    }
  })
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.place.id, entry])),
    byName,
    countries: [...new Set(entries.map(({ countryCode }) => countryCode))],
  }
}

/** The table of places: 25,567 of 15,000 people and over, and capitals. Read when first asked for, and kept. */
export const places = (): Gazetteer => {
  gazetteer ??= read()
  return gazetteer
}

/** The folded names in the order of their characters, for looking up beginnings. Sorted when first asked for. */
export const namesInOrder = (): readonly string[] => {
  sortedNames ??= [...places().byName.keys()].sort()
  return sortedNames
}
