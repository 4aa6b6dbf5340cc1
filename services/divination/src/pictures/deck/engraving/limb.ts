import { at, num, type Point } from './path.ts'

/** A point on the centre line of a limb, and half its thickness there. */
export type Joint = readonly [x: number, y: number, half: number]

/** A limb, sleeve, finger or tail: turns a centre line with half-widths into one smooth closed outline, rounded at its end. */
export function limb(joints: readonly Joint[]): string {
  const tangents = joints.map((joint, i): Point => {
    const a = joints[i - 1] ?? joint
    const b = joints[i + 1] ?? joint
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  })
  const side = (sign: number) =>
    joints.map(([x, y, half], i): Point => {
      const [tx, ty] = tangents[i] ?? [0, 0]
      return [x - sign * ty * half, y + sign * tx * half]
    })
  const left = side(1)
  const right = side(-1).reverse()
  const [tx, ty] = tangents.at(-1) ?? [0, 0]
  const reach = (joints.at(-1)?.[2] ?? 0) * 1.2
  const a = left.at(-1) ?? [0, 0]
  const b = right[0] ?? [0, 0]
  const cap = `C${num(a[0] + tx * reach)} ${num(a[1] + ty * reach)} ${num(b[0] + tx * reach)} ${num(b[1] + ty * reach)} ${at(b)}`
  return `M${at(left[0] ?? [0, 0])}${through(left)}${cap}${through(right)}Z`
}

/** A Catmull-Rom spline through the points as cubics; the pen is already at the first point. */
function through(points: readonly Point[]): string {
  let out = ''
  points.forEach((b, i) => {
    const c = points[i + 1]
    if (!c) return
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    out += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} ${num(c[0] - (d[0] - b[0]) / 6)} ${num(c[1] - (d[1] - b[1]) / 6)} ${at(c)}`
  })
  return out
}
