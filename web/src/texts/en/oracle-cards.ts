import { counted } from './counted.ts'

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
  places: 'One place, for today.',
  place: 'Today',
  howDrawn: 'All 78 cards, upright or reversed, are equally likely, and nobody knows yours before you ask.',
}

export const deck = {
  label: 'The spread',
  placesLabel: 'The places in this spread',
  placesUnknown: 'Choose how far ahead, and the places are named.',
  howDrawn: 'All 78 cards are shuffled, and each falls upright or reversed. The shuffle is sealed before you ask.',
}

export const seal = {
  heading: { sealed: 'Your deck is sealed', sealing: 'Sealing your deck', failed: 'Your deck is sealed when you ask' },
  copyFingerprint: 'Copy the fingerprint',
  about:
    'The fingerprint of a secret that will shuffle your cards. You get the secret with the reading, and can see that nothing was changed.',
  failed: 'The seal is not available right now. Your cards are still drawn with a record.',
}

export const cut = {
  label: 'Your cut',
  hint: 'A number or a word',
  open: 'Cut the deck',
  about: 'What you add goes into the shuffle: then not even Sibyl alone decides it.',
}
