import { Spinner } from '../../../components/spinner.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useHashTarget } from '../../../lib/use-hash-target.ts'
import '../billing.css'
import { DailyPanel } from '../components/daily-panel.tsx'
import { Holding } from '../components/holding.tsx'
import { PaymentNotice } from '../components/payment-notice.tsx'
import { Plans } from '../components/plans.tsx'
import { TokenPacks } from '../components/token-packs.tsx'
import { purchasingFor } from '../purchasing.ts'
import { usePrices } from '../use-prices.ts'

/** /pricing: token packs (#tokens) and subscriptions (#subscription). Waits until prices and reader are known, so that nothing moves. */
export const PricingPage = () => {
  const session = useSession()
  const { settled, failed, asking, askAgain, publishableKey, packs, plans } = usePrices()
  const ready = settled && session.status !== 'restoring'
  const configured = publishableKey !== null && !failed
  const purchasing = purchasingFor(session, configured)
  useHashTarget(ready)

  return (
    <div className="wrap pricing">
      <title>Pricing · Sibyl</title>
      <header className="phead">
        <h1 className="display">Unlock Your Mystical Journey</h1>
        {ready && <Holding user={session.user} />}
      </header>
      {ready ? (
        <>
          {(purchasing !== 'premium' || !configured) && (
            <PaymentNotice configured={configured} failed={failed} asking={asking} onAskAgain={askAgain} />
          )}
          <TokenPacks packs={packs} purchasing={purchasing} />
          <Plans plans={plans} purchasing={purchasing} />
          <DailyPanel first={purchasing !== 'register'} />
        </>
      ) : (
        <div className="comes">
          <Spinner label="Fetching the prices" />
        </div>
      )}
    </div>
  )
}
