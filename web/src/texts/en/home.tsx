import type { Wrap } from '../wrap.ts'
import { counted, tokenCount } from './counted.ts'
import { product } from './product.ts'

export const home = {
  pageTitle: `${product}, an oracle that shows its working`,
  title: 'An oracle that shows its\u00a0working',
  lead: 'Tarot, astrology, I Ching and four more, read by an AI. The draw comes first, and every sentence says what it stands on.',
  greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  turnCard: 'Turn today’s card',
  turnedCard: (card: string) => `Today’s card: ${card}`,
  readAgain: 'Read today’s card again',
  dailyCard: {
    anonymous: 'Free, once a day, no account needed.',
    signedIn: 'Free, once a day.',
    drawn: 'Drawn today. The next one comes tomorrow.',
    yours: 'Your card today. It stays in this browser until midnight.',
    keep: 'Keep this card',
    keepAbout: 'A free account keeps this card and counts your days in a row.',
    after: 'After today’s card',
    nextAtMidnight: 'Your next card turns at midnight',
  },
}

export const moon = {
  heading: 'Tonight’s Moon',
  phase: 'Phase',
  lit: 'Lit',
  standsIn: 'Stands in',
  fullOn: 'Full on',
  notKnown: 'Not yet known',
}

/** The run of days with a daily card. */
export const streak = {
  inARow: (days: number) => `${counted(days, 'day')} in a row`,
  firstDay: 'The first day',
  oneSoFar: 'One day so far',
  noRun: 'No current run',
  none: 'No days yet',
  howItGoes: 'One star for each day with a card; seven in a row complete the Big Dipper.',
  todayBegins: 'Today’s card starts one.',
  todayMakes: (days: number) => `Today’s card makes it ${days}.`,
  tomorrow: 'Draw again tomorrow, and a line will join two stars.',
  longest: (days: number) => `Your longest: ${days}`,
  longestYet: 'Your longest yet',
  whole: 'The Big Dipper is complete.',
  forgiven: (day: string) => `You missed ${day}. One day a week is forgiven.`,
  picture: (lit: number, stars: number) => `Stars of the Big Dipper that are lit for the days in a row: ${lit} of ${stars}`,
}

export const nextStep = {
  label: 'What to do next',
  getTokens: { why: 'No tokens left', title: 'Get More Tokens', about: 'The daily card stays free.' },
  latest: {
    why: 'Your latest reading',
    about: (method: string, ago: string) => `${method}, ${ago}`,
  },
  ask: { why: 'Your first question', title: 'Ask the cards' },
}

export const methodPicker = {
  heading: 'What would you like to ask?',
  about: 'Each method has its own way of drawing. The daily card turns at once; the others ask you a few questions first.',
  legend: 'Method',
  free: 'Free',
  begin: 'Begin Your Reading',
  hint: {
    none: 'Select a method to begin.',
    daily: 'Free, once a day. The card turns at once.',
    account: (method: string) => `${method} needs an account. You will be asked to sign in first.`,
    included: (tier: string) => `Included with ${tier}.`,
    noTokens: (method: string, cost: number) => `${method} takes ${tokenCount(cost)}, and you have none left.`,
    spends: (cost: number, held: number) => `Spends ${cost} of your ${tokenCount(held)}.`,
  },
}

export const costs = {
  heading: 'What it costs',
  all: 'All prices',
  free: 'Free',
  daily: 'The daily card',
  first: (readings: number) => `Your first ${counted(readings, 'reading')}, with a verified account`,
  byTokens: 'Each reading after that, with tokens that never expire',
  range: (most: string, least: string) => `${most} to ${least}`,
  unlimited: 'Unlimited readings',
  monthly: (price: string) => `${price} a month`,
}

export const excerpt = {
  label: 'From a reading',
  sentence: (cited: Wrap) => (
    <>
      “What holds you may be the habit of being held. In the third place lies the {cited('Eight of Swords, reversed')}: the knots are
      already loose.”
    </>
  ),
  citedLabel: 'What the sentence rests on',
  position: 'Card 3 of 5, the block',
  card: 'Eight of Swords, reversed',
  why: 'Why it is here',
  reason: 'Third from the top of a full shuffle of 78. One further bit turned it over.',
}
