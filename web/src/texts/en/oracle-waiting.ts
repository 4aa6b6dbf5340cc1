export const waiting = {
  howLong: 'Most readings take under half a minute.',
  mayLeave: 'You may leave; it will be waiting in your history.',
}

/** What is said while one card is drawn, a message after the other. */
export const oneCard = ['Shuffling all seventy-eight', 'Drawing one for today', 'Turning it over', 'Reading it twice']

/** The same for up to five cards. */
export const someCards = {
  shuffling: 'Shuffling all seventy-eight',
  laying: ['Laying the first card', 'Laying the second card', 'Laying the third card', 'Laying the fourth card', 'Laying the fifth card'],
  last: ['Turning them over', 'Reading them together'],
}

/** The same for the methods that lay no cards. */
export const withoutCards = {
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
