import { num, parse } from './path.ts'
import { randomFrom } from './random.ts'

type HatchOptions = { to: number; jitter: number; seed: number }

/**
 * The engraver's hatch: parallel lines at an angle (degrees), clipped to a polygon. Each line covers only the first part of its length, up
 * to `to`, so that light appears where the lines end; the ends are uneven.
 */
export function hatch(polygon: string, angle: number, gap: number, { to, jitter, seed }: HatchOptions): string {
  const random = randomFrom(seed)
  const square = angle % 90 === 0 && gap > 2.5
  const step = square ? Math.round(gap) : gap
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const corners = parse(polygon).flatMap(({ points }) => points.map(([x, y]) => [x * cos + y * sin, -x * sin + y * cos] as const))
  const heights = corners.map(([, y]) => y)
  const low = Math.min(...heights)
  const high = Math.max(...heights)
  let out = ''
  for (let y = square ? Math.ceil(low + 1) : low + step / 2; y < high; y += step) {
    const crossings: number[] = []
    let previous = corners.at(-1)
    for (const p of corners) {
      if (previous && previous[1] <= y !== p[1] <= y)
        crossings.push(previous[0] + ((y - previous[1]) / (p[1] - previous[1])) * (p[0] - previous[0]))
      previous = p
    }
    crossings.sort((a, b) => a - b)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [left = 0, right = 0] = crossings.slice(k, k + 2)
      const width = right - left
      const b = left + width * Math.min(1, to + (random() - 0.5) * jitter)
      if (b - left < 1.2) continue
      out += `M${num(left * cos - y * sin)} ${num(left * sin + y * cos)}L${num(b * cos - y * sin)} ${num(b * sin + y * cos)}`
    }
  }
  return out
}
