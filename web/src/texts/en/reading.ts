import { product } from './product.ts'

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const numberInWords = (count: number) => inWords[count] ?? String(count)

export const reading = {
  timeframe: (timeframe: string) => `Timeframe: ${timeframe}`,
  asked: (question: string) => `You asked: “${question}”`,
  leftOut: (symbols: readonly string[]) => `Left out at your wish: ${symbols.join(', ')}`,
  /** Above the text of a reader's first reading. */
  hint: 'Press a marked word or a part of the picture to see why it is here.',
  howDrawn: 'How these cards were drawn',
  unable: 'Unable to generate your reading. Please try again.',
}

export const spread = {
  cards: (count: number) => (count === 1 ? 'The card drawn' : `The ${numberInWords(count)} cards drawn`),
  faceDown: (nth: number, count: number) => `Card ${nth} of ${count}, face down`,
  clarifiedBy: (card: string) => `Clarified by ${card}`,
  turn: (position: string, nth: number, count: number) => `${position}: card ${nth} of ${count}, face down. Turn it.`,
}

/** A reader turns the cards they picked. */
export const turning = {
  how: 'Tap a card to turn it',
  all: 'Turn them all',
  turned: (position: string, card: string) => `${position}: ${card}`,
}

/** One more card for one place, below a tarot reading. */
export const clarifier = {
  title: 'One more card for one place',
  about: 'Is a card still a riddle? Lay one more on it, the next from the top of your sealed deck. Once for this reading, and free.',
  places: 'The place to clarify',
  draw: 'Draw the Clarifying Card',
  drawing: 'Drawing',
  failed: 'The card could not be drawn. Please try again.',
  drawn: (position: string) => `Clarifies ${position}`,
  said: (card: string, position: string) => `${card}, laid on ${position}.`,
}

/** In place of a draw record, for cards from the reader's own deck. */
export const ownDeck = {
  title: 'Drawn by you',
  about: `These cards come from your own deck. ${product} shuffled and sealed nothing, so there is no draw to check.`,
}

export const plate = {
  enlarge: 'Enlarge the picture',
  shrink: 'Make the picture small again',
}

export const fact = {
  label: 'Why this is here',
  /** In the margin, before any fact is pressed. */
  ofParagraph: 'What this paragraph rests on',
  ofWholeDraw: 'About the whole draw',
  onlyPosition: (position: string) => capitalized(position),
  position: (number: string, count: string, position: string) => `Card ${number} of ${count}, ${position}`,
  why: 'Why it is here',
  meaning: 'Meaning',
  meaningReversed: 'Meaning, reversed',
  whereItSpeaks: 'Where it appears',
  sentences: (count: number) => `${capitalized(numberInWords(count))} ${count === 1 ? 'sentence' : 'sentences'} of this reading.`,
  /** Links between a fact in the text and the same fact in the drawing. */
  showIn: {
    text: 'Read it in the text',
    picture: 'See it in the picture',
    spread: 'See it in the spread',
  },
  counter: (number: number, count: number) => `Fact ${number} of ${count}`,
  previous: 'Previous fact',
  next: 'Next fact',
}

/** The facts of a reading, printed below it. */
export const notes = {
  title: 'What this reading rests on',
  heading: (fact: string) => `${fact}.`,
  account: (sentences: readonly string[]) =>
    sentences
      .filter(Boolean)
      .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
      .join(' '),
}

export const writing = {
  /** One after the other, until there is something to read. */
  waiting: ['Reading them together', 'Finding the words', 'Weighing what to say first'],
  underWay: `${product} is writing`,
  showAll: 'Show it all now',
  complete: 'Your reading is complete.',
}

export const colophon = {
  writtenBy: `Reading channeled by ${product}, your AI Oracle`,
  viewAll: 'View All Readings',
  another: 'Get New Reading',
  print: 'Print',
  /** For printed readings, which lack the foot of the page. */
  forEntertainment: 'Written by an AI, for entertainment only.',
}
