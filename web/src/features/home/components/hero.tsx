import type { ReactNode } from 'react'
import { home } from '#texts/home.tsx'
import { Dial } from '../../../components/dial.tsx'
import { useSky } from '../../../lib/sky.ts'
import type { TodaysCard } from '../todays-card.ts'
import { DialCard } from './dial-card.tsx'
import { DrawStep } from './draw-step.tsx'
import { TonightsMoon } from './tonights-moon.tsx'

type HeroProps = {
  title: ReactNode
  about: string
  /** Today's card, once drawn. */
  drawn: TodaysCard | null
  /** The next step after it. */
  next?: ReactNode
}

/** The top of a visitor's home page: a title, the current sky with today's card in it, and one step. */
export const Hero = ({ title, about, drawn, next }: HeroProps) => {
  const sky = useSky()
  return (
    <div className="hero wrap">
      <h1 className="display">{title}</h1>
      <div className="plate">
        <div className="about">
          <p className="lead">{about}</p>
        </div>
        <div className="sky">
          <Dial sky={sky} />
          <DialCard drawn={drawn} />
        </div>
        <div className="draw">
          <DrawStep drawn={drawn} note={home.dailyCard.anonymous} />
          {next}
        </div>
        <div className="margin">
          <TonightsMoon sky={sky} />
        </div>
      </div>
    </div>
  )
}
