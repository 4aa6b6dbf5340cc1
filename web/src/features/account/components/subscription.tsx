import type { SubscriptionShown } from '@sibyl/contracts/http/payments'
import { type Tier, tierNames } from '@sibyl/contracts/tiers'
import { Link } from 'react-router-dom'
import { subscription as texts, whereReceiptsAre } from '#texts/account-subscription.tsx'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { formatDate } from '../../../lib/format.ts'
import '../subscription.css'
import { useGetSubscriptionQuery } from '../subscription-api.ts'
import { CancelSubscription } from './cancel-subscription.tsx'
import { ChangePlan } from './change-plan.tsx'
import { ReactivateSubscription } from './reactivate-subscription.tsx'
import { Seal } from './seal.tsx'

const NoPlan = ({ about }: { about: string }) => (
  <section className="plan-held" aria-labelledby="plan-title">
    <Seal>
      <path className="unlit" d="M0-34 8-8 34 0 8 8 0 34-8 8-34 0-8-8Z" />
    </Seal>
    <div>
      <h2 id="plan-title">{texts.none.heading}</h2>
      <p className="quiet">{about}</p>
      <ButtonLink variant="primary" to="/pricing#subscription">
        {texts.none.viewPlans}
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
          <dt>{texts.plan}</dt>
          <dd className="planname">{texts.planName[plan]}</dd>
        </div>
        <div>
          <dt>{cancelAtPeriodEnd ? texts.activeUntil : texts.nextBilling}</dt>
          <dd className="nums">{date}</dd>
        </div>
      </dl>
      {cancelAtPeriodEnd && <p className="ending">{texts.ending(date)}</p>}
      {status === 'past_due' && <Notice kind="bad">{texts.pastDue}</Notice>}
      <div className="planacts">
        {cancelAtPeriodEnd ? <ReactivateSubscription /> : <CancelSubscription periodEnd={currentPeriodEnd} />}
        <ChangePlan current={plan} />
      </div>
    </>
  )
}

/** `subscription`: null if it could not be fetched; the benefits are shown all the same. */
const Plan = ({ subscription }: { subscription: SubscriptionShown | null }) => (
  <section className="plan-held" aria-labelledby="plan-title">
    <Seal lit>
      <Star8 long={42} short={24} waist={9} />
    </Seal>
    <div>
      <div className="heading">
        <h2 id="plan-title">{texts.heading}</h2>
        <Badge earned>{texts.active}</Badge>
      </div>
      <p className="quiet">{texts.about(tierNames.premium)}</p>
      {subscription && <Terms subscription={subscription} />}
    </div>
  </section>
)

/** Why there is no Premium despite a subscription, if that is so. */
const whyNone = (subscription: SubscriptionShown | null): string => {
  if (subscription?.suspended) return texts.none.suspended
  return subscription?.status === 'past_due' || subscription?.status === 'unpaid' ? texts.none.overdue : texts.none.about
}

/** The plan with its dates and the ways to change it. */
export const Subscription = ({ tier }: { tier: Tier }) => {
  const { data: subscription = null } = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <div className="subscribed">
      {tier === 'premium' ? <Plan subscription={subscription} /> : <NoPlan about={whyNone(subscription)} />}
      <p className="where quiet">
        {whereReceiptsAre((words) => (
          <Link to="/wallet">{words}</Link>
        ))}
      </p>
    </div>
  )
}
