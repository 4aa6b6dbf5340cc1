import type { MethodId } from '@sibyl/contracts/methods'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

const cards = (places: number): readonly string[] =>
  places === 1
    ? ['Shuffling all seventy-eight', 'Drawing one for today', 'Turning it over', 'Reading it twice']
    : [
        'Shuffling all seventy-eight',
        ...ordinals.slice(0, places).map((ordinal) => `Laying the ${ordinal} card`),
        'Turning them over',
        'Reading them together',
      ]

/** What is said for a method that lays no cards: one message after the other, then the last two in turn. */
const ownMessages: { readonly [M in MethodId]?: readonly string[] } = {
  numerology: [
    'Writing down the digits',
    'Adding month, day and year',
    'Reducing, one step at a time',
    'Checking each sum with a pencil',
    'Drawing the petals',
    'Reading the numbers together',
  ],
  love: [
    'Reading what you wrote',
    'Counting the letters of the names',
    'Shuffling all seventy-eight',
    'Laying what is between you',
    'Joining the two stars',
    'Reading it once more, gently',
  ],
  dream: [
    'Reading your dream as you told it',
    'Marking what stands in it',
    'Listening for the feeling',
    'Looking for the turn',
    'Joining the stars',
    'Reading it twice',
  ],
  iching: [
    'Holding your situation in mind',
    'Casting the lowest line',
    'Building upward, line by line',
    'Finding which lines change',
    'Opening the old book',
    'Reading the hexagrams together',
  ],
  astrology: [
    'Setting the clock by the place',
    'Placing the Sun and the Moon',
    'Finding the planets one by one',
    'Measuring the angles between them',
    'Reading the sky as a whole',
    'Weighing every word',
  ],
}

/** What is said while a reading is prepared; cards say it by the number of their places. */
export const waitingMessages = (methodId: MethodId, places: number): readonly string[] => ownMessages[methodId] ?? cards(places)

export const laysCards = (methodId: MethodId): boolean => ownMessages[methodId] === undefined
