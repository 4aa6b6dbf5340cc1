import { BLUE, CORAL, GOLD, NIGHT, QUIET } from './ink.ts'
import { type AspectKind, type AspectLine, aspectKinds } from './plain-data.ts'
import { arc, CENTRE, type Place, stroke, words, xy } from './wheel-sheet.ts'

export const aspectInk: Readonly<Record<AspectKind, { colour: string; dash?: string }>> = {
  conjunction: { colour: GOLD },
  sextile: { colour: BLUE, dash: '7 5' },
  square: { colour: CORAL },
  trine: { colour: BLUE },
  opposition: { colour: CORAL, dash: '12 5' },
}

export const dashed = (kind: AspectKind): string => (aspectInk[kind].dash ? ` stroke-dasharray="${aspectInk[kind].dash}"` : '')

/**
 * The lines between bodies, finer and fainter the less exact the aspect; the most exact are drawn last. A conjunction is an arc at the rim.
 */
export const aspectLines = (at: Place, aspects: readonly AspectLine[], foot: number): string =>
  [...aspects]
    .sort((one, other) => other.orb - one.orb)
    .map(({ fact, title, aspect, orb, from, to }) => {
      const near = aspect === 'conjunction'
      const ahead = (to - from + 360) % 360
      const [first, second] = ahead <= 180 ? [from, to] : [to, from]
      const d = near ? arc(at, first - 0.5, second + 0.5, foot - 5) : `M${xy(at(from, foot))}L${xy(at(to, foot))}`
      const closeness = 1 - Math.min(1, orb / 10)
      const width = (near ? 3.4 : 0.9) + 1.1 * closeness
      const opacity = (0.4 + 0.6 * closeness).toFixed(2)
      return `<g data-fact="${fact}" data-minor=""><title>${title}, ${orb.toFixed(1)}° from exact</title>${stroke(d, NIGHT, 12, ' class="hit" stroke-opacity="0"')}${stroke(d, aspectInk[aspect].colour, Math.round(width * 10) / 10, ` stroke-opacity="${opacity}"${dashed(aspect)}`)}</g>`
    })
    .join('')

/** The legend of the lines, for the kinds present. */
export const aspectKey = (aspects: readonly AspectLine[]): string => {
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
