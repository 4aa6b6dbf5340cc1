import { fine, shape } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { num } from '../engraving/path.ts'
import { randomFrom } from '../engraving/random.ts'

type Gap = readonly [x: number, y: number, rx: number, ry: number]
type WaterOptions = { gap?: number; grow?: number; amplitude?: number; avoid?: readonly Gap[] }

/** Still water: rows of short waves whose spacing and length grow toward the viewer; none inside the avoided ellipses. */
export function water(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  seed = 4,
  { gap = 6, grow = 1.12, amplitude = 1.6, avoid = [] }: WaterOptions = {},
): string {
  const random = randomFrom(seed)
  let d = ''
  for (let y = y0, step = gap; y < y1; y += step, step *= grow) {
    const lift = (2 * amplitude * step) / gap
    for (let x = x0 - random() * 20; x < x1; ) {
      const length = (14 + random() * 22) * (step / gap) * 0.9
      const [a, b] = [Math.max(x, x0), Math.min(x + length, x1)]
      const hidden = avoid.some(([cx, cy, rx, ry]) => ((x + length / 2 - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1)
      if (!hidden && b - a > 8) {
        d += `M${num(a)} ${num(y)}C${num(a + (b - a) * 0.3)} ${num(y - lift)} ${num(a + (b - a) * 0.65)} ${num(y + lift)} ${num(b)} ${num(y)}`
      }
      x += length + 6 + random() * 12
    }
  }
  return fine(d, 1)
}

/** One line of curling crests, closed at the bottom at `base`. */
export function wave(x0: number, x1: number, y: number, step: number, h: number, base: number, fill = NIGHT): string {
  let outline = `M${x0} ${base}V${y}`
  let inner = ''
  for (let x = x0; x < x1; x += step) {
    outline += `C${x + step * 0.35} ${y} ${x + step * 0.55} ${y - h} ${x + step * 0.9} ${y - h}C${x + step * 1.08} ${y - h} ${x + step * 1.08} ${y - h * 0.35} ${x + step * 0.9} ${y - h * 0.35}C${x + step * 0.94} ${y - h * 0.1} ${x + step * 0.98} ${y} ${x + step} ${y}`
    for (let k = 1; k < 3; k++) {
      inner += `M${num(x + step * 0.1 * k)} ${num(y + 1 + k * 3)}C${num(x + step * (0.35 + 0.04 * k))} ${num(y + k * 3)} ${num(x + step * (0.55 + 0.03 * k))} ${num(y - h + k * 4)} ${num(x + step * (0.8 - 0.02 * k))} ${num(y - h + k * 4)}`
    }
  }
  return shape(`${outline}V${base}Z`, fill, 1.3) + fine(inner, 0.9)
}
