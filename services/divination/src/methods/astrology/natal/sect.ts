import { type earthAt, longitude, sunAltitude } from '../chart/ephemeris.ts'
import { turn } from '../chart/signs.ts'

/** Whether a birth was by day or by night, with the `altitude` of the Sun's centre above the horizon and the Part of `fortune`; degrees. */
export type Sect = { day: boolean; altitude: number; fortune: number }

/**
 * Decides by the Sun's altitude, not by its side of the Ascendant: within the polar circles the Sun may be on either side by day. The Part
 * of Fortune is Ascendant + Moon - Sun by day, Ascendant + Sun - Moon by night.
 */
export const sectOf = (at: number, latitude: number, earth: ReturnType<typeof earthAt>, ascendant: number): Sect => {
  const altitude = sunAltitude(at, latitude, earth)
  const day = altitude > 0
  const [sun, moon] = [longitude('sun', at), longitude('moon', at)]
  return { day, altitude, fortune: turn(ascendant + (day ? moon - sun : sun - moon)) }
}
