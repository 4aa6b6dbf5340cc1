import type { Wrap } from '../wrap.ts'
import { counted } from './counted.ts'

export const astrology = {
  kinds: {
    natal: { name: 'Birth chart', said: 'Who you are' },
    weekly: { name: 'The week', said: 'Seven days' },
    solarreturn: { name: 'Solar return', said: 'From birthday to birthday' },
    lunarreturn: { name: 'Lunar return', said: 'Four weeks, from the Moon' },
    progressions: { name: 'Progressions', said: 'How you have grown' },
  },
  natal: {
    title: 'The sky you were born under',
    lead: 'Every position is computed to the minute of arc for the moment and the place you give. The more exact the hour, the more the chart can say.',
  },
  weekly: {
    title: 'The week as it passes over you',
    lead: 'What the sky does in the next seven days, to the minute, and where it meets the Sun of your birth. The date is all it takes.',
  },
  solarreturn: {
    title: 'The year that begins with your Sun',
    lead: 'Once a year the Sun comes back, to the second of arc, to where it stood when you were born. The chart of that moment is the chart of your year.',
  },
  lunarreturn: {
    title: 'The month that begins with your Moon',
    lead: 'Every twenty-seven days the Moon comes back to where it stood when you were born. The chart of that moment is read for the four weeks that follow.',
  },
  progressions: {
    title: 'The sky that has grown with you',
    lead: 'Each day after your birth stands for a year of your life. What the sky did in your first weeks shows what has ripened since.',
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

export const returns = {
  which: 'Which return',
  solarreturn: {
    coming: { name: 'The coming one', said: 'The year ahead' },
    current: { name: 'The last one', said: 'The year you are in' },
  },
  lunarreturn: {
    coming: { name: 'The coming one', said: 'The month ahead' },
    current: { name: 'The last one', said: 'The month you are in' },
  },
  place: 'Where you are at that moment, if elsewhere',
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
