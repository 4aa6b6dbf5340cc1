import { cardById } from '../methods/tarot/cards/deck.ts'
import { cardSvg } from './deck/card-svg.ts'

const CARD = { width: 300, height: 520, gap: 40 }
const MAX_CARDS = 10

type Place = { x: number; y: number; turned?: boolean }

const row = (count: number): Place[] => Array.from({ length: count }, (_, index) => ({ x: index * (CARD.width + CARD.gap), y: 0 }))

/** The cross at the left, its second card laid across the first; the staff at the right, from the foot up. */
const celticCross = (): Place[] => {
  const [w, h] = [CARD.width + CARD.gap, CARD.height + CARD.gap]
  const centre = { x: 1.2 * w, y: 1.5 * h }
  const staff = [3, 2, 1, 0].map((step) => ({ x: 3.6 * w, y: step * h }))
  return [
    centre,
    { ...centre, turned: true },
    { x: centre.x, y: centre.y + 1.25 * h },
    { x: 0, y: centre.y },
    { x: centre.x, y: centre.y - 1.25 * h },
    { x: 2.4 * w, y: centre.y },
    ...staff,
  ]
}

const placed = (inner: string, { x, y, turned }: Place, reversed: boolean): string => {
  const [cx, cy] = [CARD.width / 2, CARD.height / 2]
  const angle = (reversed ? 180 : 0) + (turned ? 90 : 0)
  const turn = angle === 0 ? '' : ` rotate(${angle} ${cx} ${cy})`
  return `<g transform="translate(${x} ${y})${turn}"><svg width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${inner}</svg></g>`
}

const innerOf = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

const withoutTitles = (inner: string): string => inner.replace(/<(title|desc)\b[^>]*>[\s\S]*?<\/\1>/g, '')

/** The cards of a spread as one picture, from an address such as `week` and `major-09.swords-08r`; undefined if it names no draw. */
export const spreadSvg = (spreadId: string, codes: string): string | undefined => {
  const drawn = codes
    .split('.')
    .map((code) => ({ card: cardById(code.replace(/r$/, '')), reversed: /\dr$|(page|knight|queen|king)r$/.test(code) }))
  if (drawn.length > MAX_CARDS) return undefined
  const places = spreadId === 'celtic-cross' ? celticCross() : row(drawn.length)
  const parts: string[] = []
  const names: string[] = []
  for (const [index, { card, reversed }] of drawn.entries()) {
    const place = places[index]
    const svg = card && cardSvg(card.id)
    if (!card || !svg || !place) return undefined
    names.push(reversed ? `${card.name}, reversed` : card.name)
    parts.push(placed(withoutTitles(innerOf(svg)), place, reversed))
  }
  const margin = CARD.gap
  const width = Math.max(...places.map(({ x }) => x)) + CARD.width + 2 * margin
  const height = Math.max(...places.map(({ y }) => y)) + CARD.height + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" role="img" aria-labelledby="t"><title id="t">${names.join('; ')}</title><rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="#0d0e15"/>${parts.join('')}</svg>`
}
