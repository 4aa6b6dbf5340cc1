import { fine, shape, solid } from './marks.ts'
import { NIGHT } from './palette.ts'
import { at, num, type Point, polar, tidy } from './path.ts'
import { randomFrom } from './random.ts'

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

export const stars = (list: readonly (readonly [number, number, number?])[]): string =>
  solid(list.map(([x, y, r = 3]) => star4(x, y, r)).join(''))

/** Small scattered stars that avoid the given discs and one another. */
export function sprinkle(
  seed: number,
  n: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  avoid: readonly (readonly [number, number, number])[] = [],
): string {
  const random = randomFrom(seed)
  const placed: Point[] = []
  for (let tries = 0; placed.length < n && tries < 900; tries++) {
    const x = x0 + random() * (x1 - x0)
    const y = y0 + random() ** 1.3 * (y1 - y0)
    if (avoid.some(([a, b, r]) => Math.hypot(x - a, y - b) < r)) continue
    if (placed.some((p) => Math.hypot(p[0] - x, p[1] - y) < 15)) continue
    placed.push([x, y])
  }
  return `<path d="${tidy(placed.map((p) => `M${at(p)}h.1`).join(''))}" stroke-width="1.7" opacity=".8"/>`
}

/** The path of straight rays whose length alternates between r1 and r2. */
export function rays(cx: number, cy: number, r0: number, r1: number, r2: number, n: number, offset = 0): string {
  return Array.from({ length: n }, (_, k) => {
    const a = offset + (360 / n) * k
    return `M${at(polar(cx, cy, r0, a))}L${at(polar(cx, cy, k % 2 ? r2 : r1, a))}`
  }).join('')
}

/** A ring of short rays around something that shines. */
export const glory = (x: number, y: number, r: number, n = 28): string => fine(rays(x, y, r, r + 7, r + 15, n), 1)

/** Pointed rays, one facet outlined and one gold. */
export function spikes(cx: number, cy: number, r0: number, r1: number, n: number, half: number, offset = 0, fill = NIGHT): string {
  let outline = ''
  let lit = ''
  for (let k = 0; k < n; k++) {
    const t = offset + (360 / n) * k
    const tip = at(polar(cx, cy, r1, t))
    const right = at(polar(cx, cy, r0, t + half))
    outline += `M${at(polar(cx, cy, r0, t - half))}L${tip}L${right}`
    lit += `M${at(polar(cx, cy, r0, t))}L${tip}L${right}Z`
  }
  return shape(outline, fill, 1.1) + solid(lit)
}

/** Flame-like rays between the pointed ones. */
export function wavyRays(cx: number, cy: number, r0: number, r1: number, n: number, half: number, offset = 0, fill = NIGHT): string {
  let d = ''
  for (let k = 0; k < n; k++) {
    const t = offset + (360 / n) * k
    const middle = (r0 + r1) / 2
    const tip = at(polar(cx, cy, r1, t + half * 1.2))
    d += `M${at(polar(cx, cy, r0, t - half))}Q${at(polar(cx, cy, middle, t - half * 2))} ${tip}Q${at(polar(cx, cy, middle, t + half * 0.1))} ${at(polar(cx, cy, r0, t + half))}`
  }
  return shape(d, fill, 1.1)
}

/** A star of n facets, each half gold. */
export function facetStar(cx: number, cy: number, outer: number, inner: number, n: number, offset = 0, fill = NIGHT): string {
  let outline = ''
  let lit = ''
  for (let k = 0; k < n; k++) {
    const t = offset + (360 / n) * k
    const tip = at(polar(cx, cy, outer, t))
    const dip = at(polar(cx, cy, inner, t + 180 / n))
    outline += `${k ? 'L' : 'M'}${tip}L${dip}`
    lit += `M${num(cx)} ${num(cy)}L${tip}L${dip}Z`
  }
  return shape(`${outline}Z`, fill, 1.1) + solid(lit)
}

/** Falling drops of fire. */
export const yods = (list: readonly (readonly [number, number, number?])[]): string =>
  solid(
    list
      .map(([x, y, s = 1]) => `M${x} ${y - 6 * s}Q${x + 5 * s} ${y + 4 * s} ${x} ${y + 6 * s}Q${x - 5 * s} ${y + 4 * s} ${x} ${y - 6 * s}Z`)
      .join(''),
  )

/** The engraver's night: ruled lines that end around each light [x, y, radius]. */
export function sky(
  y0: number,
  y1: number,
  lights: readonly (readonly [number, number, number])[] = [],
  {
    gap = 4.4,
    grow = 1.03,
    opacity = 0.5,
    x0 = 25,
    x1 = 275,
  }: { gap?: number; grow?: number; opacity?: number; x0?: number; x1?: number } = {},
): string {
  return fine(ruledSky(y0, y1, lights, { gap, grow, x0, x1 }), 0.6, opacity)
}

export function ruledSky(
  y0: number,
  y1: number,
  lights: readonly (readonly [number, number, number])[],
  { gap, grow, x0, x1 }: { gap: number; grow: number; x0: number; x1: number },
): string {
  const random = randomFrom(1)
  let d = ''
  for (let y = y0, step = gap; y < y1; y += step, step *= grow) {
    let spans: Point[] = [[x0, x1]]
    for (const [cx, cy, r] of lights) {
      const q = r * r - (y - cy) ** 2
      if (q <= 0) continue
      const half = Math.sqrt(q)
      spans = spans
        .flatMap(([a, b]): Point[] => [
          [a, Math.min(b, cx - half - random() * 7)],
          [Math.max(a, cx + half + random() * 7), b],
        ])
        .filter(([a, b]) => b - a > 4)
    }
    for (const [a, b] of spans) d += `M${num(a)} ${num(y)}H${num(b)}`
  }
  return d
}
