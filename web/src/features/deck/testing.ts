import type { LibraryCard, LibraryHexagram, LibraryTrigram } from '@sibyl/contracts/http/library'
import { HttpResponse, http } from 'msw'
import { at, server } from '../../../test/server.ts'

const aCard = (card: Pick<LibraryCard, 'id' | 'name'> & Partial<LibraryCard>): LibraryCard => ({
  arcana: card.suit ? 'minor' : 'major',
  keywords: { upright: ['calm', 'patience'], reversed: ['haste', 'noise'] },
  meaning: { upright: `${card.name} stands.`, reversed: `${card.name} lies upside down.` },
  scene: `A picture of ${card.name}.`,
  image: `/api/divination/cards/${card.id}.svg`,
  ...card,
})

/** A deck of seven, one or two of each part. */
export const cards = [
  aCard({
    id: 'major-00',
    name: 'The Fool',
    number: 0,
    numeral: '0',
    keywords: { upright: ['beginning', 'trust'], reversed: ['a false start'] },
  }),
  aCard({ id: 'major-09', name: 'The Hermit', number: 9, numeral: 'IX', keywords: { upright: ['solitude'], reversed: ['isolation'] } }),
  aCard({ id: 'cups-03', name: 'Three of Cups', number: 3, numeral: 'III', suit: 'cups', rank: 'three', element: 'water' }),
  aCard({ id: 'cups-queen', name: 'Queen of Cups', suit: 'cups', rank: 'queen', element: 'water' }),
  aCard({ id: 'wands-01', name: 'Ace of Wands', number: 1, numeral: 'I', suit: 'wands', rank: 'ace', element: 'fire' }),
  aCard({ id: 'swords-10', name: 'Ten of Swords', number: 10, numeral: 'X', suit: 'swords', rank: 'ten', element: 'air' }),
  aCard({ id: 'pentacles-king', name: 'King of Pentacles', suit: 'pentacles', rank: 'king', element: 'earth' }),
]

const aTrigram = (id: string, name: string, pinyin: string, character: string, lines: boolean[]): LibraryTrigram => ({
  id,
  name,
  pinyin,
  character,
  image: `the image of ${name}`,
  quality: `what ${name} is like`,
  lines,
})

const [whole, broken] = [true, false]
const trigrams = [
  aTrigram('heaven', 'Heaven', 'Qián', '乾', [whole, whole, whole]),
  aTrigram('water', 'Water', 'Kǎn', '坎', [broken, whole, broken]),
  aTrigram('earth', 'Earth', 'Kūn', '坤', [broken, broken, broken]),
]

const aHexagram = (
  hexagram: Pick<LibraryHexagram, 'number' | 'name' | 'pinyin' | 'character' | 'lower' | 'upper' | 'nuclear' | 'opposite'> &
    Partial<LibraryHexagram>,
): LibraryHexagram => {
  const linesOf = (id: string) => trigrams.find((trigram) => trigram.id === id)?.lines ?? []
  return {
    keywords: ['rest', 'measure', 'ease'],
    counsel: 'keep to the middle',
    judgement: `The judgement on ${hexagram.name}.`,
    image: `The image of ${hexagram.name}.`,
    lines: [...linesOf(hexagram.lower), ...linesOf(hexagram.upper)].map((line, index) => ({
      whole: line,
      sign: `sign ${index + 1} of ${hexagram.number}`,
      text: `Line ${index + 1} speaks.`,
      counsel: `heed line ${index + 1}`,
    })),
    picture: `/api/divination/pictures/hexagrams/${hexagram.number}.svg`,
    ...hexagram,
  }
}

/** A book of four hexagrams, 1 to 4, related only to each other, so that every link stays inside it. */
const book = {
  trigrams,
  hexagrams: [
    aHexagram({
      number: 1,
      name: 'Creative Power',
      pinyin: 'Qián',
      character: '乾',
      lower: 'heaven',
      upper: 'heaven',
      nuclear: 1,
      opposite: 2,
      allLines: { sign: 'the dragons without a leader', text: 'A flight of dragons appears.', counsel: 'be strong without being first' },
    }),
    aHexagram({
      number: 2,
      name: 'The Yielding Earth',
      pinyin: 'Kūn',
      character: '坤',
      lower: 'earth',
      upper: 'earth',
      nuclear: 2,
      opposite: 1,
    }),
    aHexagram({
      number: 3,
      name: 'Peace',
      pinyin: 'Tài',
      character: '泰',
      lower: 'heaven',
      upper: 'earth',
      nuclear: 4,
      opposite: 2,
      keywords: ['harmony', 'exchange', 'a good season'],
    }),
    aHexagram({
      number: 4,
      name: 'Waiting',
      pinyin: 'Xū',
      character: '需',
      lower: 'heaven',
      upper: 'water',
      nuclear: 1,
      opposite: 3,
    }),
  ],
}

export const libraryAnswers = () =>
  server.use(
    http.get(at('/divination/cards'), () => HttpResponse.json({ success: true, cards })),
    http.get(at('/divination/hexagrams'), () => HttpResponse.json({ success: true, ...book })),
  )

/** A library that cannot be reached. */
export const libraryFails = () =>
  server.use(
    http.get(at('/divination/:shelf'), () =>
      HttpResponse.json({ success: false, code: 'unavailable', message: 'Please try again in a moment.' }, { status: 503 }),
    ),
  )
