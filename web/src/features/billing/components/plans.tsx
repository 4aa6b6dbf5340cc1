import { tierNames } from '@sibyl/contracts/tiers'
import { plans as texts } from '#texts/billing-shop.tsx'
import { Badge } from '../../../components/badge.tsx'
import { price } from '../../../lib/format.ts'
import type { Plan } from '../../../lib/payments.ts'
import { priceNote } from '../plan-price.ts'
import { buttonOf, type Purchases } from '../purchases.ts'
import { BenefitList } from './benefit-list.tsx'
import { PurchaseButton } from './purchase-button.tsx'

export const Plans = ({ plans, purchases }: { plans: readonly Plan[]; purchases: Purchases }) => (
  <section className="sec" id="subscription" aria-labelledby="subscription-title">
    <header>
      <h2 id="subscription-title">{texts.heading}</h2>
      <p className="quiet">{texts.lead(tierNames.premium)}</p>
    </header>
    <div className="adept">
      <BenefitList />
      <div className="plans">
        {plans.map((plan, index) => {
          const note = priceNote(plan, plans)
          return (
            <article key={plan.plan} className={plan.popular ? 'plan best' : 'plan'}>
              <h3>{plan.name}</h3>
              {plan.popular && <Badge earned>{texts.bestValue}</Badge>}
              <p className="price nums">
                {price(plan.price)} <small>{texts.per[plan.interval]}</small>
              </p>
              <p className={note.saves ? 'small gold nums' : 'small quiet nums'}>{note.text}</p>
              <PurchaseButton {...buttonOf(purchases, { kind: 'subscription', index, plan })}>{texts.choose[plan.interval]}</PurchaseButton>
            </article>
          )
        })}
      </div>
    </div>
  </section>
)
