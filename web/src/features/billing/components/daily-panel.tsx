import { dailyPanel as texts } from '#texts/billing-shop.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'

/** `first`: there is nothing else to do on the page, so this is the next step. */
export const DailyPanel = ({ first }: { first: boolean }) => (
  <section className="daily" aria-labelledby="daily-title">
    <Card id="back" />
    <h2 id="daily-title">{texts.heading}</h2>
    <p>{texts.about}</p>
    <ButtonLink variant={first ? 'primary' : 'secondary'} to="/input/daily-card">
      {texts.turn}
    </ButtonLink>
  </section>
)
