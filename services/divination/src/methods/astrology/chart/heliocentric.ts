import { readTable } from '../read-table.ts'
import type { Planet } from './bodies.ts'

export type World = 'earth' | Exclude<Planet, 'sun' | 'moon'>

type Coordinate = 'L' | 'B' | 'R'
/** The terms of each power of time: amplitude, phase and frequency, one after the other. */
type Series = number[][]

const read = (): Map<string, Series> => {
  const sums = new Map<string, Series>()
  for (const row of readTable('planets').toString('utf8').trimEnd().split('\n')) {
    const [world, coordinate, ...numbers] = row.split('\t')
    const [power = 0, amplitude = 0, phase = 0, frequency = 0] = numbers.map(Number)
    const series = sums.get(`${world}${coordinate}`) ?? []
    sums.set(`${world}${coordinate}`, series)
    while (series.length <= power) series.push([])
    series[power]?.push(amplitude, phase, frequency)
  }
  return sums
}

const sums = read()

const sumOf = (world: World, coordinate: Coordinate, millennia: number): number => {
  let sum = 0
  const series = sums.get(`${world}${coordinate}`) ?? []
  for (let power = series.length - 1; power >= 0; power -= 1) {
    const terms = series[power] ?? []
    let part = 0
    for (let i = 0; i < terms.length; i += 3) part += (terms[i] ?? 0) * Math.cos((terms[i + 1] ?? 0) + (terms[i + 2] ?? 0) * millennia)
    sum = sum * millennia + part
  }
  return sum
}

const DAYS = 365_250

/** In astronomical units, on the ecliptic of J2000. */
export type Position = readonly [x: number, y: number, z: number]

/**
 * The heliocentric position of a planet on the ecliptic of J2000, in astronomical units, by the series of VSOP87, version B (Bretagnon and
 * Francou, Astronomy and Astrophysics 202, 309, 1988), without the terms that together make a twentieth of a second of arc; of Pluto by Meeus,
 * Astronomical Algorithms, 37, which holds from 1885 to 2099.
 * @param days terrestrial time, days from 2000 January 1.5
 */
export const heliocentric = (world: World, days: number): Position => {
  const [longitude = 0, latitude = 0, distance = 0] = (['L', 'B', 'R'] as const).map((one) => sumOf(world, one, days / DAYS))
  const near = distance * Math.cos(latitude)
  return [near * Math.cos(longitude), near * Math.sin(longitude), distance * Math.sin(latitude)]
}
