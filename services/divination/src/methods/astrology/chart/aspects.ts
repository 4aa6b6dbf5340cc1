import type { Planet } from './bodies.ts'
import { halfTurn } from './signs.ts'

export const aspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
export type AspectKind = (typeof aspectKinds)[number]

export const aspectAngles: Readonly<Record<AspectKind, number>> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }

/** Degrees from exactness within which an aspect counts; the Sun and the Moon reach further. */
const orbs: Readonly<Record<AspectKind, number>> = { conjunction: 8, sextile: 5, square: 7, trine: 7, opposition: 8 }
const LUMINARY_ORB = 2

type Moving = { body: Planet; longitude: number; speed: number }
export type Aspect = { a: Planet; b: Planet; aspect: AspectKind; angle: number; orb: number; applying: boolean }

const luminary = (body: Planet): boolean => body === 'sun' || body === 'moon'
const apart = (a: number, b: number): number => Math.abs(halfTurn(a - b))

/** The aspect two bodies make, if any. Applying: their distance from exactness is shrinking. */
export const aspectBetween = (a: Moving, b: Moving): Aspect | undefined => {
  const distance = apart(a.longitude, b.longitude)
  const reach = luminary(a.body) || luminary(b.body) ? LUMINARY_ORB : 0
  const aspect = aspectKinds.find((kind) => Math.abs(distance - aspectAngles[kind]) <= orbs[kind] + reach)
  if (!aspect) return undefined
  const angle = aspectAngles[aspect]
  const orb = Math.abs(distance - angle)
  const moments = 1e-4
  const soon = Math.abs(apart(a.longitude + a.speed * moments, b.longitude + b.speed * moments) - angle)
  return { a: a.body, b: b.body, aspect, angle, orb: Math.round(orb * 100) / 100, applying: soon < orb }
}

/** Every aspect among bodies, the closest first. */
export const aspectsAmong = (bodies: readonly Moving[]): Aspect[] =>
  bodies.flatMap((a, index) => bodies.slice(index + 1).flatMap((b) => aspectBetween(a, b) ?? [])).sort((one, other) => one.orb - other.orb)
