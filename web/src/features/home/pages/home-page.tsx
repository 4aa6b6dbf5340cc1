import { home } from '#texts/home.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Costs } from '../components/costs.tsx'
import { Excerpt } from '../components/excerpt.tsx'
import { Hero } from '../components/hero.tsx'
import { MethodPicker } from '../components/method-picker.tsx'
import { TodaysHero } from '../components/todays-hero.tsx'
import { todaysCard } from '../todays-card.ts'
import '../home.css'
import '../today.css'

/** Starts with today's card once it is drawn. The prerendered page cannot know about it, so React hydrates without it. */
const VisitorsHero = () => {
  const hydrated = useHydrated()
  const drawn = hydrated ? todaysCard(null) : null
  if (!drawn?.face) return <Hero title={home.title} about={home.lead} drawn={drawn} />
  return (
    <Hero
      title={drawn.face.title}
      about={home.dailyCard.yours}
      drawn={drawn}
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

export const HomePage = () => {
  const { status } = useSession()
  const visitor = status === 'anonymous'
  return (
    <div className="home">
      <title>{home.pageTitle}</title>
      {visitor ? <VisitorsHero /> : <TodaysHero />}
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
