import { Link } from 'react-router-dom'
import { faceDown } from '#texts/face-down.ts'
import { home, streak as streakTexts } from '#texts/home.tsx'
import { footer } from '#texts/layout.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { useToday } from '../../../lib/today.ts'
import './after-daily-card.css'

const ForReader = () => {
  const days = useToday().today?.streak.days ?? 0
  return (
    <>
      <h2>{home.dailyCard.nextAtMidnight}</h2>
      <p className="quiet nums">{days > 1 ? streakTexts.inARow(days) : days === 1 ? streakTexts.firstDay : null}</p>
      <Link className="tomoon" to="/reminders">
        {faceDown.everyMorning}
      </Link>
    </>
  )
}

const ForVisitor = () => (
  <>
    <ButtonLink variant="primary" to="/register">
      {home.dailyCard.keep}
    </ButtonLink>
    <p className="note">{home.dailyCard.keepAbout}</p>
  </>
)

/** Below a complete daily card: an account for a visitor; for a reader, the time of the next card and the run of days. */
export const AfterDailyCard = ({ signedIn }: { signedIn: boolean }) => (
  <section className="afterdaily" aria-label={home.dailyCard.after}>
    {signedIn ? <ForReader /> : <ForVisitor />}
    <Link className="tomoon" to="/moon">
      {footer.moon}
    </Link>
  </section>
)
