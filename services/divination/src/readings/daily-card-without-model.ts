import { cardById } from '../methods/tarot/cards/deck.ts'
import type { Text } from '../oracle/text.ts'
import type { Reading } from './reading.ts'

const list = (words: readonly string[]): string => new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(words)

/** The text of a daily card from the card's own meaning, for when the model is unavailable; undefined for any other reading. */
export const dailyCardWithoutModel = ({ methodId, facts }: Pick<Reading, 'methodId' | 'facts'>): Text | undefined => {
  const [fact] = facts
  const card = methodId === 'daily-card' && fact ? cardById(String(fact.data.card)) : undefined
  if (!fact || !card) return undefined
  const reversed = fact.data.reversed === true
  const { keywords, meaning } = card
  const [near, far] = reversed ? [keywords.reversed, keywords.upright] : [keywords.upright, keywords.reversed]
  return {
    title: fact.label,
    content: [
      `Today’s card is [${fact.label}](fact:${fact.id}). ${reversed ? meaning.reversed : meaning.upright}`,
      `Its words are ${list(near)}. Choose the one that touches something already on your mind, and look for it once before evening.`,
      `Turned the other way, the same card would speak of ${list(far)}: the same door, seen from its other side. A card is a mirror for a day and not a forecast; what you make of it is yours.`,
    ].join('\n\n'),
    note: 'The oracle was away, so these words come from the card’s own page in our book.',
  }
}
