import type { Planet } from './bodies.ts'

export const aspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
export type AspectKind = (typeof aspectKinds)[number]

export const aspectAngles: Readonly<Record<AspectKind, number>> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }

/** The orb: degrees from exactness within which an aspect counts. It is wider for the Sun and the Moon. */
const orbs: Readonly<Record<AspectKind, number>> = { conjunction: 8, sextile: 5, square: 7, trine: 7, opposition: 8 }
const LUMINARY_ORB = 2

type Moving = { body: Planet; longitude: number; speed: number }
export type Aspect = { a: Planet; b: Planet; aspect: AspectKind; angle: number; orb: number; applying: boolean }

const luminary = (body: Planet): boolean => body === 'sun' || body === 'moon'

/** The angle between two bodies, 0 to 180 degrees, and its change per day; symmetric in the two. */
const separation = (a: Moving, b: Moving): { distance: number; growth: number } => {
  const gap = a.longitude - b.longitude
  const distance = Math.abs(gap) % 360
  const growth = Math.sign(gap) * (a.speed - b.speed)
  return distance <= 180 ? { distance, growth } : { distance: 360 - distance, growth: -growth }
}

/** The aspect between two bodies, if any. Applying: their distance from exactness is shrinking. */
export const aspectBetween = (a: Moving, b: Moving): Aspect | undefined => {
  const { distance, growth } = separation(a, b)
  const reach = luminary(a.body) || luminary(b.body) ? LUMINARY_ORB : 0
  const aspect = aspectKinds.find((kind) => Math.abs(distance - aspectAngles[kind]) <= orbs[kind] + reach)
  if (!aspect) return undefined
  const angle = aspectAngles[aspect]
  const beyond = distance - angle
  return { a: a.body, b: b.body, aspect, angle, orb: Math.round(Math.abs(beyond) * 100) / 100, applying: Math.sign(beyond) * growth < 0 }
}

/** Every aspect among the bodies, the closest first. */
export const aspectsAmong = (bodies: readonly Moving[]): Aspect[] =>
  bodies.flatMap((a, index) => bodies.slice(index + 1).flatMap((b) => aspectBetween(a, b) ?? [])).sort((one, other) => one.orb - other.orb)
