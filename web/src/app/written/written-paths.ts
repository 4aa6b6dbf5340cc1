import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { methods } from '@sibyl/contracts/methods'
import { pages } from '@sibyl/contracts/pages'

const HEXAGRAMS = 64

const input = methods.filter(({ id }) => id !== 'daily-card').map(({ id }) => pages.input.replace(':methodId', id))
const cards = deckOrder.map((id) => pages.card.replace(':cardId', id))
const hexagrams = Array.from({ length: HEXAGRAMS }, (_, index) => pages.hexagram.replace(':number', String(index + 1)))

/** Where somebody may come in who has no account: the pages of these addresses are written when the client is built. */
export const writtenPaths: readonly string[] = [
  pages.home,
  pages.login,
  pages.register,
  pages.forgotPassword,
  pages.pricing,
  pages.reading.replace(':methodId', 'daily-card'),
  ...input,
  pages.deck,
  ...cards,
  pages.hexagrams,
  ...hexagrams,
  pages.privacy,
  pages.terms,
  pages.contact,
]
