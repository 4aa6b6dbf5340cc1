import type { CSSProperties } from 'react'
import type { Place } from '../../lib/drawn-cards.ts'

/** From one card to the next, in widths and in heights of a card. */
const ACROSS = 17 / 15
const DOWN = 14 / 13

/** The most cards in a row: more of them take a second one. */
const rowOf = (count: number): number => (count > 9 ? 5 : count > 6 ? 4 : count > 4 ? 3 : count)

/** Rows, each centred below the first. */
const inRows = (count: number): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rowOf(count)
    const first = index - (index % row)
    const short = row - Math.min(row, count - first)
    return { at: [(index % row) + short / 2, first / row], turned: false }
  })

/** The figure in which cards lie, for a style sheet: its size and the place of each card, in widths and heights of a card. */
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
