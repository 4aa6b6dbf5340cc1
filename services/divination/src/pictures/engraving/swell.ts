import { at, num, type Point } from './path.ts'

/** A straight stroke that swells: thin - thick - thin. */
export function swell(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const half = (width * 1.5) / (Math.hypot(dx, dy) || 1)
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const bulge = (side: number): string => `Q${num(x - side * dy * half)} ${num(y + side * dx * half)}`
  return `M${at(from)}${bulge(1)} ${at(to)}${bulge(-1)} ${at(from)}Z`
}
