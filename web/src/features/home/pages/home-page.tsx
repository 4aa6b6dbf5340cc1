import { useSession } from '../../../lib/session/use-session.ts'
import { Costs } from '../components/costs.tsx'
import { Excerpt } from '../components/excerpt.tsx'
import { Hero } from '../components/hero.tsx'
import { Holdings } from '../components/holdings.tsx'
import { MethodPicker } from '../components/method-picker.tsx'
import { greeting } from '../greeting.ts'
import '../home.css'

const whatItDoes =
  'Tarot, astrology, I Ching and four more, read by an AI. The draw comes first, and every sentence says what it stands on.'

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
      <title>Sibyl, an oracle that shows its working</title>
      {status === 'anonymous' ? (
        <Hero
          title={'An oracle that shows its\u00a0working'}
          about={<p className="lead">{whatItDoes}</p>}
          note="Free, once a day, no account needed."
        />
      ) : (
        <Hero title={<Greeting name={user?.firstName} />} about={<Holdings user={user} />} note="Free, once a day." />
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
