import { cut, disc, fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { circle, num, type Placement, type Point, place, table } from '../engraving/path.ts'

/** Lilies standing on the given points. */
export function lilies(points: readonly Point[], s = 1): string {
  return points
    .map(([x, y], k) => {
      const o: Placement = { x, y, s, sx: k % 2 ? -1 : 1 }
      return (
        line(place('M0 2C-1-12 1-22 0-32M0 0C-8-4-12-12-12-22C-6-18-2-10 0 0M0-4C6-8 10-16 10-24C4-20 1-12 0-4', o), 1.1) +
        solid(place('M0-30C-5-36-9-40-16-41C-13-46-7-45-4-42C-5-48-4-54 0-60C4-54 5-48 4-42C7-45 13-46 16-41C9-40 5-36 0-30Z', o)) +
        cut(place('M0-33C-1-40-1-48 0-54M-2-36C-5-39-8-41-12-42M2-36C5-39 8-41 12-42', o), 0.9)
      )
    })
    .join('')
}

/** Small roses in line, as they sit in a hedge. */
export function hedgeRoses(points: readonly Point[]): string {
  return points
    .map(
      ([x, y]) =>
        disc(x, y, 5.5, NIGHT, 1.1) +
        fine(
          `M${x - 3} ${y + 1}C${x - 2} ${y - 4} ${x + 4} ${y - 3} ${x + 3} ${y + 1}C${x + 2} ${y + 3} ${x - 1} ${y + 2} ${x} ${y - 0.5}`,
          0.9,
        ),
    )
    .join('')
}

const ROSE = 'M0 9C-9 9-12 0-9-6C-8-11-2-13 2-11C8-11 12-5 10 0C10 6 6 9 0 9Z'
const ROSE_CUTS = 'M-6-2C-5-8 4-8 5-3C5 2-2 3-2-1C-2-3 1-3 1-2M-9 0C-6 5 4 6 9 1M-4-8C-1-10 3-9 5-8'

/** A gold rose without its stem. */
export const roseHead = (x: number, y: number, s: number): string =>
  solid(place(ROSE, { x, y, s })) + cut(place(ROSE_CUTS, { x, y, s }), 0.9)
/** A gold rose on a short stem. */
export const rose = (x: number, y: number, s: number): string =>
  line(place('M8 36C6 26 3 16 0 8M6 26C10 24 13 20 14 16C9 17 6 20 6 26', { x, y, s }), 1.2) + roseHead(x, y, s)

/** A bush or hedge: scalloped rows of leaves inside a rectangle. */
export function leafRows(x0: number, x1: number, y0: number, y1: number): string {
  let d = ''
  for (let y = y0, row = 0; y < y1; y += 9, row++) {
    for (let x = x0 + 4 + (row % 2) * 6; x < x1 - 6; x += 12) d += `M${x - 4} ${y}Q${x} ${y - 6} ${x + 4} ${y}`
  }
  return fine(d, 0.8)
}

/** Water lilies lying on their leaves. */
export function waterLilies(points: readonly Point[]): string {
  return points
    .map(
      ([x, y]) =>
        shape(place('M-24 4C-20-4 20-4 24 4C16 10-16 10-24 4Z', { x, y }), TINT, 1.2) +
        solid(place('M0 4C-8 0-14-6-15-12C-10-12-6-9-4-6C-4-12-2-16 0-19C2-16 4-12 4-6C6-9 10-12 15-12C14-6 8 0 0 4Z', { x, y })),
    )
    .join('')
}

/** Path of a clipped hedge from x0 to x1, its top at y. */
export function hedge(x0: number, x1: number, y: number): string {
  const n = Math.round((x1 - x0) / 14)
  const bumps = Array.from({ length: n }, (_, k) => {
    const [a, b] = [x0 + ((x1 - x0) * k) / n, x0 + ((x1 - x0) * (k + 1)) / n]
    return `C${num(a)} ${y - 9} ${num(b)} ${y - 9} ${num(b)} ${y}`
  }).join('')
  return `M${x0} 440V${y}${bumps}V440Z`
}

/** Path of a vine leaf, its stalk at 0,0. */
export const VINE_LEAF = 'M0 0C-10-2-14-10-12-18C-8-16-6-14-4-12C-4-18-2-22 2-26C6-22 8-18 8-12C10-14 12-16 16-18C18-10 12-2 0 0Z'

const BERRIES: readonly Point[] = table('-9 0, -3 0, 3 0, 9 0, -6 6, 0 6, 6 6, -3 12, 3 12, 0 18')

/** A bunch of grapes hanging from its stalk, with a dark edge. */
export function grapes(x: number, y: number, s = 1): string {
  const bunch = BERRIES.map(([dx, dy]) => circle(x + dx * s, y + dy * s, 3.1 * s)).join('')
  return fine(`M${x} ${y - 3}Q${x - 3} ${y - 10} ${x + 3} ${y - 17}`, 1.1) + raised(bunch, 1)
}
