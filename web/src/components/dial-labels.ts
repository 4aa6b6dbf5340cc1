import { signNames } from '@sibyl/contracts/signs'

/** Degrees of the label ring that one letter takes, and that the Moon covers to each side of itself. */
const LETTER = 2.16
const COVERED = 8.8
const MARGIN = 0.8

const halfWidth = (label: string) => (label.length * LETTER) / 2

/** How far the Moon stands ahead of `longitude`, -180 to 180. */
const ahead = (moon: number, longitude: number) => ((((moon - longitude) % 360) + 540) % 360) - 180

const placed = (label: string, start: number, moon: number): number | null => {
  const room = halfWidth(label) + MARGIN
  const gap = halfWidth(label) + COVERED
  const distance = ahead(moon, start)
  const candidates = [15, distance - gap, distance + gap].filter(
    (middle) => middle >= room && middle <= 30 - room && Math.abs(distance - middle) >= gap - 0.01,
  )
  return candidates.sort((a, b) => Math.abs(a - 15) - Math.abs(b - 15))[0] ?? null
}

/**
 * The names of the signs and the longitude each is centred on. The Moon stands on the ring: a name that it would cover
 * moves aside within its sign, is shortened when that is not enough, and is left out when the Moon stands in the middle.
 */
export const dialLabels = (moon: number | null): { label: string; longitude: number }[] =>
  signNames.flatMap((sign, index) => {
    const start = index * 30
    const name = sign.toUpperCase()
    if (moon === null) return [{ label: name, longitude: start + 15 }]
    for (const label of [name, name.slice(0, 3)]) {
      const middle = placed(label, start, moon)
      if (middle !== null) return [{ label, longitude: start + middle }]
    }
    return []
  })
