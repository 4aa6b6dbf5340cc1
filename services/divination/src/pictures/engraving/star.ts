import { at, type Point } from './path.ts'

/** The path of a four-pointed star. `q` is the width of its waist; below .2 it looks like a spider. */
export function star4(x: number, y: number, r: number, q = 0.2): string {
  const i = r * q
  const points: Point[] = [
    [x, y - r],
    [x + i, y - i],
    [x + r, y],
    [x + i, y + i],
    [x, y + r],
    [x - i, y + i],
    [x - r, y],
    [x - i, y - i],
  ]
  return `M${points.map(at).join('L')}Z`
}
