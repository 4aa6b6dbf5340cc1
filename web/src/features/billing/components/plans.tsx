import { tierNames } from '@sibyl/contracts/tiers'
import { Check } from 'lucide-react'
import { Badge } from '../../../components/badge.tsx'
import { Icon } from '../../../components/icon.tsx'
import { price } from '../../../lib/format.ts'
import { priceNote } from '../plan-price.ts'
import type { Purchasing } from '../purchasing.ts'
import type { Plan } from '../use-prices.ts'
import { PurchaseButton } from './purchase-button.tsx'

const benefits = [
  'Unlimited premium readings',
  'Advanced tarot spreads',
  'Detailed astrology charts',
  'Complete reading history',
  'Priority support',
]

export const Plans = ({ plans, purchasing }: { plans: readonly Plan[]; purchasing: Purchasing }) => (
  <section className="sec" id="subscription" aria-labelledby="subscription-title">
    <header>
      <h2 id="subscription-title">Premium</h2>
      <p className="quiet">For {tierNames.premium}: readings without counting. Cancel whenever you wish.</p>
    </header>
    <div className="adept">
      <ul className="benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="plans">
        {plans.map((plan) => {
          const note = priceNote(plan, plans)
          return (
            <article key={plan.plan} className={plan.popular ? 'plan best' : 'plan'}>
              <h3>{plan.name}</h3>
              {plan.popular && <Badge earned>Best Value</Badge>}
              <p className="price nums">
                {price(plan.price)} <small>per {plan.interval}</small>
              </p>
              <p className={note.saves ? 'small gold nums' : 'small quiet nums'}>{note.text}</p>
              <PurchaseButton purchasing={purchasing}>{plan.interval === 'month' ? 'Choose monthly' : 'Choose annual'}</PurchaseButton>
            </article>
          )
        })}
      </div>
    </div>
  </section>
)
