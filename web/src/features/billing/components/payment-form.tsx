import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import { LockKeyhole } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { paymentForm as texts } from '#texts/billing-checkout.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Spinner } from '../../../components/spinner.tsx'

export type PaymentFormProps = {
  label: string
  /** The terms that a payment accepts. */
  terms?: ReactNode
  onPaid: (paymentIntentId: string) => void
  onDeclined: (message: string) => void
  onCancel: () => void
  onLoadError: () => void
}

/** Confirms the payment, including the bank's challenge; leaves the page only if the bank needs its own. */
const pay = async (stripe: Stripe, elements: StripeElements): Promise<PaymentIntentResult> => {
  const { error } = await elements.submit()
  if (error) return { error }
  return stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}/payment/success` },
    redirect: 'if_required',
  })
}

/** The card fields with Pay and Cancel. Must be inside <Elements>; shows a loading state until Stripe is ready. */
export const PaymentForm = ({ label, terms, onPaid, onDeclined, onCancel, onLoadError }: PaymentFormProps) => {
  const stripe = useStripe()
  const elements = useElements()
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const show = () => {
    setShown(true)
    setFault(null)
  }

  const decline = (message: string) => {
    setFault(message)
    onDeclined(message)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!stripe || !elements || !shown) return setFault(texts.notLoaded)
    setBusy(true)
    setFault(null)
    try {
      const { paymentIntent, error } = await pay(stripe, elements)
      if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') return onPaid(paymentIntent.id)
      // A field's error is already shown beside it.
      if (error?.type !== 'validation_error') decline(error?.message || common.unexpected)
    } catch (error) {
      decline(error instanceof Error ? error.message : texts.unknown)
    }
    setBusy(false)
  }

  return (
    <form className="payform" onSubmit={submit} aria-label={texts.label} noValidate>
      {!shown && (
        <div className="payloading">
          <Spinner label={texts.wait} />
          <p className="quiet">{texts.loading}</p>
        </div>
      )}
      <div className={shown ? 'payfields' : 'payfields unseen'}>
        <PaymentElement onReady={show} onLoadError={onLoadError} />
      </div>
      {fault && <Notice kind="bad">{fault}</Notice>}
      {terms && <p className="small quiet nums">{terms}</p>}
      <div className="acts">
        <Button variant="primary" type="submit" busy={busy}>
          {busy ? texts.submitting : label}
        </Button>
        <Button onClick={onCancel} busy={busy}>
          {common.cancel}
        </Button>
      </div>
      <p className="secured note">
        <Icon of={LockKeyhole} />
        {texts.secured}
      </p>
    </form>
  )
}
