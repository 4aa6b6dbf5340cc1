import type { AspectKind } from '../chart/aspects.ts'
import type { Planet } from '../chart/bodies.ts'

/** What each planet stands for in the aspects of a birth chart. */
export const concerns: Readonly<Record<Planet, string>> = {
  sun: 'who you are',
  moon: 'what you feel',
  mercury: 'what you think',
  venus: 'what you love',
  mars: 'what you fight for',
  jupiter: 'what you hope',
  saturn: 'what you owe',
  uranus: 'what you want free',
  neptune: 'what you dream',
  pluto: 'what you cannot leave alone',
}

export const aspectMeanings: Readonly<Record<AspectKind, string>> = {
  conjunction: 'stand in one place and act as one; it is hard to have either alone',
  sextile: 'can help each other, whenever you take the small step that brings them together',
  square: 'pull across each other; the friction is tiring, and it is what gets things built',
  trine: 'agree without effort, a gift so familiar that it is easily left unused',
  opposition: 'face each other across the sky and ask for balance, often by way of other people',
}

/** What each planet stands for in the sky of a week, for everybody. */
export const topics: Readonly<Record<Planet, string>> = {
  sun: 'purpose',
  moon: 'mood',
  mercury: 'talk',
  venus: 'affection',
  mars: 'effort',
  jupiter: 'confidence',
  saturn: 'patience',
  uranus: 'surprise',
  neptune: 'imagination',
  pluto: 'depth',
}

/** What aspects mean there. */
export const transitMeanings: Readonly<Record<AspectKind, string>> = {
  conjunction: 'come together and begin something in common',
  sextile: 'offer each other a hand, for those who take it',
  square: 'rub against each other and call for a decision or a little patience',
  trine: 'flow together, so that what belongs to both goes easily',
  opposition: 'stand face to face and ask that both sides be heard',
}

export const aspectVerbs: Readonly<Record<AspectKind, string>> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
}
