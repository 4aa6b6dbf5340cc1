import { methodById } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { home } from '#texts/home.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { markDay } from '../../../lib/badge.ts'
import { DAILY_CARD, type TodaysCard } from '../todays-card.ts'

type DrawStepProps = {
  /** Today's card, once drawn. */
  drawn: TodaysCard | null
  /** True until the server has said whether today's card is drawn. */
  pending?: boolean
  /** The line below the button before it is drawn. */
  note: string
}

/** The one step below today's card: draw it, or read it again. */
export const DrawStep = ({ drawn, pending = false, note }: DrawStepProps) => {
  const isDrawn = drawn !== null
  useEffect(() => {
    if (!pending) markDay(isDrawn)
  }, [pending, isDrawn])
  return drawn ? (
    <>
      <ButtonLink to={drawn.to}>{home.readAgain}</ButtonLink>
      {drawn.face ? <p className="cardname">{drawn.face.title}</p> : <p className="note">{home.dailyCard.drawn}</p>}
    </>
  ) : (
    <>
      <ButtonLink variant="primary" to={DAILY_CARD}>
        {methodById('daily-card')?.submit}
      </ButtonLink>
      <p className="note">{note}</p>
    </>
  )
}
