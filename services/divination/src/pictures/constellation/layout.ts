export type Point = { x: number; y: number }

/** A stream of numbers in [0, 1), seeded by a text (FNV-1a into mulberry32). */
export const seeded = (text: string): (() => number) => {
  let state = 2166136261
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The box around a star, its emblem and its name: half its width, and its height above and below the star. */
export const NODE = { half: 84, above: 28, below: 108 }

const TRIES = 300
const FINALISTS = 5
const MOVES = 400

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0

/** The distance between two boxes at a scale, negative if they overlap. */
const apart = (a: Point, b: Point, scale: number): number =>
  Math.max(Math.abs(a.x - b.x) - 2 * NODE.half * scale, Math.abs(a.y - b.y) - (NODE.above + NODE.below) * scale)

const STEPS = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85]

/** The share of the line from `a` to `b` that runs over the emblem and the name under a star, from 0 to 1. */
const covered = (a: Point, b: Point, star: Point, scale: number): number =>
  STEPS.filter((t) => {
    const [dx, dy] = [a.x + (b.x - a.x) * t - star.x, a.y + (b.y - a.y) * t - star.y]
    return Math.abs(dx) < NODE.half * 0.7 * scale && dy > 16 * scale && dy < NODE.below * scale
  }).length / STEPS.length

const offCentre = (points: readonly Point[], scale: number): number =>
  Math.hypot(
    points.reduce((sum, { x }) => sum + x, 0) / points.length,
    points.reduce((sum, { y }) => sum + y, 0) / points.length + 40 * scale,
  )

/** The gap beyond which two stars with their names need not be moved apart. */
const ENOUGH = 150

/** How well the names are separated: the narrowest gap, capped at what suffices, minus the distance of the whole from the centre. */
const clearance = (points: readonly Point[], scale: number): number => {
  let room = ENOUGH
  for (const [index, a] of points.entries()) for (const b of points.slice(index + 1)) room = Math.min(room, apart(a, b, scale))
  return room * (room < 0 ? 6 : 1) - offCentre(points, scale) * 0.7
}

/** How ugly the line through the points is: crossings, overlaps with emblems and names, long segments. */
const tangle = (points: readonly Point[], scale: number): number => {
  const lines = points.slice(1).flatMap((b, index) => {
    const a = points[index]
    return a ? [{ a, b }] : []
  })
  return lines.reduce((sum, { a, b }, index) => {
    const crossings = lines.slice(index + 2).filter((other) => crosses(a, b, other.a, other.b)).length
    const over = points.reduce((total, star) => total + covered(a, b, star, scale), 0)
    return sum + crossings + 5 * over + Math.hypot(a.x - b.x, a.y - b.y) / 600
  }, 0)
}

const swapped = (points: readonly Point[], i: number, j: number): Point[] =>
  points.map((point, index) => (index === i ? points[j] : index === j ? points[i] : point) ?? point)

/** The same positions in another order, swapped in pairs while that untangles the line. */
const untangled = (points: readonly Point[], scale: number): Point[] => {
  let best = [...points]
  let least = tangle(best, scale)
  for (let better = true; better; ) {
    better = false
    for (let i = 0; i < best.length; i += 1) {
      for (let j = i + 1; j < best.length; j += 1) {
        const tried = swapped(best, i, j)
        const cost = tangle(tried, scale)
        if (cost < least - 1e-9) [best, least, better] = [tried, cost, true]
      }
    }
  }
  return best
}

/** The same stars, each in turn moved to a new random position if that separates the names better. */
const loosened = (points: readonly Point[], scale: number, anywhere: () => Point, random: () => number): Point[] => {
  let best = [...points]
  for (let moves = 0; moves < MOVES; moves += 1) {
    const moved = Math.floor(random() * best.length)
    const tried = best.map((point, index) => (index === moved ? anywhere() : point))
    if (clearance(tried, scale) > clearance(best, scale)) best = tried
  }
  return best
}

/**
 * Positions for `count` stars within a circle of `radius` around the origin, joined in order: takes the random layout whose names are best
 * separated, in the order that tangles the line least. Deterministic in `random`.
 */
export const scatter = (count: number, radius: number, scale: number, random: () => number): Point[] => {
  const anywhere = (): Point => {
    const [r, angle] = [radius * Math.sqrt(random()), random() * 2 * Math.PI]
    return { x: r * Math.cos(angle), y: r * Math.sin(angle) * 0.92 - 34 * scale }
  }
  const throws = Array.from({ length: TRIES }, () => Array.from({ length: count }, anywhere))
  const rated = throws.map((points) => ({ points, value: clearance(points, scale) })).sort((a, b) => b.value - a.value)
  const finest = rated.slice(0, FINALISTS).map(({ points }) => untangled(loosened(points, scale, anywhere, random), scale))
  return finest.sort((a, b) => tangle(a, scale) - tangle(b, scale))[0] ?? []
}
