import { disc, fine, line, shape, solid, tone } from '../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { num, type Point, place } from '../engraving/path.ts'

type Turn = { rot?: number; w?: number }

/** The blade alone: its point at x,y, pointing down at rot 0. Its right half is gold. */
export function blade(x: number, y: number, length: number, { rot = 0, w = 4.5 }: Turn = {}): string {
  const o = { x, y, rot }
  const root = -length * 0.74
  const i = w * 0.8
  return (
    shape(place(`M${-w} ${root}L${-i} ${-w * 2.7}L0 0L${i} ${-w * 2.7}L${w} ${root}`, o), NIGHT, 1.2) +
    solid(place(`M0 ${root}L0 0L${i} ${-w * 2.7}L${w} ${root}Z`, o))
  )
}

/** The hilt for a blade of that length. */
export function hilt(x: number, y: number, length: number, { rot = 0, w = 4.5 }: Turn = {}): string {
  const o = { x, y, rot }
  const k = w / 4.5
  const root = -length * 0.74
  const handle = length * 0.17
  const pommel = turned([0, root - handle - 5 * k], x, y, rot)
  const guard = `M${-22 * k} ${root - k}C${-14 * k} ${root + 3 * k} ${14 * k} ${root + 3 * k} ${22 * k} ${root - k}C${24 * k} ${root - 6 * k} ${20 * k} ${root - 8 * k} ${16 * k} ${root - 6 * k}C${8 * k} ${root - 3 * k} ${-8 * k} ${root - 3 * k} ${-16 * k} ${root - 6 * k}C${-20 * k} ${root - 8 * k} ${-24 * k} ${root - 6 * k} ${-22 * k} ${root - k}Z`
  const g = 3.5 * k
  return (
    shape(place(guard, o), TINT, 1.3) +
    shape(place(`M${-g} ${root - 4 * k}V${root - handle}H${g}V${root - 4 * k}Z`, o), TINT, 1.2) +
    fine(place([0.25, 0.45, 0.65, 0.85].map((q) => `M${-g} ${root - handle * q - 1}L${g} ${root - handle * q - 3}`).join(''), o), 0.9) +
    disc(...pommel, 5.5 * k, TINT, 1.3) +
    disc(...pommel, 2 * k, GOLD, 0)
  )
}

/** The base of a blade, for a hilt whose blade is covered. */
export function bladeRoot(x: number, y: number, length: number, { rot = 0, w = 4.5 }: Turn = {}): string {
  const o = { x, y, rot }
  const root = -length * 0.74
  const lower = root + length * 0.14
  return (
    tone(place(`M${-w} ${root}L${-w} ${lower}H${w}L${w} ${root}Z`, o), NIGHT) +
    line(place(`M${-w} ${root}L${-w} ${lower}M${w} ${lower}L${w} ${root}`, o), 1.2) +
    solid(place(`M0 ${root}V${lower}H${w}V${root}Z`, o))
  )
}

function turned([px, py]: Point, x: number, y: number, rot: number): Point {
  const [cos, sin] = [Math.cos((rot * Math.PI) / 180), Math.sin((rot * Math.PI) / 180)]
  return [px * cos - py * sin + x, px * sin + py * cos + y]
}

export const sword = (x: number, y: number, length: number, turn: Turn = {}): string => blade(x, y, length, turn) + hilt(x, y, length, turn)

/** A sword from its point to its pommel, given both ends. */
export function swordBetween(point: Point, pommel: Point, w = 4.5): string {
  const length = Math.hypot(pommel[0] - point[0], pommel[1] - point[1])
  const rot = (Math.atan2(pommel[0] - point[0], point[1] - pommel[1]) * 180) / Math.PI
  return sword(point[0], point[1], length, { rot: Number(num(rot)), w })
}
