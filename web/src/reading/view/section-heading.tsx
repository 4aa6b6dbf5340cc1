import { headingFact } from '@sibyl/contracts/reading-text/text-sections'
import { cardTitle, drawnCard } from '../../lib/drawn-cards.ts'
import { useFacts } from './facts.tsx'

/** A section's title; for a card its position above it in gold. */
export const SectionHeading = ({ heading }: { heading: string }) => {
  const { all } = useFacts()
  const { text, factId } = headingFact(heading)
  const fact = all.find(({ id }) => id === factId)
  const card = fact && drawnCard(fact)
  if (!card) return <h2>{text}</h2>
  return (
    <h2>
      {card.position && <small>{card.position} </small>}
      {cardTitle(card)}
    </h2>
  )
}
