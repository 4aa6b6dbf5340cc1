import type { Reading } from '@sibyl/contracts/http/readings'
import { useState } from 'react'
import '../../../components/card.css'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { drawnCards } from '../../../lib/drawn-cards.ts'

/** What was drawn for a method without cards, small on the same stock; its sign where there is no picture or it does not come. */
const Emblem = ({ reading: { images, methodId } }: { reading: Reading }) => {
  const [failed, setFailed] = useState(false)
  const [picture] = images
  return (
    <span className="card emblem">
      {picture && !failed ? (
        <img src={picture.src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <MethodIcon method={methodId} />
      )}
    </span>
  )
}

/** A reading's cover: its first card, or for a method without cards its picture. */
export const Cover = ({ reading }: { reading: Reading }) => {
  const [first] = drawnCards(reading.facts)
  return first ? <Card id={first.card} reversed={first.reversed} /> : <Emblem reading={reading} />
}
