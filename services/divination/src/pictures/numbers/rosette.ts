import { num, type Point, polar, serialise } from '../engraving/path.ts'

export const GOLD = '#d9b978'
export const PERIWINKLE = '#a9b6f7'
export const NIGHT = '#0d0e15'

/** A Catmull-Rom curve through points, as path data. */
const through = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return { command: 'C' as const, points: [a, b, to] }
  })
  return serialise([{ command: 'M', points: [at(0)] }, ...curves])
}

type Ring = {
  /** The number of petals. */
  fold: number
  inner: number
  outer: number
  /** The number of lines in a petal. */
  lines: number
  /** Below 1 the petals are round and end in a point between them; above 1 they are pointed and flow into each other. */
  bend: number
  width: number
  colour?: string
  opacity?: number
  /** Degrees by which the first petal is rotated from the top. */
  turn?: number
}

/** The points of a petal's line from one valley to the next, for the share `t` of its full height; the petal is at the top. */
const petalLine = ({ fold, inner, outer, bend }: Ring, t: number): Point[] => {
  const half = 180 / fold
  const steps = fold === 1 ? 48 : fold === 2 ? 28 : fold < 6 ? 18 : 12
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = -half + (2 * half * step) / steps
    const rise = Math.cos(((angle / half) * Math.PI) / 2) ** (2 * bend)
    return polar(0, 0, inner + (outer - inner) * t * rise, angle)
  })
}

/**
 * An engraved ring with the given number of petals. Each petal is a bundle of lines that diverge from one valley and meet in the next, with
 * a star above its tip. Centred on 0, 0.
 */
export const rosette = (id: string, ring: Ring): string => {
  const { fold, lines, width, outer, colour = GOLD, opacity = 1, turn = 0 } = ring
  const family = Array.from({ length: lines }, (_, line) => through(petalLine(ring, (line + 1) / lines)))
  const edge = family.at(-1) ?? ''
  const inside = family.slice(0, -1).join('')
  const petal = `<g id="${id}"><path d="${inside}" stroke-width="${num(width * 0.55)}" opacity=".8"/><path d="${edge}" stroke-width="${num(width)}"/></g>`
  const copies = Array.from({ length: fold - 1 }, (_, copy) => `<use href="#${id}" transform="rotate(${num(((copy + 1) * 360) / fold)})"/>`)
  const tips = Array.from({ length: fold }, (_, tip) => star(...polar(0, 0, outer, (tip * 360) / fold), fold > 12 ? 2.2 : 4.2)).join('')
  return `<g transform="rotate(${num(turn)})" stroke="${colour}" opacity="${num(opacity)}">${petal}${copies.join('')}<path d="${tips}" fill="${colour}" stroke="${NIGHT}" stroke-width="1.2"/></g>`
}

/** A small four-pointed star, as path data. */
export const star = (x: number, y: number, r: number): string => {
  const k = r * 0.16
  return `M${num(x)} ${num(y - r)}Q${num(x + k)} ${num(y - k)} ${num(x + r)} ${num(y)}Q${num(x + k)} ${num(y + k)} ${num(x)} ${num(y + r)}Q${num(x - k)} ${num(y + k)} ${num(x - r)} ${num(y)}Q${num(x - k)} ${num(y - k)} ${num(x)} ${num(y - r)}Z`
}

/** Rays of equal length around 0, 0, as path data. */
export const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, ray) => {
    const [a, b] = [polar(0, 0, from, (ray * 360) / count), polar(0, 0, to, (ray * 360) / count)]
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
  }).join('')

export const ring = (r: number, width: number, opacity = 1, colour = GOLD): string =>
  `<circle r="${num(r)}" stroke="${colour}" stroke-width="${num(width)}" opacity="${num(opacity)}"/>`
