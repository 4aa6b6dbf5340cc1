import type { MethodId } from '@sibyl/contracts/methods'
import { tokenCount } from './counted.ts'

/** What a reading is called until it has a title of its own. */
export const untitled: Record<MethodId, string> = {
  'daily-card': 'Your card for today',
  tarot: 'The cards are laid',
  astrology: 'Your sky is drawn',
  numerology: 'Your numbers are counted',
  iching: 'Your hexagram is cast',
  dream: 'Your dream is drawn',
  love: 'The cards are laid',
}

export const disrupted = {
  title: 'The Cosmic Energies Are Disrupted',
  alreadyDrawn: 'You have already received your daily card today. Please check back tomorrow.',
}

/** What a failed reading has not cost. */
export const kept = {
  question: 'Your question is kept.',
  form: 'What you filled in is kept.',
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
