import { methodById } from '@sibyl/contracts/methods'
import { type ReactNode, useEffect } from 'react'
import { home } from '#texts/home.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Dial } from '../../../components/dial.tsx'
import { markDay } from '../../../lib/badge.ts'
import { useSky } from '../../../lib/sky.ts'
import { DAILY_CARD, type TodaysCard } from '../todays-card.ts'
import { DialCard } from './dial-card.tsx'
import { TonightsMoon } from './tonights-moon.tsx'

type HeroProps = {
  title: ReactNode
  about: ReactNode
  /** Today's card, once drawn. */
  drawn: TodaysCard | null
  /** True until the server has said whether today's card is drawn. */
  pending?: boolean
  /** The label on the card before it is drawn. */
  note: string
  /** A reader's next step, and their run of daily cards. */
  next?: ReactNode
  streak?: ReactNode
}

/** The top of the home page: a title, the current sky with today's card in it, and one step. */
export const Hero = ({ title, about, drawn, pending = false, note, next, streak }: HeroProps) => {
  const isDrawn = drawn !== null
  useEffect(() => {
    if (!pending) markDay(isDrawn)
  }, [pending, isDrawn])
  const sky = useSky()
  return (
    <div className="hero wrap">
      <h1 className="display">{title}</h1>
      <div className="plate">
        <div className="about">{about}</div>
        <div className="sky">
          <Dial sky={sky} />
          <DialCard drawn={drawn} />
        </div>
        <div className="draw">
          {drawn ? (
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
          )}
          {next}
        </div>
        <div className="margin">
          <TonightsMoon sky={sky} />
          {streak}
        </div>
      </div>
    </div>
  )
}
