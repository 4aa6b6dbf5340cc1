const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** What is said while a reading with so many places is prepared, one message after the other. */
export const waitingMessages = (places: number): readonly string[] =>
  places === 1
    ? ['Shuffling all seventy-eight', 'Drawing one for today', 'Turning it over', 'Reading it twice']
    : [
        'Shuffling all seventy-eight',
        ...ordinals.slice(0, places).map((ordinal) => `Laying the ${ordinal} card`),
        'Turning them over',
        'Reading them together',
      ]
