import type { Reading } from '@sibyl/contracts/http/readings'
import '../../../components/card.css'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { drawnCards } from '../../../lib/drawn-cards.ts'
import { drawnCover } from './drawn-cover.tsx'

/** A reading's cover, recognisable at 84 px: the scene of its first card without the frame, the cast, or the method's icon. */
export const Cover = ({ reading: { facts, methodId } }: { reading: Reading }) => {
  const [first] = drawnCards(facts)
  if (first) {
    return (
      <span className={first.reversed ? 'scene reversed' : 'scene'}>
        <Card id={first.card} />
      </span>
    )
  }
  return (
    drawnCover(methodId, facts) ?? (
      <span className="card emblem">
        <MethodIcon method={methodId} />
      </span>
    )
  )
}
