import { Buffer } from 'node:buffer'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { memoize } from '@sibyl/platform/memoize'
import { readTable, unpackTable } from '../read-table.ts'
import { countryName } from './countries.ts'

/** The attribution that the table's licence requires wherever places are shown. */
export const PLACES_ATTRIBUTION = 'Places by GeoNames (geonames.org), CC BY 4.0'

export type Place = {
  /** The GeoNames id; empty for typed coordinates. */
  id: string
  name: string
  /** The name of the first-level region; empty if unknown. */
  region: string
  country: string
  latitude: number
  longitude: number
  timezone: string
  population: number
}

/** A place with the codes to find it by: ISO for the country, GeoNames for the region (`US.TX`). */
export type Entry = { place: Place; countryCode: string; regionCode: string }

/** A folded name of a place, and the place's rank by population, 0 for the largest. `own`: this is the place's main name. */
type Name = { name: string; rank: number; own: boolean }

export type Gazetteer = {
  size: number
  countries: readonly string[]
  entryAt(rank: number): Entry | undefined
  populationAt(rank: number): number
  byId(id: string): Entry | undefined
  /** The places with this folded name, main or alternative. */
  ranksOf(name: string): number[]
  /** Every name with this prefix, in byte order. */
  namesFrom(beginning: string): Iterable<Name>
}

const LINE_END = 10
const TAB = 9
const EMPTY_LINE = '\n\n'
const DIGIT_ZERO = 48

/** The offset of each row, and the end of the last one; and the population of each, which is the last column but one. */
const scanned = (rows: Buffer): { starts: Uint32Array; people: Uint32Array } => {
  const starts = [0]
  const people: number[] = []
  for (let start = 0; start <= rows.length; start = starts.at(-1) ?? 0) {
    const found = rows.indexOf(LINE_END, start)
    const end = found < 0 ? rows.length : found
    let population = 0
    // Digit by digit, because there are 112,000 rows.
    for (let at = rows.lastIndexOf(TAB, end - 1) - 1, unit = 1; rows[at] !== TAB; at -= 1, unit *= 10)
      population += ((rows[at] ?? DIGIT_ZERO) - DIGIT_ZERO) * unit
    people.push(population)
    starts.push(end + 1)
  }
  return { starts: Uint32Array.from(starts), people: Uint32Array.from(people) }
}

/** The blocks of the table: regions, countries, zones, places, names. */
const blocksOf = (table: Buffer): Buffer[] => {
  const blocks: Buffer[] = []
  let start = 0
  for (let end = table.indexOf(EMPTY_LINE); end >= 0; end = table.indexOf(EMPTY_LINE, start)) {
    blocks.push(table.subarray(start, end))
    start = end + EMPTY_LINE.length
  }
  return [...blocks, table.subarray(start)]
}

const linesOf = (block: Buffer): string[] => block.toString('utf8').split('\n')

/** The offset of the first line of a sorted block that is not before `wanted` in byte order. */
const firstFrom = (names: Buffer, wanted: Buffer): number => {
  let [low, high] = [0, names.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const start = middle === 0 ? 0 : names.lastIndexOf(LINE_END, middle - 1) + 1
    const end = names.indexOf(LINE_END, middle)
    const after = end < 0 ? names.length : end
    if (names.compare(wanted, 0, wanted.length, start, after) < 0) low = after + 1
    else high = start
  }
  return low
}

/** The lines of the block of names that start with the given bytes. */
function* linesFrom(names: Buffer, beginning: Buffer): Generator<Name> {
  for (let at = firstFrom(names, beginning); at < names.length; ) {
    if (names.compare(beginning, 0, beginning.length, at, Math.min(at + beginning.length, names.length)) !== 0) return
    const found = names.indexOf(LINE_END, at)
    const end = found < 0 ? names.length : found
    const [name = '', mark = ''] = names.toString('utf8', at, end).split('\t')
    yield { name, rank: Number.parseInt(mark.slice(1), 36), own: mark.startsWith('=') }
    at = end + 1
  }
}

const read = (table: Buffer): Gazetteer => {
  const [regionBlock, countryBlock, zoneBlock, rows, names] = blocksOf(table)
  if (!regionBlock || !countryBlock || !zoneBlock || !rows || !names) throw new Error('the table of places lacks a block')
  const regions = new Map(linesOf(regionBlock).map((line) => line.split('\t') as [string, string]))
  const zones = linesOf(zoneBlock)
  const { starts, people } = scanned(rows)
  const size = people.length

  const entryAt = (rank: number): Entry | undefined => {
    const [start, next] = [starts[rank], starts[rank + 1]]
    if (start === undefined || next === undefined) return undefined
    const [id = '', name = '', latitude, longitude, country = '', region = '', population, zone = ''] = rows
      .toString('utf8', start, next - 1)
      .split('\t')
    const regionCode = `${country}.${region}`
    return {
      place: {
        id,
        name,
        region: regions.get(regionCode) ?? '',
        country: countryName(country),
        latitude: Number(latitude),
        longitude: Number(longitude),
        timezone: zones[Number.parseInt(zone, 36)] ?? '',
        population: Number(population),
      },
      countryCode: country,
      regionCode,
    }
  }

  return {
    size,
    countries: linesOf(countryBlock),
    entryAt,
    populationAt: (rank) => people[rank] ?? 0,
    byId(id) {
      const at = rows.indexOf(`\n${id}\t`)
      if (at < 0) return rows.indexOf(`${id}\t`) === 0 ? entryAt(0) : undefined
      return entryAt(starts.indexOf(at + 1))
    },
    ranksOf: (name) => [...new Set([...linesFrom(names, Buffer.from(`${name}\t`))].map(({ rank }) => rank))].sort((a, b) => a - b),
    namesFrom: (beginning) => linesFrom(names, Buffer.from(beginning)),
  }
}

let gazetteer: Gazetteer | undefined

/** The table of places: all with a population of at least 1,000, and capitals. Loaded on first use, and held in memory as raw bytes. */
export const places = (): Gazetteer => {
  gazetteer ??= read(readTable('places'))
  return gazetteer
}

/** Loads the table if it is not there yet, without the tenth of a second for which `places` would hold up everybody else. */
export const loadPlaces = memoize(async (): Promise<void> => {
  const table = await unpackTable('places')
  await othersTurn()
  gazetteer ??= read(table)
})
