import { signOf, turn } from './signs.ts'

export type HouseSystem = 'placidus' | 'whole-sign'
export type Houses = { system: HouseSystem; ascendant: number; midheaven: number; cusps: readonly number[] }

const RADIANS = Math.PI / 180
const sin = (degrees: number): number => Math.sin(degrees * RADIANS)
const cos = (degrees: number): number => Math.cos(degrees * RADIANS)
const tan = (degrees: number): number => Math.tan(degrees * RADIANS)
const atan2 = (y: number, x: number): number => turn(Math.atan2(y, x) / RADIANS)

/** The ecliptic longitude of the point on the ecliptic with this right ascension. */
const onEcliptic = (rightAscension: number, obliquity: number): number => atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity))

/**
 * A Placidus cusp: the point on the ecliptic that has covered `share` of its semi-arc, counted from the meridian at `meridian`, the upper
 * (diurnal arc) or the lower (nocturnal). Each iteration shrinks the error by at least a third, because below the polar circles the arc
 * changes by less than the right ascension.
 */
const placidusCusp = (meridian: number, share: number, side: 'diurnal' | 'nocturnal', latitude: number, obliquity: number): number => {
  let rightAscension = meridian + share * 90
  for (let round = 0; round < 60; round += 1) {
    const ascensionalDifference = Math.asin(Math.max(-1, Math.min(1, tan(latitude) * tan(obliquity) * sin(rightAscension)))) / RADIANS
    const semiArc = side === 'diurnal' ? 90 + ascensionalDifference : 90 - ascensionalDifference
    rightAscension = meridian + share * semiArc
  }
  return onEcliptic(rightAscension, obliquity)
}

/**
 * Angles and house cusps, degrees of longitude. `ramc` is local apparent sidereal time in degrees. Placidus; whole-sign houses from the
 * rising sign within the polar circles, where some points of the ecliptic neither rise nor set.
 */
export const houses = (ramc: number, obliquity: number, latitude: number): Houses => {
  const midheaven = onEcliptic(ramc, obliquity)
  const rising = atan2(cos(ramc), -(sin(ramc) * cos(obliquity) + tan(latitude) * sin(obliquity)))
  const ascendant = turn(rising - midheaven) > 180 ? turn(rising + 180) : rising
  if (Math.abs(latitude) >= 90 - obliquity) {
    const first = signOf(ascendant) * 30
    return { system: 'whole-sign', ascendant, midheaven, cusps: Array.from({ length: 12 }, (_, index) => turn(first + index * 30)) }
  }
  const upper = (share: number) => placidusCusp(ramc, share, 'diurnal', latitude, obliquity)
  const lower = (share: number) => placidusCusp(ramc + 180, -share, 'nocturnal', latitude, obliquity)
  const [eleventh, twelfth, second, third] = [upper(1 / 3), upper(2 / 3), lower(2 / 3), lower(1 / 3)]
  const half = [ascendant, second, third, turn(midheaven + 180), turn(eleventh + 180), turn(twelfth + 180)]
  return { system: 'placidus', ascendant, midheaven, cusps: [...half, ...half.map((cusp) => turn(cusp + 180))] }
}

/** The house, 1 to 12, that contains a longitude. */
export const houseOf = (longitude: number, cusps: readonly number[]): number => {
  const index = cusps.findIndex((cusp, at) => turn(longitude - cusp) < turn((cusps[(at + 1) % 12] ?? 0) - cusp))
  return index + 1
}
