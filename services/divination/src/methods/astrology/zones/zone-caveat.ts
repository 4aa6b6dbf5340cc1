import type { Place } from '../places/gazetteer.ts'
import { type Area, zoneCaveats } from './zone-caveats.data.ts'

const KM_PER_DEGREE = 111.2

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Whether a place lies inside an area, on a plane: exact to 1 % at these distances. */
const liesIn = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>, area: Area): boolean => {
  const north = latitude - area.latitude
  const east = (longitude - area.longitude) * Math.cos(radians(area.latitude))
  return Math.hypot(north, east) * KM_PER_DEGREE <= area.km
}

/** What is uncertain about the clocks of a place on a local date (YYYY-MM-DD), as a sentence; undefined if nothing is known to be. */
export const zoneCaveat = (place: Pick<Place, 'timezone' | 'latitude' | 'longitude'>, date: string): string | undefined =>
  zoneCaveats.find(
    ({ zones, from, until, within, beyond }) =>
      zones.includes(place.timezone) &&
      from <= date &&
      date <= until &&
      (within === undefined || liesIn(place, within)) &&
      (beyond === undefined || !liesIn(place, beyond)),
  )?.note
