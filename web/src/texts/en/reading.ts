const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const numberInWords = (count: number) => inWords[count] ?? String(count)

export const reading = {
  timeframe: (timeframe: string) => `Timeframe: ${timeframe}`,
  asked: (question: string) => `You asked: “${question}”`,
  /** Above the text, for whoever reads one for the first time. */
  hint: 'Press marked words, or what is drawn, to see why they are here.',
  unable: 'Unable to generate your reading. Please try again.',
}

export const spread = {
  cross: 'The cross',
  staff: 'The staff',
  cards: (count: number) => (count === 1 ? 'The card drawn' : `The ${numberInWords(count)} cards drawn`),
  faceDown: (place: number, count: number) => `Card ${place} of ${count}, face down`,
}

export const fact = {
  label: 'Why this is here',
  ofWholeDraw: 'About the whole draw',
  onlyPlace: (place: string) => capitalized(place),
  place: (number: string, count: string, place: string) => `Card ${number} of ${count}, ${place}`,
  why: 'Why it is here',
  meaning: 'Meaning',
  meaningReversed: 'Meaning, reversed',
  whereItSpeaks: 'Where it speaks',
  sentences: (count: number) => `${capitalized(numberInWords(count))} ${count === 1 ? 'sentence' : 'sentences'} of this reading.`,
  /** From the text to where the fact is drawn, and back. */
  showIn: {
    text: 'Read it in the text',
    picture: 'See it in the picture',
    spread: 'See it in the spread',
  },
  counter: (number: number, count: number) => `Fact ${number} of ${count}`,
  previous: 'Previous fact',
  next: 'Next fact',
}

/** What a reading rests on, as it is printed below it. */
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
  underWay: 'Sibyl is writing',
  showAll: 'Show it all now',
  complete: 'Your reading is complete.',
}

export const colophon = {
  writtenBy: 'Reading channeled by Sibyl, your AI Oracle',
  viewAll: 'View All Readings',
  another: 'Get New Reading',
  print: 'Print',
  /** On paper, where the foot of the page is not. */
  forEntertainment: 'Written by an AI, for entertainment only.',
}
