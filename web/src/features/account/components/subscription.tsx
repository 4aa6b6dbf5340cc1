import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import { type Tier, tierNames } from '@sibyl/contracts/tiers'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { formatDate } from '../../../lib/format.ts'
import '../subscription.css'
import { useGetSubscriptionQuery } from '../subscription-api.ts'
import { CancelSubscription } from './cancel-subscription.tsx'
import { ChangePlan } from './change-plan.tsx'
import { PaymentList } from './payment-list.tsx'
import { ReactivateSubscription } from './reactivate-subscription.tsx'
import { Seal } from './seal.tsx'

const NoPlan = ({ overdue }: { overdue: boolean }) => (
  <section className="plan-held" aria-labelledby="plan-title">
    <Seal>
      <path className="unlit" d="M0-34 8-8 34 0 8 8 0 34-8 8-34 0-8-8Z" />
    </Seal>
    <div>
      <h2 id="plan-title">No Active Subscription</h2>
      <p className="quiet">
        {overdue
          ? 'The last payment of your subscription did not go through, so it has come to rest.'
          : 'A plan opens every reading, with no token to count. The tokens you hold stay yours.'}
      </p>
      <ButtonLink kind="p" to="/pricing#subscription">
        View Plans
      </ButtonLink>
    </div>
  </section>
)

const Terms = ({ subscription }: { subscription: SubscriptionShown }) => {
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const date = <time dateTime={currentPeriodEnd}>{formatDate(currentPeriodEnd)}</time>
  return (
    <>
      <dl className="terms">
        <div>
          <dt>Plan</dt>
          <dd className="planname">{plan.replace('_', ' ')}</dd>
        </div>
        <div>
          <dt>{cancelAtPeriodEnd ? 'Active until' : 'Next billing date'}</dt>
          <dd className="nums">{date}</dd>
        </div>
      </dl>
      {cancelAtPeriodEnd && <p className="ending">Your subscription is cancelled and ends on {date}. You will not be billed again.</p>}
      {status === 'past_due' && <p className="ending">The last payment did not go through. It is tried again over the next days.</p>}
      <div className="acts">
        {cancelAtPeriodEnd ? <ReactivateSubscription /> : <CancelSubscription periodEnd={currentPeriodEnd} />}
        <ChangePlan current={plan} />
      </div>
    </>
  )
}

/** `subscription`: null where it could not be fetched; what premium means stands all the same. */
const Plan = ({ subscription }: { subscription: SubscriptionShown | null }) => (
  <section className="plan-held" aria-labelledby="plan-title">
    <Seal lit>
      <Star8 long={42} short={24} waist={9} />
    </Seal>
    <div>
      <Badge earned>Active</Badge>
      <h2 id="plan-title">Premium</h2>
      <p className="quiet">You are {tierNames.premium}: every reading is open to you, and no token is spent.</p>
      {subscription && <Terms subscription={subscription} />}
    </div>
  </section>
)

/** The plan with its dates and the ways to change it, and what has been paid. */
export const Subscription = ({ tier }: { tier: Tier }) => {
  const { data: subscription = null } = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true })
  const overdue = subscription?.status === 'past_due' || subscription?.status === 'unpaid'
  return (
    <div className="subscribed">
      {tier === 'premium' ? <Plan subscription={subscription} /> : <NoPlan overdue={overdue} />}
      <PaymentList />
    </div>
  )
}
