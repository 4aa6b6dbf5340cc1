import type { MethodId } from '@sibyl/contracts/methods'

/** The names of a method's readings in the history. */
export const shelfNames: Record<MethodId, string> = {
  'daily-card': 'Daily Card',
  tarot: 'Tarot',
  astrology: 'Astrology',
  numerology: 'Numerology',
  iching: 'I Ching',
  dream: 'Dream',
  love: 'Love',
}

/** The name of a reading until it has its own title. */
export const untitled: Record<MethodId, string> = {
  'daily-card': 'Your card for today',
  tarot: 'The cards are laid',
  astrology: 'Your sky is drawn',
  numerology: 'Your numbers are counted',
  iching: 'Your hexagram is cast',
  dream: 'Your dream is drawn',
  love: 'The cards are laid',
}

const oneCard = ['Shuffling all seventy-eight', 'Drawing one for today', 'Turning it over', 'Reading it twice']

const someCards = {
  shuffling: 'Shuffling all seventy-eight',
  laying: ['Laying the first card', 'Laying the second card', 'Laying the third card', 'Laying the fourth card', 'Laying the fifth card'],
  last: ['Turning them over', 'Reading them together'],
}

/** The progress messages of a reading, one after another; the last two alternate. For cards they depend on the number of positions. */
export const waitingMessages: Record<MethodId, readonly string[] | ((places: number) => readonly string[])> = {
  'daily-card': () => oneCard,
  tarot: (places) => [someCards.shuffling, ...someCards.laying.slice(0, places), ...someCards.last],
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
