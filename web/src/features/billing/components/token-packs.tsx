import { tokenPacks as texts } from '#texts/billing-shop.tsx'
import { tokenCount } from '#texts/counted.ts'
import { Badge } from '../../../components/badge.tsx'
import { price } from '../../../lib/format.ts'
import type { TokenPackage } from '../../../lib/payments.ts'
import { buttonOf, type Purchases } from '../purchases.ts'
import { CoinMould, CoinPile } from './coin-pile.tsx'
import { PurchaseButton } from './purchase-button.tsx'

const goodFor = (tokens: number) => {
  if (tokens < 10) return texts.goodFor.few
  return tokens < 30 ? texts.goodFor.some : texts.goodFor.many
}

export const TokenPacks = ({ packs, purchases }: { packs: readonly TokenPackage[]; purchases: Purchases }) => (
  <section className="sec" id="tokens" aria-labelledby="tokens-title">
    <header>
      <h2 id="tokens-title">{texts.heading}</h2>
      <p className="quiet">{texts.lead}</p>
    </header>
    <CoinMould />
    <ul className="packs">
      {packs.map((pack, index) => (
        <li key={pack.tokens} className={pack.popular ? 'pack pop' : 'pack'}>
          {pack.popular && <Badge earned>{texts.popular}</Badge>}
          <CoinPile tokens={pack.tokens} />
          <h3 className="n">{tokenCount(pack.tokens)}</h3>
          <p className="price nums">{price(pack.price)}</p>
          <p className="for">{goodFor(pack.tokens)}</p>
          <p className="per nums">{texts.each(price(pack.price / pack.tokens))}</p>
          <PurchaseButton {...buttonOf(purchases, { kind: 'tokens', index, pack })} first={pack.popular}>
            {texts.buy(pack.tokens)}
          </PurchaseButton>
        </li>
      ))}
    </ul>
  </section>
)
