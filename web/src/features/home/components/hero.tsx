import { methodById } from '@sibyl/contracts/methods'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '#texts/home.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dial } from '../../../components/dial.tsx'
import { useSky } from '../../../components/use-sky.ts'
import { TonightsMoon } from './tonights-moon.tsx'

const DAILY_CARD = '/reading/daily-card'

/** The plate: a title, tonight's sky with today's card face down in it, and one step. */
export const Hero = ({ title, about, note }: { title: ReactNode; about: ReactNode; note: string }) => {
  const sky = useSky()
  return (
    <div className="hero wrap">
      <h1 className="display">{title}</h1>
      <div className="plate">
        <div className="about">{about}</div>
        <div className="sky">
          <Dial sky={sky} />
          <Link className="cardbtn" to={DAILY_CARD} aria-label={home.turnCard}>
            <Card id="back" urgent />
          </Link>
        </div>
        <div className="draw">
          <ButtonLink kind="p" to={DAILY_CARD}>
            {methodById('daily-card')?.submit}
          </ButtonLink>
          <p className="note">{note}</p>
        </div>
        <TonightsMoon sky={sky} />
      </div>
    </div>
  )
}
