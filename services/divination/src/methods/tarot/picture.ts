import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'
import { cardLabel } from './cards/deck.ts'

type CardData = { card: string; position: string; positionName: string; reversed: boolean }

const cardsOf = (facts: readonly Fact[]): (CardData & { label: string })[] =>
  facts.filter(({ data }) => typeof data.card === 'string').map(({ label, data }) => ({ ...(data as CardData), label }))

const code = ({ card, reversed }: CardData): string => (reversed ? `${card}r` : card)

/** The address of the picture of a draw. It contains everything that the picture shows and nothing about the reader, and never changes. */
export const spreadImage = (spreadId: string, spreadName: string, facts: readonly Fact[]): Picture => {
  const cards = cardsOf(facts)
  return {
    src: `/api/divination/pictures/${spreadId}/${cards.map(code).join('.')}.svg`,
    alt: `${spreadName}: ${cards.map(({ positionName, label }) => `${positionName}, ${label}`).join('; ')}.`,
  }
}

const MOST_CARDS = 13

const cardAt = (code: string) => {
  const reversed = /(?:\d|page|knight|queen|king)r$/.test(code)
  const id = reversed ? code.slice(0, -1) : code
  const label = cardLabel(id, reversed)
  return label === undefined ? undefined : { id, label, reversed }
}

/** Decodes an address such as `major-09.swords-08r` for drawing; undefined for a code that is no draw. */
export const cardsAt = (code: string) => {
  const codes = code.split('.', MOST_CARDS + 1)
  const cards = codes.map(cardAt).filter((card) => card !== undefined)
  return cards.length === codes.length && cards.length <= MOST_CARDS ? cards : undefined
}
