import { type Aspect, type AspectKind, aspectBetween, aspectKinds } from '../../methods/astrology/chart/aspects.ts'
import { bodyNames, type Planet } from '../../methods/astrology/chart/bodies.ts'
import { BLUE, CORAL, GOLD, NIGHT, QUIET } from './ink.ts'
import { arc, CENTRE, type Place, stroke, words, xy } from './wheel-sheet.ts'

/** Degrees that a body can go in half a day; the rest go next to nothing. */
const halfDay: { readonly [B in Planet]?: number } = { moon: 7.7, sun: 0.52, mercury: 1.1, venus: 0.64, mars: 0.4 }

type Moving = Parameters<typeof aspectBetween>[0]

/** The aspects of a chart; where the hour is unknown, those that hold from the beginning of the day to its end. */
export const aspectsOf = (moving: readonly Moving[], untimed: boolean): Aspect[] => {
  const moved = (one: Moving, way: number): Moving => ({ ...one, longitude: one.longitude + way * (halfDay[one.body] ?? 0.1) })
  return moving
    .flatMap((a, index) => moving.slice(index + 1).flatMap((b) => aspectBetween(a, b) ?? []))
    .filter(({ a, b, aspect }) => {
      const [first, second] = [a, b].map((body) => moving.find((one) => one.body === body))
      if (!untimed || !first || !second) return true
      return [-1, 1].every((way) => aspectBetween(moved(first, way), moved(second, way))?.aspect === aspect)
    })
    .sort((one, other) => one.orb - other.orb)
}

const aspectInk: Readonly<Record<AspectKind, { colour: string; dash?: string }>> = {
  conjunction: { colour: GOLD },
  sextile: { colour: BLUE, dash: '7 5' },
  square: { colour: CORAL },
  trine: { colour: BLUE },
  opposition: { colour: CORAL, dash: '12 5' },
}

const dashed = (kind: AspectKind): string => (aspectInk[kind].dash ? ` stroke-dasharray="${aspectInk[kind].dash}"` : '')

/** Lines between bodies, finer and fainter the further an aspect is from exact; those that touch are drawn last, at the rim. */
export const aspectLines = (at: Place, aspects: readonly Aspect[], longitudes: ReadonlyMap<string, number>, foot: number): string =>
  [...aspects]
    .sort((one, other) => other.orb - one.orb)
    .map(({ a, b, aspect, orb }) => {
      const [from, to] = [longitudes.get(a) ?? 0, longitudes.get(b) ?? 0]
      const near = aspect === 'conjunction'
      const ahead = (to - from + 360) % 360
      const [first, second] = ahead <= 180 ? [from, to] : [to, from]
      const d = near ? arc(at, first - 0.5, second + 0.5, foot - 5) : `M${xy(at(from, foot))}L${xy(at(to, foot))}`
      const closeness = 1 - Math.min(1, orb / 10)
      const width = (near ? 3.4 : 0.9) + 1.1 * closeness
      const opacity = (0.4 + 0.6 * closeness).toFixed(2)
      return `<g data-fact="aspect-${a}-${b}" data-minor=""><title>${bodyNames[a]} ${aspect} ${bodyNames[b]}, ${orb.toFixed(1)}° from exact</title>${stroke(d, NIGHT, 12, ' class="hit" stroke-opacity="0"')}${stroke(d, aspectInk[aspect].colour, Math.round(width * 10) / 10, ` stroke-opacity="${opacity}"${dashed(aspect)}`)}</g>`
    })
    .join('')

/** What the lines mean, for the kinds that are there. */
export const aspectKey = (aspects: readonly Aspect[]): string => {
  const kinds = aspectKinds.filter((kind) => aspects.some(({ aspect }) => aspect === kind))
  const step = 120
  const first = CENTRE - ((kinds.length - 1) * step) / 2
  const samples = kinds.map((kind, index) => {
    const x = first + index * step
    const width = kind === 'conjunction' ? 4 : 1.8
    return `${stroke(`M${x - 44} 658H${x + 44}`, aspectInk[kind].colour, width, dashed(kind))}${words(kind, [x, 676], 17, QUIET)}`
  })
  return samples.join('')
}
