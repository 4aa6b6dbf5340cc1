import { language } from './language.ts'

const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })

/** Shared by the deck and the book of hexagrams. */
export const library = {
  keywords: (words: readonly string[]) => list.format(words),
  before: 'Before',
  after: 'After',
  unreachable: 'The library cannot be reached right now. Please check your connection and try again.',
  nothingFound: 'No matches',
}

export const deck = {
  title: 'The Deck',
  pageTitle: 'The Deck: all 78 tarot cards and their meanings',
  description:
    'All 78 cards of the tarot, drawn as one deck: the Major Arcana, Cups, Wands, Swords and Pentacles, each with its keywords and its meaning upright and reversed.',
  lead: 'Seventy-eight cards, engraved for this oracle. Open one to see it large, upright or reversed, and to read what it says.',
  search: 'Search the deck by name or keyword',
  searchExample: 'Name or keyword',
  filter: 'Filter the deck',
  all: 'All Cards',
  loading: 'Laying out the deck',
  failed: 'We could not open the deck',
  found: (shown: number, all: number) => `${shown} of ${all} cards`,
  nothingFound: 'No card has that name or keyword. Try a single word or another spelling.',
  showAll: 'Show the whole deck',
}
