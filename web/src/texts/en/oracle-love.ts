export const love = {
  title: 'Two people, and what passes between',
  lead: 'Tell your side: how you met or parted, what is good, what is hard, what you would like to understand.',
  kinds: {
    cards: { name: 'Cards for two', said: 'With your names as numbers' },
    charts: { name: 'Two birth charts', said: 'Where your skies meet' },
  },
  situation: 'Your situation',
  yourName: 'Your name',
  theirName: 'Their name',
}

export const loveAside = {
  label: 'What will be read',
  cards: {
    free: 'Two cards: one for you, one for what is between you.',
    premium: 'Four cards: you, the other as you see them, what is between you, the next step.',
  },
  charts:
    'Both charts in one wheel: every aspect between them, whose planets stand in whose houses, and the chart midway between you. No score: two people are not a sum. Without an hour of birth there are no houses from that side. The births are used for this reading and not kept with it.',
  numbers: {
    none: 'With names, their numbers stand beside it as themes; without, the cards and your words are enough.',
    one: 'The name gives a number, read as a theme. A nickname gives another.',
    two: 'The names give two numbers and what they are together: a theme, never a percentage. A nickname gives another number.',
  },
  always: 'What the other feels, no reading knows.',
}

export const twoCharts = {
  seats: { yourBirth: 'Your birth', partnerBirth: 'Their birth' },
  born: (date: string, time: string, place: string) => `${date}, ${time}, ${place}`,
}
