import { lazy, Suspense, useState } from 'react'
import { paymentStatus } from '#texts/billing-payment.ts'
import { shop } from '#texts/billing-shop.tsx'
import { common } from '#texts/common.ts'
import { Coming } from '../../../components/coming.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { usePrices } from '../../../lib/payments.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Failed, Processing, Succeeded } from '../components/payment-status.tsx'
import { Shop } from '../components/shop.tsx'
import { purchasingFor } from '../purchasing.ts'
import { type Step, usePurchase } from '../use-purchase.ts'

/** A chunk of its own, with Stripe's: readers who only look at prices do not fetch it. */
const Checkout = lazy(() => import('../components/checkout.tsx').then((it) => ({ default: it.Checkout })))

const titles: Record<Step['at'], string> = {
  choosing: shop.pageTitle,
  opening: shop.pageTitle,
  refused: paymentStatus.failed,
  paying: paymentStatus.paying,
  declined: paymentStatus.failed,
  settling: paymentStatus.processing,
  unsettled: paymentStatus.notUpdated,
  done: paymentStatus.succeededPage,
}

/** /pricing: token packs (#tokens) and subscriptions (#subscription), the payment form once something is chosen, then the outcome. */
export const PricingPage = () => {
  const session = useSession()
  const prices = usePrices()
  const { step, choose, cancel, paid, decline, tryAgain, startOver } = usePurchase(session.user?.oracleTokens ?? 0)
  const { publishableKey, plans } = prices
  const configured = publishableKey !== null && !prices.failed
  const choosing = step.at === 'choosing' || step.at === 'opening'
  const [returning, setReturning] = useState(false)
  if (!choosing && !returning) setReturning(true)
  const purchases = {
    purchasing: purchasingFor(session, configured),
    opening: step.at === 'opening' ? step.purchase : null,
    onChoose: choose,
  }

  return (
    <div className="wrap pricing">
      <PageHead title={titles[step.at]} description={shop.description} path="/pricing" />
      {choosing && <Shop session={session} prices={prices} purchases={purchases} configured={configured} returning={returning} />}
      {(step.at === 'paying' || step.at === 'declined') && publishableKey !== null && (
        <Suspense fallback={<Coming label={common.openingPage} />}>
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
      {step.at === 'unsettled' && (
        <Failed title={paymentStatus.notUpdated} message={step.message} onTryAgain={tryAgain} onBack={startOver} />
      )}
    </div>
  )
}
