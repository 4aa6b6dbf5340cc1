import type { Fact } from '@sibyl/contracts/http/readings'
import { drawnCard as texts } from '#texts/drawn-card.ts'

/** A card in the spread. */
export type DrawnCard = {
  factId: string
  card: string
  name: string
  reversed: boolean
  /** The name and the id of its position in the spread. */
  position: string
  positionId: string
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
      }
    : null

/** The cards of a reading in the order they were laid. */
export const drawnCards = (facts: readonly Fact[]): DrawnCard[] => facts.map(drawnCard).filter((card) => card !== null)

export const cardTitle = ({ name, reversed }: DrawnCard) => (reversed ? texts.reversed(name) : name)

export const factTitle = (fact: Fact) => {
  const card = drawnCard(fact)
  return card ? cardTitle(card) : fact.label
}
