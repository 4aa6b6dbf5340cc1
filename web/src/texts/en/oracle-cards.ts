import { counted } from './counted.ts'
import { product } from './product.ts'

export const tarot = {
  title: 'Put one thing to the cards',
  lead: 'Ask about what you can see and touch. An open question gives the cards more room than one that ends in yes or no.',
  question: 'Your question',
  timeframe: 'How far ahead',
  timeframes: { present: 'Present', tomorrow: 'Tomorrow', week: 'This week', month: 'This month' },
  cards: (count: number) => counted(count, 'card'),
}

export const dailyCard = {
  title: 'One card for today',
  lead: 'No question is needed. The card stays the same until midnight, so there is nothing to be gained by asking twice.',
  cost: 'Free, once a day, no account needed.',
  positions: 'One place, for today.',
  position: 'Today',
  howDrawn: `All 78 cards, upright or reversed, are equally likely. Yours follows from a secret of ${product}’s, from you, and from the date.`,
}

export const deck = {
  label: 'The spread',
  positionsLabel: 'The places in this spread',
  positionsUnknown: 'Choose how far ahead, and the places are named.',
  howDrawnUpright: 'All 78 cards are shuffled, and each lies upright. The shuffle is sealed before you ask.',
  howDrawn: 'All 78 cards are shuffled, and each falls upright or reversed. The shuffle is sealed before you ask.',
}

export const seal = {
  heading: { sealed: 'Your deck is sealed', sealing: 'Sealing your deck', failed: 'Your deck is sealed when you ask' },
  copyFingerprint: 'Copy the fingerprint',
  about:
    'This is the fingerprint of the secret that will shuffle your cards. You get the secret with the reading and can check that nothing was changed.',
  failed: 'The seal is not available right now. Your cards are still drawn with a record.',
}

export const cut = {
  label: 'Your cut',
  hint: 'A number or a word of your own',
  open: 'Cut the deck',
  about: `Your browser adds random bytes to the shuffle, so ${product} alone cannot decide it. You can add words of your own.`,
}

export const spreadChoice = {
  legend: 'Spread',
  byTimeframe: 'By timeframe',
  byTimeframeHint: `${product}’s choice`,
  byTimeframeSaid: 'The spread that suits how far ahead you look. Or choose one of your own.',
  withAdept: 'With The Adept',
  needsAdept: 'It comes with The Adept.',
  laidFor: (timeframe: string) => `It is laid for one timeframe: ${timeframe}.`,
  otherTimeframe: (spread: string, timeframe: string) => `${spread} is laid for “${timeframe}”. Please choose that, or another spread.`,
  refused: (spread: string) => `${spread} is an advanced spread, which comes with The Adept. Please choose another.`,
  uprightOnly: 'Upright cards only',
  uprightOnlyHint: 'No card is turned over in the shuffle.',
}
