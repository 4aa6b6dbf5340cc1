import { Body, Ecliptic, EclipticGeoMoon, GeoVector, Illumination, MoonPhase, SearchMoonPhase, SunPosition } from 'astronomy-engine'

const planets = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const

export type Sky = {
  /** Ecliptic longitudes of date, degrees. */
  sun: number
  moon: number
  planets: { name: (typeof planets)[number]; longitude: number }[]
  /** The Moon's lead over the Sun, degrees: 0 new, 90 first quarter, 180 full. */
  phase: number
  /** The lit share of the Moon's disc, 0 to 1. */
  lit: number
  /** The next full Moon within a lunation. */
  full: Date | null
}

/** Where Sun, Moon and the five planets stand, seen from the Earth's centre. */
export const skyAt = (when: Date): Sky => ({
  sun: SunPosition(when).elon,
  moon: EclipticGeoMoon(when).lon,
  planets: planets.map((name) => ({ name, longitude: Ecliptic(GeoVector(Body[name], when, true)).elon })),
  phase: MoonPhase(when),
  lit: Illumination(Body.Moon, when).phase_fraction,
  full: SearchMoonPhase(180, when, 30)?.date ?? null,
})
