import type { Reading } from '@sibyl/contracts/http/readings'
import type { DrawnCard } from '../../lib/drawn-cards.ts'

/** The kind of picture that goes with cards and does not show them. */
const PAIR = '/pictures/pair/'

/** The pictures to be shown beside the cards: where there are any, that of their spread is left out, as they lie there card by card. */
export const picturesBeside = ({ images }: Pick<Reading, 'images'>, cards: readonly DrawnCard[]) =>
  cards.length > 0 ? images.filter(({ src }) => src.includes(PAIR)) : images
