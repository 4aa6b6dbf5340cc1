import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'

/** `first`: nothing else on the page can be done, so this is the next step. */
export const DailyPanel = ({ first }: { first: boolean }) => (
  <section className="daily" aria-labelledby="daily-title">
    <Card id="back" />
    <h2 id="daily-title">One card a day is free</h2>
    <p>No token is spent and no account is needed.</p>
    <ButtonLink kind={first ? 'p' : 's'} to="/input/daily-card">
      Get Your Daily Card
    </ButtonLink>
  </section>
)
