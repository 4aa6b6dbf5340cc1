import type { CSSProperties } from 'react'
import type { Place } from '../../lib/drawn-cards.ts'

/** The distance from one card to the next, in card widths and card heights. */
const ACROSS = 17 / 15
const DOWN = 14 / 13

/** The most cards in a row; the rest take another row. */
const rowOf = (count: number): number => (count > 9 ? 5 : count > 6 ? 4 : count > 4 ? 3 : count)

/** Places cards in rows, each centred below the first. */
const inRows = (count: number): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rowOf(count)
    const first = index - (index % row)
    const short = row - Math.min(row, count - first)
    return { at: [(index % row) + short / 2, first / row], turned: false }
  })

/** The figure of a spread for a style sheet: its size and the place of each card, in widths and heights of a card. */
export const figureOf = (places: readonly (Place | undefined)[]) => {
  const rows = inRows(places.length)
  const laid = places.every((place) => place) ? (places as readonly Place[]) : rows
  const points = laid.map(({ at: [x, y] }) => [x * ACROSS, y * DOWN] as const)
  const [width, height] = [Math.max(...points.map(([x]) => x)) + 1, Math.max(...points.map(([, y]) => y)) + 1]
  return {
    style: { '--wide': width, '--high': height } as CSSProperties,
    inARow: height === 1,
    places: points.map(([x, y]) => ({ '--x': x, '--y': y }) as CSSProperties),
    turned: laid.map(({ turned }) => turned),
  }
}
