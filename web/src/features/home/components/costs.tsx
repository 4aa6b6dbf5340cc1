import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { subscriptions, tokenPackages } from '@sibyl/contracts/prices'
import { Link } from 'react-router-dom'
import { costs } from '#texts/home.tsx'
import { price } from '../../../lib/format.ts'

const perReading = tokenPackages.map((pack) => pack.price / pack.tokens)
const monthly = subscriptions.find((plan) => plan.interval === 'month')

/** Not computed when the file loads: it loads on every page, and this formats numbers. */
const lines = (): readonly (readonly [what: string, much: string])[] => [
  [costs.daily, costs.free],
  [costs.first(WELCOME_TOKENS), costs.free],
  [costs.byTokens, costs.range(price(Math.max(...perReading)), price(Math.min(...perReading)))],
  [costs.unlimited, monthly ? costs.monthly(price(monthly.price)) : ''],
]

export const Costs = () => (
  <section className="wrap honest">
    <div>
      <h2>{costs.heading}</h2>
      <p className="quiet">
        <Link to="/pricing">{costs.all}</Link>
      </p>
    </div>
    <dl className="ledger nums">
      {lines().map(([what, much]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{much}</dd>
        </div>
      ))}
    </dl>
  </section>
)
