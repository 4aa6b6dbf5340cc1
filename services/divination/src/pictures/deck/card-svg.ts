import { readFileSync } from 'node:fs'
import { cardTitles } from './card-names.ts'

const drawings = new URL('../../../data/pictures/deck/', import.meta.url)
const ids: ReadonlySet<string> = new Set(['back', ...cardTitles.map(({ id }) => id)])

/**
 * The drawing of a card's face, or of the back that all cards share, as a complete SVG document of 300 x 520 units; undefined for an id
 * that is not in the deck.
 */
export const cardSvg = (id: string): string | undefined => (ids.has(id) ? readFileSync(new URL(`${id}.svg`, drawings), 'utf8') : undefined)
