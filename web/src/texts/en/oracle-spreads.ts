/** A line about each spread, by its timeframe: the spreads open to every reader, and the advanced ones of The Adept. */
export const spreads = {
  everyone: {
    present: 'Three places for where things stand.',
    tomorrow: 'Three places for one day.',
    week: 'Five places for a week.',
    month: 'Five places for a month.',
  },
  premium: {
    present: 'The Celtic Cross: six places for the matter, four for the way through it.',
    tomorrow: 'Five places for one day.',
    week: 'Seven places, one for each day.',
    month: 'The Horseshoe: seven places for a month.',
  },
}

export const positionNames = {
  situation: 'Situation',
  challenge: 'Challenge',
  advice: 'Advice',
  energy: 'Energy',
  obstacle: 'Obstacle',
  theme: 'Theme',
  help: 'Help',
  block: 'Block',
  outcome: 'Outcome',
  foundation: 'Foundation',
  past: 'Past',
  present: 'Present',
  crown: 'Crown',
  nearFuture: 'Near future',
  self: 'Self',
  others: 'Others',
  hopes: 'Hopes, fears',
  hidden: 'Hidden',
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
}
