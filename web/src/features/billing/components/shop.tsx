import { Link } from 'react-router-dom'
import { shop } from '#texts/billing-shop.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import type { usePrices } from '../../../lib/payments.ts'
import type { Session } from '../../../lib/session/use-session.ts'
import { useHashTarget } from '../../../lib/use-hash-target.ts'
import '../billing.css'
import type { Purchases } from '../purchases.ts'
import { useNewScreen } from '../use-new-screen.ts'
import { DailyPanel } from './daily-panel.tsx'
import { Holding } from './holding.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { Plans } from './plans.tsx'
import { TokenPacks } from './token-packs.tsx'

type ShopProps = {
  session: Session
  prices: ReturnType<typeof usePrices>
  purchases: Purchases
  configured: boolean
  /** It replaces another screen of the purchase. */
  returning: boolean
}

/** What there is to buy. Waits until prices and reader are known, so that nothing moves. */
export const Shop = ({ session, prices, purchases, configured, returning }: ShopProps) => {
  const title = useNewScreen(returning)
  const ready = prices.settled && session.status !== 'restoring'
  useHashTarget(ready)
  return (
    <>
      <header className="phead">
        <h1 className="display" ref={title} tabIndex={-1}>
          {shop.title}
        </h1>
        {ready && <Holding user={session.user} />}
      </header>
      {ready ? (
        <>
          {!configured && <PaymentNotice failed={prices.failed} asking={prices.asking} onAskAgain={prices.askAgain} />}
          <TokenPacks packs={prices.packs} purchases={purchases} />
          <p className="give">
            <Link to="/gift">{shop.give}</Link>
          </p>
          <Plans plans={prices.plans} purchases={purchases} />
          <DailyPanel first={purchases.purchasing === 'closed' || purchases.purchasing === 'premium'} />
        </>
      ) : (
        <div className="shopcoming">
          <Spinner label={shop.opening} />
        </div>
      )}
    </>
  )
}
