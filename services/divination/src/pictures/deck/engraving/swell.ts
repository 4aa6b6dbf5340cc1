import { solid } from './marks.ts'
import { num, type Point, parse } from './path.ts'
import { randomFrom } from './random.ts'

type Cubic = readonly [Point, Point, Point, Point]

/** The first curve (or line) of a path as a cubic. */
function toCubic(d: string): Cubic {
  const [move, first] = parse(d)
  const from = move?.points[0] ?? [0, 0]
  const [a, b, c] = first?.points ?? []
  if (a && b && c) return [from, a, b, c]
  const to = a ?? from
  const third = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  return [from, third(1 / 3), third(2 / 3), to]
}

/** One swelling line: a single cubic drawn as a lens, thin - thick - thin. Takes only one curve and ignores the rest of a longer path. */
export function swell(curve: string | Cubic, width = 1.1): string {
  const [p, a, b, q] = typeof curve === 'string' ? toCubic(curve) : curve
  const bend = Math.hypot(3 * a[0] - 3 * b[0] + q[0] - p[0], 3 * a[1] - 3 * b[1] + q[1] - p[1])
  if (bend < 26) {
    const [qx, qy] = [(3 * (a[0] + b[0]) - p[0] - q[0]) / 4, (3 * (a[1] + b[1]) - p[1] - q[1]) / 4]
    const [nx, ny] = normal(p, q, width * 1.5)
    return `M${num(p[0])} ${num(p[1])}Q${num(qx + nx)} ${num(qy + ny)} ${num(q[0])} ${num(q[1])}Q${num(qx - nx)} ${num(qy - ny)} ${num(p[0])} ${num(p[1])}Z`
  }
  const [ax, ay] = normal(p, b, width)
  const [bx, by] = normal(a, q, width)
  return `M${num(p[0])} ${num(p[1])}C${num(a[0] + ax)} ${num(a[1] + ay)} ${num(b[0] + bx)} ${num(b[1] + by)} ${num(q[0])} ${num(q[1])}C${num(b[0] - bx)} ${num(b[1] - by)} ${num(a[0] - ax)} ${num(a[1] - ay)} ${num(p[0])} ${num(p[1])}Z`
}

function normal(from: Point, to: Point, length: number): Point {
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(-(to[1] - from[1]) / l) * length, ((to[0] - from[0]) / l) * length]
}

/** Gold swelling lines. */
export const swells = (curves: readonly (string | Cubic)[], width?: number): string => solid(curves.map((c) => swell(c, width)).join(''))

type FoldOptions = { from?: number; to?: number; jitter?: number; seed?: number }

/** n lines interpolated between two guide curves, with uneven ends: drapery, hair, wings, grass. */
export function folds(a: string, b: string, n: number, { from = 0, to = 1, jitter = 0.15, seed = 3 }: FoldOptions = {}): Cubic[] {
  const [first, last] = [toCubic(a), toCubic(b)]
  const random = randomFrom(seed)
  return Array.from({ length: n }, (_, k) => {
    const curve = blend(first, last, (k + 1) / (n + 1))
    const start = Math.max(0, from + (from > 0 ? (random() - 0.5) * jitter * 2 : 0))
    return part(curve, start, Math.min(1, to - random() * jitter))
  })
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
const blend = (a: Cubic, b: Cubic, t: number): Cubic => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t), mix(a[3], b[3], t)]

/** The part of a cubic between two parameters. */
function part(curve: Cubic, from: number, to: number): Cubic {
  const [head] = split(curve, to)
  return from > 0 ? split(head, from / to)[1] : head
}

function split([p, a, b, q]: Cubic, t: number): [Cubic, Cubic] {
  const [pa, ab, bq] = [mix(p, a, t), mix(a, b, t), mix(b, q, t)]
  const [left, right] = [mix(pa, ab, t), mix(ab, bq, t)]
  const middle = mix(left, right, t)
  return [
    [p, pa, left, middle],
    [middle, right, bq, q],
  ]
}
