import { counted } from './counted.ts'

const times = (count: number) => (count === 2 ? 'twice' : `${count} times`)

/** A month of cards in one card. */
export const recap = {
  title: (month: string) => `${month} in one card`,
  opening: (month: string) => `Counting the cards of ${month}`,
  failed: 'The month could not be loaded.',
  back: 'Back to Journal',
  empty: 'No cards were drawn in this month.',
  about: 'The ring is the Moon from the 1st, at the top, clockwise. A ray is a card, and the longer it is, the more it spoke.',
  leftOut: 'Nothing you wrote is on it.',
  unit: (count: number) => (count === 1 ? 'card' : 'cards'),
  most: (card: string, count: number) => (count === 1 ? card : `${card}, ${times(count)}`),
  mostOnce: 'no card came twice',
  mostOften: 'the card drawn most',
  full: (day: string) => `Full Moon on ${day}`,
  fresh: (day: string) => `new on ${day}`,
  spoke: (count: number, of: number) => `${count} of ${counted(of, 'answer')} said it spoke`,
  reversed: (count: number, of: number) => `${count} of ${of} reversed`,
  described: (month: string, cards: number, most: string, moon: string) =>
    `${month} in one card: ${counted(cards, 'card')}. ${most}. ${moon}.`,
  sentence: 'One sentence of the month',
  from: 'From which reading',
  reading: (day: string, title: string) => `${day}: ${title}`,
  none: 'No sentence',
  choose: 'The sentence',
  nothing: 'Every sentence of this reading repeats something you wrote. Choose another reading.',
  save: 'Save as Image',
  saving: 'Making the image',
  saved: (file: string) => `Saved as ${file}.`,
  shared: 'Your image was shared.',
  notSaved: 'The image could not be made. Please check your connection and try again.',
}
