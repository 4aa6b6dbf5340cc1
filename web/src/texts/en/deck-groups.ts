/** The parts of the deck, and the courts of all its suits. */
export const groups = {
  major: {
    name: 'Major Arcana',
    about: 'Twenty-two stations of a life: the Fool goes before, and the others follow from the Magician to the World.',
  },
  cups: { name: 'Cups', about: 'Water: feeling, bonds, imagination.' },
  wands: { name: 'Wands', about: 'Fire: will, work, appetite for life.' },
  swords: { name: 'Swords', about: 'Air: thought, speech, conflict, truth.' },
  pentacles: { name: 'Pentacles', about: 'Earth: body, craft, money, home.' },
  courts: { name: 'Courts', about: 'Page, knight, queen and king of each suit.' },
}

/** The line above a card's name. */
export const ranks = {
  major: (numeral: string) => `Major Arcana, ${numeral}`,
  suit: {
    cups: 'Cups, suit of water',
    wands: 'Wands, suit of fire',
    swords: 'Swords, suit of air',
    pentacles: 'Pentacles, suit of earth',
  },
  court: {
    cups: 'Court of Cups, suit of water',
    wands: 'Court of Wands, suit of fire',
    swords: 'Court of Swords, suit of air',
    pentacles: 'Court of Pentacles, suit of earth',
  },
}
