export const hexagrams = {
  title: 'The Hexagrams',
  pageTitle: 'The Hexagrams: all 64 of the I Ching',
  description:
    'All 64 hexagrams of the I Ching in King Wen’s order, with the judgement, the image, the trigrams and the text of every line, in plain words.',
  lead: 'Sixty-four figures of six lines, in King Wen’s order. Each is two trigrams, one above the other.',
  search: 'Search the hexagrams by number, name or keyword',
  searchExample: 'Number, name or keyword',
  filter: 'Filter by trigram',
  all: 'All Trigrams',
  loading: 'Opening the book',
  failed: 'We could not open the book',
  found: (shown: number, all: number) => `${shown} of ${all} hexagrams`,
  nothingFound: 'No hexagram has that name or keyword. Try a single word or another spelling.',
  showAll: 'Show all sixty-four',
}

/** The trigram names as the library has them, known before it responds. */
export const trigramNames = {
  heaven: 'Heaven',
  thunder: 'Thunder',
  water: 'Water',
  mountain: 'Mountain',
  earth: 'Earth',
  wind: 'Wind',
  fire: 'Fire',
  lake: 'Lake',
}
