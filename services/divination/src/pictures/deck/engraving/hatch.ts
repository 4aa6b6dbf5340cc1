import { flatten, num } from './path.ts'
import { randomFrom } from './random.ts'

type HatchOptions = { from?: number; to?: number; jitter?: number; seed?: number }

/**
 * The engraver's hatch: parallel lines at an angle (degrees), clipped to a closed path. Every line is drawn only over the part [from, to]
 * of its length, so that light appears where the lines end; their ends are uneven.
 */
export function hatch(d: string, angle: number, gap: number, { from = 0, to = 1, jitter = 0.12, seed = 1 }: HatchOptions = {}): string {
  const random = randomFrom(seed)
  const square = angle % 90 === 0 && gap > 2.5
  const step = square ? Math.round(gap) : gap
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const polygons = flatten(d).map((polygon) => polygon.map(([x, y]) => [x * cos + y * sin, -x * sin + y * cos] as const))
  const heights = polygons.flat().map(([, y]) => y)
  const low = Math.min(...heights)
  const high = Math.max(...heights)
  let out = ''
  for (let y = square ? Math.ceil(low + 1) : low + step / 2; y < high; y += step) {
    const crossings: number[] = []
    for (const polygon of polygons) {
      let previous = polygon.at(-1)
      for (const p of polygon) {
        if (previous && previous[1] <= y !== p[1] <= y)
          crossings.push(previous[0] + ((y - previous[1]) / (p[1] - previous[1])) * (p[0] - previous[0]))
        previous = p
      }
    }
    crossings.sort((a, b) => a - b)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [left = 0, right = 0] = crossings.slice(k, k + 2)
      const width = right - left
      const a = left + width * Math.max(0, from === 0 ? 0 : from + (random() - 0.5) * jitter)
      const b = left + width * Math.min(1, to === 1 ? 1 : to + (random() - 0.5) * jitter)
      if (b - a < 1.2) continue
      out += `M${num(a * cos - y * sin)} ${num(a * sin + y * cos)}L${num(b * cos - y * sin)} ${num(b * sin + y * cos)}`
    }
  }
  return out
}
