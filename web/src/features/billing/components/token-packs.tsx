import { Badge } from '../../../components/badge.tsx'
import { price, tokenCount } from '../../../lib/format.ts'
import type { Purchasing } from '../purchasing.ts'
import type { TokenPackage } from '../use-prices.ts'
import { CoinMould, CoinPile } from './coin-pile.tsx'
import { PurchaseButton } from './purchase-button.tsx'

const goodFor = (tokens: number) => {
  if (tokens < 10) return 'A question now and then'
  return tokens < 30 ? 'One a week for a season' : 'One a week, nearly all year'
}

export const TokenPacks = ({ packs, purchasing }: { packs: readonly TokenPackage[]; purchasing: Purchasing }) => (
  <section className="sec" id="tokens" aria-labelledby="tokens-title">
    <header>
      <h2 id="tokens-title">Tokens</h2>
      <p className="quiet">Pay once, use them whenever you like.</p>
    </header>
    <CoinMould />
    <ul className="packs">
      {packs.map(({ tokens, price: amount, popular }) => (
        <li key={tokens} className={popular ? 'pack pop' : 'pack'}>
          {popular && <Badge earned>Popular</Badge>}
          <CoinPile tokens={tokens} />
          <h3 className="n">{tokenCount(tokens)}</h3>
          <p className="price nums">{price(amount)}</p>
          <p className="for">{goodFor(tokens)}</p>
          <p className="per nums">{price(amount / tokens)} each</p>
          <PurchaseButton purchasing={purchasing} first={popular}>
            {`Buy ${tokenCount(tokens)}`}
          </PurchaseButton>
        </li>
      ))}
    </ul>
  </section>
)
