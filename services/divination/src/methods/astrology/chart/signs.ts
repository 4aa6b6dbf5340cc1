import { signNames } from '@sibyl/contracts/signs'

export const elements = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof elements)[number]

export const modes = ['cardinal', 'fixed', 'mutable'] as const
export type Mode = (typeof modes)[number]

/** Signs are numbered from Aries, 0, to Pisces, 11. */
export const signName = (sign: number): string => signNames[sign] ?? ''
export const elementOf = (sign: number): Element => elements[sign % 4] ?? 'fire'
export const modeOf = (sign: number): Mode => modes[sign % 3] ?? 'cardinal'

/** Normalises an angle in degrees to 0 up to 360. */
export const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Normalises an angle in degrees to -180 up to 180. */
export const halfTurn = (degrees: number): number => turn(degrees + 180) - 180

export const signOf = (longitude: number): number => Math.floor(turn(longitude) / 30)

export type Placement = { longitude: number; sign: number; degree: number; minute: number }

/** A longitude as charts write it: sign, degree, minute. Rounds minutes, but never into the next sign. */
export const placed = (degrees: number): Placement => {
  const longitude = Math.floor(turn(degrees) * 10_000) / 10_000
  const sign = signOf(longitude)
  const minutes = Math.min(Math.round((turn(degrees) - sign * 30) * 60), 30 * 60 - 1)
  return { longitude, sign, degree: Math.floor(minutes / 60), minute: minutes % 60 }
}

/** A placement in words: 9°40' Cancer. */
export const inWords = ({ sign, degree, minute }: Placement): string => `${degree}°${String(minute).padStart(2, '0')}' ${signName(sign)}`
