import type { Sky } from '@sibyl/contracts/http/sky'
import { fullMoonAfter, litShare, skyAt as longitudesAt } from '../chart/ephemeris.ts'
import { turn } from '../chart/signs.ts'

const shown = [
  ['Mercury', 'mercury'],
  ['Venus', 'venus'],
  ['Mars', 'mars'],
  ['Jupiter', 'jupiter'],
  ['Saturn', 'saturn'],
] as const

/** The data for a drawing of the sky at a moment (Unix milliseconds UT). */
export const skyAt = (at: number): Sky => {
  const longitudes = longitudesAt(at)
  const { sun, moon } = longitudes
  return {
    at: new Date(at).toISOString(),
    sun,
    moon,
    planets: shown.map(([name, planet]) => ({ name, longitude: longitudes[planet] })),
    phase: turn(moon - sun),
    lit: litShare(at),
    fullMoon: new Date(fullMoonAfter(at)).toISOString(),
  }
}
