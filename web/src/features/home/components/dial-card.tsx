import { useState } from 'react'
import { Link } from 'react-router-dom'
import { home } from '#texts/home.tsx'
import { Card } from '../../../components/card.tsx'
import { DAILY_CARD, type Face, type TodaysCard } from '../todays-card.ts'

/** Fades in over the back as soon as its picture has loaded. */
const FaceUp = ({ card, reversed }: Face) => {
  const [come, setCome] = useState(false)
  return (
    <span className="face" data-come={come} onLoad={() => setCome(true)}>
      <Card id={card} reversed={reversed} urgent />
    </span>
  )
}

const label = (drawn: TodaysCard | null) => {
  if (!drawn) return home.turnCard
  return drawn.face ? home.turnedCard(drawn.face.title) : home.readAgain
}

/** Today's card in the middle of the dial: its back, and its face once it is drawn. */
export const DialCard = ({ drawn }: { drawn: TodaysCard | null }) => (
  <Link className="cardbtn" to={drawn?.to ?? DAILY_CARD} aria-label={label(drawn)}>
    <Card id="back" urgent />
    {drawn?.face && <FaceUp key={drawn.face.card} {...drawn.face} />}
  </Link>
)
