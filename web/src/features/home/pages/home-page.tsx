import { lazy, Suspense } from 'react'
import { home } from '#texts/home.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useOffline } from '../../../lib/online.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useToday } from '../../../lib/today.ts'
import { Costs } from '../components/costs.tsx'
import { Excerpt } from '../components/excerpt.tsx'
import { Hero } from '../components/hero.tsx'
import { Holdings } from '../components/holdings.tsx'
import { MethodPicker } from '../components/method-picker.tsx'
import { NextStep } from '../components/next-step.tsx'
import { Streak } from '../components/streak.tsx'
import { greeting } from '../greeting.ts'
import { nextStep } from '../next-step.ts'
import { todaysCard } from '../todays-card.ts'
import '../home.css'
import '../today.css'

/** Only readers have a chart and a month, so this code loads with their page and adds nothing to a first visit. */
const BesideToday = lazy(() => import('../../../components/recap/beside-today.tsx').then((it) => ({ default: it.BesideToday })))

/** On a phone the name has its own line, which is reserved while the name loads. */
const Greeting = ({ name }: { name: string | undefined }) => (
  <span className="greeting">
    {greeting(new Date())}
    {name && (
      <>
        , <span className="name">{name}</span>
      </>
    )}
  </span>
)

/** Starts with today's card once it is drawn. The prerendered page cannot know about it, so React hydrates without it. */
const VisitorsHero = () => {
  const hydrated = useHydrated()
  const drawn = hydrated ? todaysCard(null) : null
  if (!drawn?.face) {
    return <Hero title={home.title} about={<p className="lead">{home.lead}</p>} drawn={drawn} note={home.dailyCard.anonymous} />
  }
  return (
    <Hero
      title={drawn.face.title}
      about={<p className="lead">{home.dailyCard.yours}</p>}
      drawn={drawn}
      note={home.dailyCard.anonymous}
      next={
        <div className="keep">
          <ButtonLink variant="primary" to="/register">
            {home.dailyCard.keep}
          </ButtonLink>
          <p className="note">{home.dailyCard.keepAbout}</p>
        </div>
      }
    />
  )
}

const ReadersHero = () => {
  const { user } = useSession()
  const { today, pending } = useToday()
  const drawn = todaysCard(today, useOffline())
  const step = user && today && nextStep(user, today)
  return (
    <Hero
      title={<Greeting name={user?.firstName} />}
      about={<Holdings user={user} />}
      drawn={drawn}
      pending={pending}
      note={home.dailyCard.signedIn}
      next={
        <>
          {step ? <NextStep step={step} user={user} /> : pending && drawn && <div className="next" />}
          <Suspense>
            <BesideToday />
          </Suspense>
        </>
      }
      streak={(today || pending) && <Streak today={today} />}
    />
  )
}

export const HomePage = () => {
  const { status } = useSession()
  const visitor = status === 'anonymous'
  return (
    <div className="home">
      <title>{home.pageTitle}</title>
      {visitor ? <VisitorsHero /> : <ReadersHero />}
      <MethodPicker />
      {visitor && (
        <>
          <Excerpt />
          <Costs />
        </>
      )}
    </div>
  )
}
