import { tokenCount } from './counted.ts'

export const disrupted = {
  title: 'The Cosmic Energies Are Disrupted',
  alreadyDrawn: 'You have already received your daily card today. Please check back tomorrow.',
}

/** What a failed reading has not cost. */
export const kept = {
  question: 'Your question is saved.',
  form: 'Your answers are saved.',
  token: (held: number) => `Your token was returned: you still have ${held}.`,
}

export const comfort = {
  title: 'Please talk to someone',
}

export const receipt = {
  free: 'Free, one card a day.',
  included: 'Included in your subscription.',
  spent: (tokens: number) => `${tokenCount(tokens)} spent.`,
  spentOf: (tokens: number, left: number) => `${tokenCount(tokens)} spent, ${left} left.`,
  given: (cost: string, date: string, time: string) => `${cost} ${date}, ${time}.`,
}
