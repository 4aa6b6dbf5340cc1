import type { MethodId } from '@sibyl/contracts/methods'

const inWords = ['no cards', 'a card', 'two cards', 'three cards', 'four cards', 'five cards', 'six cards', 'seven cards']
const cards = (count: number) => inWords[count] ?? `${count} cards`

const acts: Readonly<Record<MethodId, (count: number) => string>> = {
  tarot: (count) => `turned ${cards(count)}`,
  'daily-card': () => 'turned the card of the day',
  love: (count) => `turned ${cards(count)} for two`,
  iching: () => 'cast six lines',
  numerology: () => 'counted their numbers',
  astrology: () => 'asked the sky',
  dream: () => 'told a dream',
}

const made: Readonly<Record<MethodId, string>> = {
  tarot: 'Drawn by hand, from the reader’s own deck.',
  'daily-card': 'One card for one day. It follows from the date and a secret, and nobody chose it.',
  love: 'Shuffled by the oracle. For whom it was drawn is left out.',
  iching: 'Line by line, from the bottom up.',
  numerology: 'Counted from a name and a date of birth. Both are left out.',
  astrology: 'Computed from where the planets stand. The birth behind it is left out.',
  dream: 'From a dream, which is left out.',
}

/** The page that a shared link shows. */
export const shared = {
  title: 'A sentence from a reading',
  opening: 'Opening the sentence',
  chose: (method: MethodId, count: number, date: string) => `Someone ${acts[method](count)} on ${date}, and chose to show one sentence:`,
  cards: 'The cards drawn',
  made: 'How it was made',
  how: (method: MethodId, sealed: boolean) =>
    sealed ? 'The deck was shuffled and sealed before anything was asked, then the cards were turned.' : made[method],
  yours: 'Turn your own card',
  free: 'One card, free, once a day. No account.',
  turn: 'Turn Today’s Card',
  ended: 'This link has ended',
  endedAbout: 'Its maker took it back, or it expired. It shows nothing any more.',
  unknown: 'There is nothing at this link',
  unknownAbout: 'Perhaps part of its address is missing.',
  unreachable: 'The sentence could not be loaded',
}
