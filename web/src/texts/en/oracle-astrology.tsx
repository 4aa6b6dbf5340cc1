import type { Wrap } from '../wrap.ts'
import { counted } from './counted.ts'

export const astrology = {
  kinds: {
    natal: { name: 'Birth chart', said: 'Who you are' },
    weekly: { name: 'The week', said: 'Seven days' },
  },
  natal: {
    title: 'The sky you were born under',
    lead: 'Every position is computed to the minute of arc for the moment and the place you give. The nearer the hour, the more the chart can say.',
  },
  weekly: {
    title: 'The week as it passes over you',
    lead: 'What the sky does in the next seven days, to the minute, and where it meets the Sun of your birth. The date is all it takes.',
  },
  timeOfBirth: 'Time of birth',
  unknownTime: 'I don’t know the time',
  placeOfBirth: 'Place of birth',
  credit: (source: Wrap) => <>Places: {source('GeoNames')}, CC BY 4.0. The search runs on our own server.</>,
  refused: {
    unknownCity:
      'We do not know this place. Please check the spelling, or give the nearest town and its country, or coordinates such as 48.2, 16.37',
    ambiguousCity: 'There is more than one place with this name. Please choose yours from the list',
  },
}

export const cityField = {
  hint: 'Town and country',
  example: 'Prague, Czechia',
  choices: 'Places',
  offered: (places: number) => `${counted(places, 'place')}. Use the arrow keys to move and Enter to choose.`,
  none: 'We know no place with that name. Try the nearest town, or coordinates such as 48.2, 16.37.',
}

export const sky = {
  label: 'What is computed',
  sunAt: (date: string, degree: number, sign: string) => `About noon on ${date} the Sun stood at ${degree}° ${sign}.`,
  undated: 'Give a date, and the Sun, the Moon and five planets take their places.',
  timed: 'With the hour and the place come the rising sign and the twelve houses.',
  untimed: 'Without the hour there are signs and aspects, but no rising sign and no houses.',
  week: 'Seven days from today: the Moon’s way from sign to sign, its phases, and what the planets say to the Sun of your birth, each at its hour where you are.',
}
