import { lazy, Suspense } from 'react'
import { home } from '#texts/home.tsx'
import { Moon } from '../../../components/moon.tsx'
import { Rays } from '../../../components/rays.tsx'
import { formatCalendarDay } from '../../../lib/format.ts'
import { useOffline } from '../../../lib/online.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useSky } from '../../../lib/sky.ts'
import { useToday } from '../../../lib/today.ts'
import { greeting } from '../greeting.ts'
import { nextStep } from '../next-step.ts'
import { todaysCard } from '../todays-card.ts'
import { DialCard } from './dial-card.tsx'
import { DrawStep } from './draw-step.tsx'
import { Holdings } from './holdings.tsx'
import { NextStep } from './next-step.tsx'
import { Streak } from './streak.tsx'
import { TonightsMoon } from './tonights-moon.tsx'

/** Only readers have a chart and a month, so this code loads with their page and adds nothing to a first visit. */
const BesideToday = lazy(() => import('../../../components/recap/beside-today.tsx').then((it) => ({ default: it.BesideToday })))

/** "Friday, November 27", by the browser's calendar. */
const dayOf = (now: Date) => formatCalendarDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))

/** The name has its own line, which is reserved while the name loads. */
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

/** The top of a reader's home page: the greeting and the run of days, today's card, and what is in the sky and next. */
export const TodaysHero = () => {
  const { user } = useSession()
  const { today, pending } = useToday()
  const sky = useSky()
  const drawn = todaysCard(today, useOffline())
  const step = user && today && nextStep(user, today)
  return (
    <div className="todayhero wrap">
      <header>
        <p className="note">{dayOf(new Date())}</p>
        <h1>
          <Greeting name={user?.firstName} />
        </h1>
        <Holdings user={user} />
        {(today || pending) && <Streak today={today} />}
      </header>
      <div className="todaycard">
        <div className="rayed">
          <svg className="rays" viewBox="-290 -290 580 580" aria-hidden="true" focusable="false">
            <Rays from={100} to={290} count={120} width={0.05} opacity={0.6} />
          </svg>
          <DialCard drawn={drawn} />
        </div>
        <DrawStep drawn={drawn} pending={pending} note={home.dailyCard.signedIn} />
      </div>
      {/* The Moon is there first: what arrives later stands below it and moves nothing in view. */}
      <div className="todaynext">
        <div className="tonight">
          <svg viewBox="-46 -46 92 92" aria-hidden="true" focusable="false">
            {sky && <Moon r={44} phase={sky.phase} lit={sky.lit} />}
          </svg>
          <TonightsMoon sky={sky} />
        </div>
        {step ? <NextStep step={step} user={user} /> : pending && drawn && <div className="next" />}
      </div>
      <div className="todaysky">
        <Suspense>
          <BesideToday />
        </Suspense>
      </div>
    </div>
  )
}
