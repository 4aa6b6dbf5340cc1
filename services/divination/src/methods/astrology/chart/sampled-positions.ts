import { heliocentric, type Position, type World } from './heliocentric.ts'
import { interpolate, sampled } from './samples.ts'

/** Days between two samples. Seen from the Earth, a position between them is off by less than a tenth of a second of arc. */
const stepDays: Readonly<Record<World, number>> = {
  earth: 4,
  mercury: 2,
  venus: 8,
  mars: 16,
  jupiter: 32,
  saturn: 32,
  uranus: 32,
  neptune: 32,
  pluto: 32,
}

const sampleAt = sampled((world: World, index) => heliocentric(world, index * stepDays[world]))

/**
 * What `heliocentric` computes, but interpolated between samples that all bodies and charts share, foremost those of the Earth, from which
 * every body is seen. Cheaper for many moments of a span, and dearer for one.
 */
export const sampledPosition = (world: World, days: number): Position => {
  const along = (axis: 0 | 1 | 2): number => interpolate(days / stepDays[world], (index) => sampleAt(world, index)[axis])
  return [along(0), along(1), along(2)]
}
