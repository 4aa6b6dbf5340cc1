import { type Planet, planets } from '../../astrology/chart/bodies.ts'
import { houseOf } from '../../astrology/chart/houses.ts'
import { isTimed, type Side } from './side.ts'

export type Overlay = { house: number; bodies: Planet[] }

/**
 * The planets of one person in the houses of another (Lois Sargent, How to Handle Your Human Relations, 1958), the fullest house first; none if the other's time of birth is not known. The Moon of
 * a guest without a time of birth is left out.
 */
export const overlaysOf = (guest: Side, host: Side): Overlay[] => {
  const { cusps } = host
  if (!cusps) return []
  const houses = new Map<number, Planet[]>()
  for (const body of planets) {
    const longitude = guest.longitudes[body]
    if (longitude === undefined || (body === 'moon' && !isTimed(guest))) continue
    const house = houseOf(longitude, cusps)
    houses.set(house, [...(houses.get(house) ?? []), body])
  }
  return [...houses]
    .map(([house, bodies]) => ({ house, bodies }))
    .sort((one, other) => other.bodies.length - one.bodies.length || one.house - other.house)
}
