import type { Planet } from '../chart/bodies.ts'

/** The mood of the days in which the Moon is in each sign, from Aries to Pisces. */
export const moonDays: readonly string[] = [
  'Days for starting and for straight talk; tempers are short and soon over.',
  'Days for slow good things: eating, mending, money matters, rest.',
  'Days for letters, errands and conversation; attention wanders.',
  'Days for home and the people in it; feelings lie near the surface.',
  'Days for play, show and generosity; praise does more than advice.',
  'Days for order, health and the list that has been waiting.',
  'Days for company, agreements and anything that should look well.',
  'Days for depth, for honest accounts and things kept to oneself.',
  'Days for plans, distance, study and a good laugh.',
  'Days for work that counts and duties met without fuss.',
  'Days for friends, odd ideas and doing it differently.',
  'Days for quiet, music, sleep and listening inwards.',
]

/** What a planet's stay in a new sign changes; the sign's manner is added. */
export const planetTopics: Readonly<Record<Planet, string>> = {
  sun: 'The season turns, and with it what everybody’s attention goes to',
  moon: 'The mood changes',
  mercury: 'The tone of talk, messages and plans changes',
  venus: 'What pleases, and how people come near each other, changes',
  mars: 'The way things are fought for and got done changes',
  jupiter: 'For about a year, growth and good will look to a new field',
  saturn: 'For more than two years, work and limits are set in a new field',
  uranus: 'For some seven years, the unexpected moves to a new field',
  neptune: 'For some fourteen years, dreams and doubts take a new colour',
  pluto: 'For more than a decade, what must change lies in a new field',
}

export const stationMeanings: Readonly<Record<Planet, { retrograde: string; direct: string }>> = {
  sun: { retrograde: '', direct: '' },
  moon: { retrograde: '', direct: '' },
  mercury: {
    retrograde: 'Messages, journeys and papers want to be gone over twice in the weeks that follow.',
    direct: 'What was delayed in talk and papers begins to move, slowly at first.',
  },
  venus: {
    retrograde: 'Old affections and old accounts come back to be looked at again.',
    direct: 'What was undecided in love and money finds its direction.',
  },
  mars: {
    retrograde: 'Effort turns inward; finish and repair rather than attack.',
    direct: 'Strength that was held back is there to be used again.',
  },
  jupiter: {
    retrograde: 'Growth goes inward for some months: study, review, conviction.',
    direct: 'Plans made in quiet months can open outward.',
  },
  saturn: {
    retrograde: 'For some months duties are examined: which are yours, and which a habit.',
    direct: 'What was examined can be built on again.',
  },
  uranus: {
    retrograde: 'The urge to change works below the surface for some months.',
    direct: 'Changes that ripened within begin to show.',
  },
  neptune: {
    retrograde: 'Dreams are seen more plainly for what they are, for some months.',
    direct: 'Imagination takes the lead again.',
  },
  pluto: {
    retrograde: 'Deep change goes on in private for some months.',
    direct: 'Deep change shows itself in the open again.',
  },
}

export const phaseNames = {
  new: 'New Moon',
  'first-quarter': 'First quarter Moon',
  full: 'Full Moon',
  'last-quarter': 'Last quarter Moon',
} as const

export const phaseMeanings: Readonly<Record<keyof typeof phaseNames, string>> = {
  new: 'The Moon meets the Sun and is not seen: a time to set down what is to begin.',
  'first-quarter': 'Half the Moon is lit and it grows: what was begun meets its first resistance and wants a decision.',
  full: 'The Moon stands opposite the Sun, fully lit: what has been growing is plain to see, and feelings with it.',
  'last-quarter': 'Half the Moon is lit and it wanes: a time to sort, finish and let go.',
}
