import type { Transit, Transits } from '@sibyl/contracts/http/your-sky'

const DAY = 86_400_000

/** A moment of a stroke, and how close the aspect is then: 0 at one degree or more, 1 where it is exact. */
export type Closeness = { at: number; close: number }

/** One transit as the ribbon draws it: from one degree to one degree, or to the edge of the window, through all its exact moments. */
export type Stroke = Pick<Transit, 'body' | 'point' | 'aspect'> & { curve: readonly Closeness[]; events: readonly Transit[] }

const angles: Readonly<Record<Transit['aspect'], readonly number[]>> = {
  conjunction: [0],
  sextile: [60, -60],
  square: [90, -90],
  trine: [120, -120],
  opposition: [180],
}
const aspects = Object.keys(angles) as Transit['aspect'][]

/** These move so fast that a stroke is drawn only if the transit becomes exact. */
const fast: readonly Transit['body'][] = ['Sun', 'Mercury', 'Venus']

const apart = (a: number, b: number): number => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180)

/** The pieces of a curve that are not zero, each with the zero before and after it. */
const pieces = (curve: readonly Closeness[]): Closeness[][] => {
  const found: Closeness[][] = []
  let piece: Closeness[] | null = null
  for (const [index, moment] of curve.entries()) {
    if (moment.close > 0) {
      const before = curve[index - 1]
      piece ??= before ? [before] : []
      piece.push(moment)
    } else if (piece) {
      found.push([...piece, moment])
      piece = null
    }
  }
  if (piece) found.push(piece)
  return found
}

/** Every transit within one degree in the window, by its body in the order of the sky, then by when it begins. */
export const strokesOf = ({ natal, events, tracks, from, to }: Transits): Stroke[] => {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const exact = events.filter(({ prominent }) => prominent)
  return tracks.flatMap(({ body, longitudes }) =>
    natal.points
      .flatMap(({ point, longitude }) =>
        aspects.flatMap((aspect) =>
          angles[aspect].flatMap((angle): Stroke[] => {
            const target = longitude + angle
            const hits = exact.filter(
              (event) => event.body === body && event.point === point && event.aspect === aspect && apart(event.longitude, target) < 0.1,
            )
            if (hits.length === 0 && fast.includes(body)) return []
            const daily = longitudes.map((stands, day) => ({ at: start + day * DAY, close: Math.max(0, 1 - apart(stands, target)) }))
            const sharp = hits.flatMap(({ at, near }) => [
              { at: Date.parse(at), close: 1 },
              ...[near.from, near.to].map((edge) => ({ at: Date.parse(edge), close: 0 })),
            ])
            const curve = [...daily, ...sharp].filter(({ at }) => at >= start && at <= end).sort((a, b) => a.at - b.at)
            return pieces(curve).map((piece) => {
              const [first, last] = [piece[0]?.at ?? start, piece.at(-1)?.at ?? end]
              const within = hits.filter(({ at }) => Date.parse(at) >= first && Date.parse(at) <= last)
              return { body, point, aspect, curve: piece, events: within }
            })
          }),
        ),
      )
      .filter(({ events: within }) => within.length > 0 || !fast.includes(body))
      .sort((a, b) => (a.curve[0]?.at ?? 0) - (b.curve[0]?.at ?? 0)),
  )
}

/** The outline of a stroke that swells: along its upper edge, and back along the lower. */
export const outline = (curve: readonly Closeness[], xOf: (at: number) => number, y: number, height: number): string => {
  const half = ({ close }: Closeness) => 0.35 + (close * height) / 2
  const point = (moment: Closeness, side: 1 | -1) => `${xOf(moment.at).toFixed(1)} ${(y + side * half(moment)).toFixed(2)}`
  const [upper, lower] = [curve.map((moment) => point(moment, -1)), curve.map((moment) => point(moment, 1)).reverse()]
  return `M${[...upper, ...lower].join('L')}Z`
}
