import { cardSvg } from '../deck/card-svg.ts'

const CARD = { width: 300, height: 520, gap: 40 }

/** Cards to draw, in the order in which they were laid; `label` is the card's name with its orientation. */
export type SpreadPicture = { layout: Layout | undefined; cards: readonly { id: string; label: string; reversed: boolean }[] }

/** Where each card lies, in steps of one card to the right and down; `turned` lies across. */
type Layout = readonly { at: readonly [number, number]; turned: boolean }[]

type Place = { x: number; y: number; turned: boolean }

const inARow = (count: number): Layout => Array.from({ length: count }, (_, index) => ({ at: [index, 0], turned: false }))

const placeAt = ({ at: [x, y], turned }: Layout[number]): Place => ({
  x: x * (CARD.width + CARD.gap),
  y: y * (CARD.height + CARD.gap),
  turned,
})

const placed = (inner: string, { x, y, turned }: Place, reversed: boolean): string => {
  const [cx, cy] = [CARD.width / 2, CARD.height / 2]
  const angle = (reversed ? 180 : 0) + (turned ? 90 : 0)
  const turn = angle === 0 ? '' : ` rotate(${angle} ${cx} ${cy})`
  return `<g transform="translate(${x} ${y})${turn}"><svg width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${inner}</svg></g>`
}

const innerOf = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

const withoutTitles = (inner: string): string => inner.replace(/<(title|desc)\b[^>]*>[\s\S]*?<\/\1>/g, '')

/** Draws the cards of a spread as they were laid, in a row without a layout; undefined if a card has no face or no place. */
export const spreadSvg = ({ layout, cards }: SpreadPicture): string | undefined => {
  const places = (layout ?? inARow(cards.length)).map(placeAt)
  const parts: string[] = []
  for (const [index, { id, reversed }] of cards.entries()) {
    const place = places[index]
    const svg = cardSvg(id)
    if (!svg || !place) return undefined
    parts.push(placed(withoutTitles(innerOf(svg)), place, reversed))
  }
  const margin = CARD.gap
  const width = Math.max(...places.map(({ x }) => x)) + CARD.width + 2 * margin
  const height = Math.max(...places.map(({ y }) => y)) + CARD.height + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" role="img" aria-labelledby="t"><title id="t">${cards.map(({ label }) => label).join('; ')}</title><rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="#0d0e15"/>${parts.join('')}</svg>`
}
