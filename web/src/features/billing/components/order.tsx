import { order } from '#texts/billing-checkout.ts'
import { plans as texts } from '#texts/billing-shop.tsx'
import { tokenCount } from '#texts/counted.ts'
import { Badge } from '../../../components/badge.tsx'
import { price } from '../../../lib/format.ts'
import type { Plan, TokenPackage } from '../../../lib/payments.ts'
import { priceNote } from '../plan-price.ts'
import type { Purchase } from '../purchase.ts'
import { BenefitList } from './benefit-list.tsx'
import { CoinMould, CoinPile } from './coin-pile.tsx'

const TokenOrder = ({ pack, words }: { pack: TokenPackage; words: string }) => (
  <>
    <CoinMould />
    <CoinPile tokens={pack.tokens} />
    <h2>{tokenCount(pack.tokens)}</h2>
    <p className="price nums">{price(pack.price)}</p>
    <p className="quiet">{words}</p>
  </>
)

const PlanOrder = ({ plan, plans }: { plan: Plan; plans: readonly Plan[] }) => {
  const note = priceNote(plan, plans)
  return (
    <>
      <div className="heading">
        <h2>{plan.name}</h2>
        {plan.popular && <Badge earned>{texts.bestValue}</Badge>}
      </div>
      <p className="price nums">
        {price(plan.price)} <small>{texts.per[plan.interval]}</small>
      </p>
      {note.saves && <p className="small gold nums">{note.text}</p>}
      <BenefitList />
    </>
  )
}

/** What is being bought. */
export const Order = ({ purchase, plans }: { purchase: Purchase; plans: readonly Plan[] }) => (
  <section className="order" aria-label={order.label}>
    {purchase.kind !== 'subscription' ? (
      <TokenOrder pack={purchase.pack} words={order[purchase.kind]} />
    ) : (
      <PlanOrder plan={purchase.plan} plans={plans} />
    )}
  </section>
)
