import { lazy, Suspense } from 'react'
import { usePrices } from '../../../lib/payments.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Failed, Processing, Succeeded } from '../components/payment-status.tsx'
import { Shop } from '../components/shop.tsx'
import { purchasingFor } from '../purchasing.ts'
import { NOT_UPDATED } from '../update-account.ts'
import { type Step, usePurchase } from '../use-purchase.ts'

/** Its own file, with Stripe's: whoever only looks at prices does not fetch it. */
const Checkout = lazy(() => import('../components/checkout.tsx').then((it) => ({ default: it.Checkout })))

const titles: Record<Step['at'], string> = {
  choosing: 'Pricing',
  opening: 'Pricing',
  refused: 'Payment Failed',
  paying: 'Complete Your Purchase',
  declined: 'Payment Failed',
  settling: 'Processing Payment',
  unsettled: NOT_UPDATED,
  done: 'Payment Successful',
}

/** /pricing: token packs (#tokens) and subscriptions (#subscription), the payment form once something is chosen, then how it went. */
export const PricingPage = () => {
  const session = useSession()
  const prices = usePrices()
  const { step, choose, cancel, paid, decline, tryAgain, startOver } = usePurchase(session.user?.oracleTokens ?? 0)
  const { publishableKey, plans } = prices
  const configured = publishableKey !== null && !prices.failed
  const choosing = step.at === 'choosing' || step.at === 'opening'
  const purchases = {
    purchasing: purchasingFor(session, configured),
    opening: step.at === 'opening' ? step.purchase : null,
    onChoose: choose,
  }

  return (
    <div className="wrap pricing">
      <title>{`${titles[step.at]} · Sibyl`}</title>
      {choosing && <Shop session={session} prices={prices} purchases={purchases} configured={configured} />}
      {(step.at === 'paying' || step.at === 'declined') && publishableKey !== null && (
        <Suspense fallback={<div className="coming" />}>
          <Checkout
            key={step.clientSecret}
            purchase={step.purchase}
            plans={plans}
            clientSecret={step.clientSecret}
            publishableKey={publishableKey}
            covered={step.at === 'declined'}
            onPaid={(paymentIntentId) => paid(step.purchase, paymentIntentId)}
            onDeclined={(message) => decline(step, message)}
            onCancel={cancel}
          />
        </Suspense>
      )}
      {step.at === 'settling' && <Processing message={step.message} />}
      {step.at === 'done' && <Succeeded message={step.message} onStay={startOver} />}
      {step.at === 'refused' && <Failed message={step.message} onTryAgain={tryAgain} onBack={startOver} />}
      {step.at === 'declined' && <Failed message={step.message} onTryAgain={tryAgain} onBack={cancel} />}
      {step.at === 'unsettled' && <Failed title={NOT_UPDATED} message={step.message} onTryAgain={tryAgain} onBack={startOver} />}
    </div>
  )
}
