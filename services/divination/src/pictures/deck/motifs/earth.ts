import { hatch } from '../engraving/hatch.ts'
import { bars, fine, shape } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { num } from '../engraving/path.ts'

type HillOptions = { fill?: string; angle?: number; gap?: number; from?: number; to?: number; seed?: number; width?: number }

/** Land: a body with hatching on its shaded side. */
export function hill(
  d: string,
  { fill = NIGHT, angle = 60, gap = 4.4, from = 0, to = 0.3, seed = 1, width = 1.5 }: HillOptions = {},
): string {
  return shape(d, fill, width) + fine(hatch(d, angle, gap, { from, to, jitter: 0.1, seed }))
}

/** A crenellated tower standing on y, shaded on one side (1 right, -1 left). */
export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  { windows = 2, side = 1 }: { windows?: number; side?: 1 | -1 } = {},
): string {
  const lean = w * 0.06
  const [left, right, top] = [x - w / 2, x + w / 2, y - h]
  const head = w * 0.3
  const half = w * 0.62
  const merlon = (2 * half) / 7
  const crown = `M${x - half} ${top + head}V${top - head * 0.45}${Array.from({ length: 4 }, (_, k) => `h${merlon}${k < 3 ? `v${head * 0.5}h${merlon}v${-head * 0.5}` : ''}`).join('')}V${top + head}Z`
  const lip = `M${x - half} ${top + head}L${left + lean} ${top + head * 1.7}H${right - lean}L${x + half} ${top + head}Z`
  const shadeEdge = side > 0 ? right - lean : left + lean + w * 0.42
  let out =
    shape(`M${left} ${y}L${left + lean} ${top + head}L${right - lean} ${top + head}L${right} ${y}Z`, TINT) +
    bars(shadeEdge, top + head * 1.8, y, w * 0.42) +
    shape(lip, TINT, 1.1) +
    fine(hatch(lip, 90, 3)) +
    shape(crown, TINT)
  for (let k = 0; k < windows; k++) out += archedWindow(x, top + head * 2.6 + ((k * (h - head * 2.4)) / windows) * 0.8, w * 0.09, w * 0.34)
  return out
}

/** An arched opening; x is its middle, y the base of the arch. */
export function archedWindow(x: number, y: number, half: number, height: number, fill = NIGHT): string {
  return shape(archPath(x, y, half, height), fill, 1.1)
}

export const archPath = (x: number, y: number, half: number, height: number): string =>
  `M${num(x - half)} ${num(y + height)}V${num(y)}C${num(x - half)} ${num(y - half * 1.5)} ${num(x + half)} ${num(y - half * 1.5)} ${num(x + half)} ${num(y)}V${num(y + height)}Z`

/** Tufts of grass at the given points. */
export const grass = (points: readonly (readonly [number, number])[]): string =>
  fine(points.map(([x, y]) => `M${x - 2} ${y}L${x - 5} ${y - 9}M${x} ${y}V${y - 12}M${x + 2} ${y}L${x + 6} ${y - 8}`).join(''), 1)
