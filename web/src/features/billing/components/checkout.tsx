import { Elements } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { checkout as texts } from '#texts/billing-checkout.ts'
import { paymentStatus } from '#texts/billing-payment.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { ErrorBoundary } from '../../../components/error-boundary.tsx'
import { Notice } from '../../../components/notice.tsx'
import { price } from '../../../lib/format.ts'
import type { Plan } from '../../../lib/payments.ts'
import '../checkout.css'
import { paymentAppearance } from '../payment-appearance.ts'
import type { Purchase } from '../purchase.ts'
import { useNewScreen } from '../use-new-screen.ts'
import { useStripeJs } from '../use-stripe-js.ts'
import { Order } from './order.tsx'
import { PaymentForm } from './payment-form.tsx'

type CheckoutProps = {
  purchase: Purchase
  plans: readonly Plan[]
  clientSecret: string
  publishableKey: string
  /** Another screen covers it; the input stays. */
  covered: boolean
  onPaid: (paymentIntentId: string) => void
  onDeclined: (message: string) => void
  onCancel: () => void
}

/** The label of the pay button. */
const payLabel = (purchase: Purchase) =>
  purchase.kind !== 'subscription'
    ? texts.payFor.tokens(price(purchase.pack.price))
    : texts.payFor[purchase.plan.interval](price(purchase.plan.price))

const termsOf = (purchase: Purchase) => {
  if (purchase.kind !== 'subscription') return undefined
  const { plan } = purchase
  return texts.terms[plan.interval](price(plan.price))
}

/** Stripe.js fails to load for about one reader in a hundred, who can try again or go back. */
const NotLoaded = ({ onTryAgain, onCancel }: { onTryAgain: () => void; onCancel: () => void }) => (
  <div className="payform">
    <Notice kind="bad">
      <strong>{texts.notLoaded}</strong>
      <span className="quiet">{texts.notLoadedHint}</span>
    </Notice>
    <div className="acts">
      <Button variant="primary" onClick={onTryAgain}>
        {common.tryAgain}
      </Button>
      <Button onClick={onCancel}>{common.cancel}</Button>
    </div>
  </div>
)

/** The order on one side, the payment form on the other. */
export const Checkout = ({ purchase, plans, clientSecret, publishableKey, covered, onPaid, onDeclined, onCancel }: CheckoutProps) => {
  const title = useNewScreen(!covered)
  const { stripe, failed, again } = useStripeJs(publishableKey)
  const [broken, setBroken] = useState(0)
  const [options] = useState({ clientSecret, appearance: paymentAppearance })
  const [formFailed, setFormFailed] = useState(false)
  const notLoaded = (
    <NotLoaded
      onCancel={onCancel}
      onTryAgain={() => {
        setFormFailed(false)
        setBroken(broken + 1)
        if (failed) void again()
      }}
    />
  )

  return (
    <div className="checkout" hidden={covered}>
      <h1 ref={title} tabIndex={-1}>
        {paymentStatus.paying}
      </h1>
      <div className="sides">
        <Order purchase={purchase} plans={plans} />
        {failed || formFailed ? (
          notLoaded
        ) : (
          <ErrorBoundary resetKey={String(broken)} fallback={() => notLoaded}>
            {/* A client secret cannot be changed once it is given, so another one is another form. */}
            <Elements key={`${clientSecret} ${broken}`} stripe={stripe} options={options}>
              <PaymentForm
                label={payLabel(purchase)}
                terms={termsOf(purchase)}
                onPaid={onPaid}
                onDeclined={onDeclined}
                onCancel={onCancel}
                onLoadError={() => setFormFailed(true)}
              />
            </Elements>
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}
