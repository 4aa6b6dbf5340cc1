import type { Fact, Reading } from '@sibyl/contracts/http/readings'
import { drawnCard as texts } from '#texts/drawn-card.ts'

/** The place of a card in its spread: in steps of one card to the right and down, and whether it lies across. */
export type Place = { at: readonly [number, number]; turned: boolean }

/** A card in the spread. */
export type DrawnCard = {
  factId: string
  card: string
  name: string
  reversed: boolean
  /** The name and the id of its position in the spread. */
  position: string
  positionId: string
  /** Missing in a spread that is laid in rows. */
  place?: Place | undefined
}

const words = (value: unknown) => (typeof value === 'string' ? value : '')

const upright = (label: string) => label.replace(/,?\s*\(?reversed\)?$/i, '')

export const drawnCard = ({ id, label, data }: Fact): DrawnCard | null =>
  typeof data.card === 'string'
    ? {
        factId: id,
        card: data.card,
        name: words(data.name) || upright(label),
        reversed: data.reversed === true,
        position: words(data.positionName) || words(data.position),
        positionId: words(data.position),
        place: data.place as Place | undefined,
      }
    : null

const isClarifier = ({ data }: Fact) => typeof data.clarifies === 'string'

/** The fact of the clarifying card, if one was drawn. */
export const clarifierOf = (facts: readonly Fact[]): Fact | undefined => facts.find(isClarifier)

/** All cards of a draw: those of the spread, then the clarifying card. */
export const allCards = (facts: readonly Fact[]): DrawnCard[] => facts.map(drawnCard).filter((card) => card !== null)

/** The cards of a spread in the order they were laid. */
export const drawnCards = (facts: readonly Fact[]): DrawnCard[] => allCards(facts.filter((fact) => !isClarifier(fact)))

/** Whether the reader drew the cards from a deck of their own. */
export const isOwnDeck = ({ formData }: Pick<Reading, 'formData'>): boolean => Array.isArray(formData.ownCards)

export const cardTitle = ({ name, reversed }: DrawnCard) => (reversed ? texts.reversed(name) : name)

export const factTitle = (fact: Fact) => {
  const card = drawnCard(fact)
  return card ? cardTitle(card) : fact.label
}
