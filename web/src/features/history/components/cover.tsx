import type { Reading } from '@sibyl/contracts/http/readings'
import '../../../components/card.css'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { drawnCards } from '../../../components/reading-view/drawn-cards.ts'

/** A reading's cover: its first card, or for a method without cards its emblem on the same stock. */
export const Cover = ({ reading }: { reading: Reading }) => {
  const [first] = drawnCards(reading.facts)
  if (first) return <Card id={first.card} reversed={first.reversed} />
  return (
    <span className="card emblem">
      <MethodIcon method={reading.methodId} />
    </span>
  )
}
