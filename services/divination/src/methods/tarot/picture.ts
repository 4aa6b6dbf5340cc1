import type { Fact } from '@sibyl/contracts/http/readings'

type CardData = { card: string; position: string; positionName: string; reversed: boolean }

const cardsOf = (facts: readonly Fact[]): (CardData & { label: string })[] =>
  facts.filter(({ data }) => typeof data.card === 'string').map(({ label, data }) => ({ ...(data as CardData), label }))

const code = ({ card, reversed }: CardData): string => (reversed ? `${card}r` : card)

/** Where the picture of a draw is served. The address itself says what is drawn: it holds nothing about the reader, and never changes. */
export const spreadImage = (spreadId: string, spreadName: string, facts: readonly Fact[]): { src: string; alt: string } => {
  const cards = cardsOf(facts)
  return {
    src: `/api/divination/pictures/${spreadId}/${cards.map(code).join('.')}.svg`,
    alt: `${spreadName}: ${cards.map(({ positionName, label }) => `${positionName}, ${label}`).join('; ')}.`,
  }
}
