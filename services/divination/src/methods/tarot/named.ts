import type { Fact } from '@sibyl/contracts/http/readings'
import { deck } from './cards/deck.ts'
import { cardsNamedLocally } from './local-names/local-cards.ts'

/** Majors whose name is also an everyday word; they count as named only where they stand capitalised inside a sentence. */
const everydayNames = new Set([
  'Strength',
  'Justice',
  'Death',
  'Temperance',
  'Judgement',
  'The Sun',
  'The Moon',
  'The Star',
  'The World',
  'The Lovers',
  'The Tower',
  'The Devil',
])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const naming = (name: string): RegExp => {
  const bare = escaped(name.replace(/^The /, ''))
  if (!name.startsWith('The ')) return everydayNames.has(name) ? new RegExp(`(?<=[a-z,;] )${bare}\\b`) : new RegExp(`\\b${bare}\\b`)
  return everydayNames.has(name) ? new RegExp(`(?<=[a-z,;] )the ${bare}\\b`) : new RegExp(`\\b[Tt]he ${bare}\\b`)
}

const names = deck.map((card) => ({ id: card.id, pattern: naming(card.name) }))

/** The facts that are drawn cards. */
export const cardFacts = (facts: readonly Fact[]): Fact[] => facts.filter(({ data }) => typeof data.card === 'string')

/** A card that a text names, in English, Czech, German, Spanish or French, though it was not drawn. */
export const inventedCard = (text: string, facts: readonly Fact[]): string | undefined => {
  const drawn = new Set(cardFacts(facts).map(({ data }) => data.card))
  return (
    names.find(({ id, pattern }) => !drawn.has(id) && pattern.test(text))?.id ?? [...cardsNamedLocally(text)].find((id) => !drawn.has(id))
  )
}
