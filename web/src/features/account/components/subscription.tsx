import { type Tier, tierNames } from '@sibyl/contracts/tiers'
import { Link } from 'react-router-dom'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { Seal } from './seal.tsx'

const NoPlan = () => (
  <section className="plan-held" aria-labelledby="plan-title">
    <Seal>
      <path className="unlit" d="M0-34 8-8 34 0 8 8 0 34-8 8-34 0-8-8Z" />
    </Seal>
    <div>
      <h2 id="plan-title">No Active Subscription</h2>
      <p className="quiet">A plan opens every reading, with no token to count. The tokens you hold stay yours.</p>
      <ButtonLink kind="p" to="/pricing#subscription">
        View Plans
      </ButtonLink>
    </div>
  </section>
)

const Plan = () => (
  <section className="plan-held" aria-labelledby="plan-title">
    <Seal lit>
      <Star8 long={42} short={24} waist={9} />
    </Seal>
    <div>
      <Badge earned>Active</Badge>
      <h2 id="plan-title">Premium</h2>
      <p className="quiet">
        You are {tierNames.premium}: every reading is open to you, and no token is spent. To change or end your plan,{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    </div>
  </section>
)

/** The plan. Its next billing date and the means to end it come with subscriptions themselves; until then there is a person to ask. */
export const Subscription = ({ tier }: { tier: Tier }) => (tier === 'premium' ? <Plan /> : <NoPlan />)
