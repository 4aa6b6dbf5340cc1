import { home } from '#texts/home.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { Costs } from '../components/costs.tsx'
import { Excerpt } from '../components/excerpt.tsx'
import { Hero } from '../components/hero.tsx'
import { Holdings } from '../components/holdings.tsx'
import { MethodPicker } from '../components/method-picker.tsx'
import { greeting } from '../greeting.ts'
import '../home.css'

/** On a phone the name has its own line, and the line is kept while the name is on its way. */
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

export const HomePage = () => {
  const { status, user } = useSession()
  return (
    <div className="home">
      <title>{home.pageTitle}</title>
      {status === 'anonymous' ? (
        <Hero title={home.title} about={<p className="lead">{home.lead}</p>} note={home.dailyCard.anonymous} />
      ) : (
        <Hero title={<Greeting name={user?.firstName} />} about={<Holdings user={user} />} note={home.dailyCard.signedIn} />
      )}
      <MethodPicker />
      {status === 'anonymous' && (
        <>
          <Excerpt />
          <Costs />
        </>
      )}
    </div>
  )
}
