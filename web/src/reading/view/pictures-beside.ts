import type { Reading } from '@sibyl/contracts/http/readings'
import type { DrawnCard } from '../../lib/drawn-cards.ts'

/** A picture that accompanies the cards without showing them. */
const PAIR = '/pictures/pair/'

/** The pictures shown beside the cards. The picture of the spread is left out if the page already lays out its cards. */
export const picturesBeside = ({ images }: Pick<Reading, 'images'>, cards: readonly DrawnCard[]) =>
  cards.length > 0 ? images.filter(({ src }) => src.includes(PAIR)) : images
