import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { subscriptions, tokenPackages } from '@sibyl/contracts/prices'
import { Link } from 'react-router-dom'
import { counted, price } from '../../../lib/format.ts'

const perReading = tokenPackages.map((pack) => pack.price / pack.tokens)
const monthly = subscriptions.find((plan) => plan.interval === 'month')

const lines = [
  ['The daily card', 'Free'],
  [`Your first ${counted(WELCOME_TOKENS, 'reading')}, with a verified account`, 'Free'],
  ['A reading after that, by tokens that never expire', `${price(Math.max(...perReading))} to ${price(Math.min(...perReading))}`],
  ['Unlimited readings', monthly ? `${price(monthly.price)} a month` : ''],
] as const

export const Costs = () => (
  <section className="wrap honest">
    <div>
      <h2>What it costs</h2>
      <p className="quiet">
        <Link to="/pricing">All prices</Link>
      </p>
    </div>
    <dl className="ledger nums">
      {lines.map(([what, much]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{much}</dd>
        </div>
      ))}
    </dl>
  </section>
)
