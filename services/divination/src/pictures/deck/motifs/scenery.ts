import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { fine, line, shape, solid, tone } from '../engraving/marks.ts'
import { BLUE, NIGHT, TINT } from '../engraving/palette.ts'
import { num, place, table } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'
import { cumulus } from './cloud.ts'
import { archPath, hill } from './earth.ts'
import { water } from './water.ts'

/** Near ground: tinted, hatched toward the left. */
export const land = (d: string): string => shape(d, TINT) + fine(hatch(d, 14, 5, { to: 0.4, jitter: 0.2, seed: 3 }))

/** Gently rolling near ground whose highest line is at about y. */
export const meadow = (y: number): string =>
  land(`M24 ${y + 8}C80 ${y - 8} 150 ${y + 4} 190 ${y}C230 ${y - 4} 256 ${y - 2} 276 ${y - 6}V456H24Z`)

/** A row of peaks behind everything, their feet at y. */
export const mountains = (y: number, h: number, seed = 1): string =>
  hill(
    `M24 ${y - h * 0.2}L60 ${y - h * 0.8}L84 ${y - h * 0.45}L122 ${y - h}L160 ${y - h * 0.4}L190 ${y - h * 0.7}L216 ${y - h * 0.4}L246 ${y - h * 0.9}L276 ${y - h * 0.3}V456H24Z`,
    { gap: 5.4, width: 1.2, seed },
  )

/** The sea between a horizon and a near shore. */
export function sea(y0: number, y1: number, seed = 5): string {
  const d = `M24 ${y0}H276V${y1 + 20}H24Z`
  return shape(d, NIGHT, 1.2) + tone(d, BLUE, 0.22) + water(26, 274, y0 + 8, y1, seed)
}

/** A small house with a gable, its door lit. */
export function house(x: number, y: number, s = 1): string {
  const o = { x, y, s }
  const wall = 'M-22 0V-24H22V0Z'
  return (
    shape(place(wall, o), TINT, 1.2) +
    fine(hatch(place('M4 0V-24H22V0Z', o), 0, 3)) +
    shape(place('M-27-22L-12-42H16L28-22Z', o), NIGHT, 1.2) +
    fine(hatch(place('M-27-22L-12-42H16L28-22Z', o), 90, 4)) +
    solid(place(`M-4 0V-13C-4-18 4-18 4-13V0Z`, o)) +
    shape(place('M8-40V-50H14V-36', o), TINT, 1.1)
  )
}

/** A distant castle of three towers. */
export function castle(x: number, y: number, s = 1): string {
  const p = (d: string) => place(d, { x, y, s })
  const battlement = (l: number, r: number, top: number) => {
    const w = (r - l) / 5
    return `M${l} 0V${top}h${w}v3h${w}v-3h${w}v3h${w}v-3h${w}V0Z`
  }
  return (
    shape(p(battlement(-30, 30, -22)), TINT, 1.2) +
    fine(hatch(p('M4 0V-18H30V0Z'), 0, 3)) +
    shape(p(battlement(-38, -22, -42)), TINT, 1.2) +
    shape(p(battlement(22, 38, -42)), TINT, 1.2) +
    fine(hatch(p('M31 0V-38H38V0Z'), 0, 3)) +
    shape(p('M-9-20V-50L0-66L9-50V-20Z'), TINT, 1.2) +
    fine(hatch(p('M1-20V-50H9V-20Z'), 0, 3) + p('M-9-50H9M0-66V-74')) +
    solid(p('M0-74L10-71L0-68Z') + p(archPath(0, -8, 5, 8)) + p(archPath(0, -42, 2, 5)))
  )
}

/** A leafy tree; y is the foot of its trunk. */
export function tree(x: number, y: number, h: number, lean = 0): string {
  const r = h * 0.24
  const top = y - h
  const trunk = limb([
    [x, y, h * 0.06],
    [x + lean * 0.4, y - h * 0.35, h * 0.035],
    [x + lean, top + r * 1.4, h * 0.03],
  ])
  const bark = swell(
    `M${x + h * 0.02} ${y}C${x + h * 0.02 + lean * 0.3} ${y - h * 0.2} ${x + lean * 0.5} ${y - h * 0.4} ${x + lean} ${y - h * 0.5}`,
    0.8,
  )
  return (
    shape(trunk, TINT, 1.3) +
    solid(bark) +
    cumulus(
      table(
        '-1.2 1.75 0.55, -0.5 2 0.6, 0.5 2 0.6, 1.25 1.7 0.55, -1.05 1.1 0.6, 1.1 1.05 0.6, -0.55 0.6 0.55, 0.55 0.55 0.6, 0 1.3 0.75',
      ).map(([dx = 0, dy = 0, k = 0.5]) => [x + lean + r * dx, top + r * dy, r * k] as const),
      TINT,
      1.3,
    )
  )
}

/** A ship under sail, its water line at y. */
export function ship(x: number, y: number, s = 1): string {
  const o = { x, y, s }
  return (
    solid(place('M-16-6L16-6C14 0 10 3 6 3H-8C-12 2-15-2-16-6Z', o)) +
    shape(place('M-1-8V-32C8-28 14-18 14-9ZM-3-9V-26C-9-22-12-16-13-10Z', o), TINT, 1.1) +
    line(place('M-2-6V-36', o), 1)
  )
}

const LEAF = 'M0 0C-5-6-5-14 0-20C5-14 5-6 0 0Z'
/** A laurel wreath round a point, open at the top. */
export function laurel(x: number, y: number, r: number, n = 9): string {
  let leaves = ''
  for (let k = 1; k <= n; k++) {
    const a = 180 - (k * 158) / n
    for (const side of [1, -1]) {
      const t = (a * side * Math.PI) / 180
      leaves += place(LEAF, { x: x + r * Math.sin(t), y: y - r * Math.cos(t), s: r / 30, rot: side * (a - 112) })
      leaves += place(LEAF, { x: x + r * Math.sin(t), y: y - r * Math.cos(t), s: r / 36, rot: side * (a - 52) })
    }
  }
  return solid(leaves)
}

/** A garland hanging between two points. */
export function swag(x0: number, x1: number, y: number, drop: number): string {
  const n = Math.max(5, Math.round((x1 - x0) / 11))
  let leaves = ''
  const curve = `M${x0} ${y}C${x0 + (x1 - x0) * 0.25} ${y + drop * 1.33} ${x0 + (x1 - x0) * 0.75} ${y + drop * 1.33} ${x1} ${y}`
  for (let k = 1; k < n; k++) {
    const t = k / n
    const px = x0 + (x1 - x0) * t
    const py = y + 4 * drop * t * (1 - t)
    const slope = (4 * drop * (1 - 2 * t)) / (x1 - x0)
    const turn = (Math.atan(slope) * 180) / Math.PI
    leaves += place(LEAF, { x: px, y: py, s: 0.62, rot: turn + 40 }) + place(LEAF, { x: px, y: py, s: 0.62, rot: turn + 140 })
  }
  return line(curve, 1.4) + solid(leaves)
}

/** A group of distant, cloaked walkers or onlookers, reduced to a few strokes. */
export function cloakedBack(x: number, y: number, h: number, sx = 1): string {
  const o = { x, y, s: h / 100, sx }
  const p = (d: string) => place(d, o)
  const cloak = 'M-6-82C-16-80-22-70-22-58C-24-36-28-16-34-2C-20 4 12 4 32-2C26-16 22-36 20-56C20-70 14-80 4-82Z'
  return (
    solid(p('M-14-2H-3L-3 6H-17ZM4-2H15L18 6H5Z')) +
    shape(p(cloak), TINT, h > 70 ? 1.5 : 1.2) +
    solid(
      [swell(p('M-8-74C-12-50-16-24-22-6'), 0.9), swell(p('M0-76C0-50-2-24-4-4'), 0.9), swell(p('M8-72C12-50 14-28 20-6'), 0.9)].join(''),
    ) +
    shape(p('M-12-88C-14-102 12-102 11-88C10-82 6-78 0-78C-6-78-11-82-12-88Z'), NIGHT, 1.2) +
    shape(p('M-13-80C-6-76 6-76 12-80C13-74 10-72 0-72C-10-72-14-74-13-80Z'), NIGHT, 1.1)
  )
}

/** Small strokes of snow. */
export const snow = (points: readonly (readonly [number, number])[]): string =>
  `<path d="${points.map(([x, y]) => `M${num(x)} ${num(y)}h.1`).join('')}" stroke-width="2.6"/>`
