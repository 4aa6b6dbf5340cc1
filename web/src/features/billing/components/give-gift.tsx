import { lazy, Suspense, useState } from 'react'
import { common } from '#texts/common.ts'
import { giving as texts } from '#texts/gift.ts'
import { Coming } from '../../../components/coming.tsx'
import { useCheckPaymentMutation, usePrices } from '../../../lib/payments.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import '../gift.css'
import { useGiveGiftMutation } from '../gift-api.ts'
import type { Purchase } from '../purchase.ts'
import { GiftForm, type Written } from './gift-form.tsx'
import { Failed } from './payment-status.tsx'
import { SealedGift } from './sealed-gift.tsx'

/** A chunk of its own, with Stripe's. */
const Checkout = lazy(() => import('./checkout.tsx').then((it) => ({ default: it.Checkout })))

type Step =
  | { at: 'writing' }
  | { at: 'paying' | 'declined'; written: Written; clientSecret: string; message: string }
  | { at: 'sealed'; written: Written }

const purchaseOf = ({ size }: Written): Purchase => ({ kind: 'gift', index: 0, pack: { ...size, popular: false } })

/** The steps of giving: form, payment, sealed envelope. The form stays mounted below the payment, so Cancel loses nothing. */
export const GiveGift = () => {
  const { user } = useSession()
  const prices = usePrices()
  const [step, setStep] = useState<Step>({ at: 'writing' })
  const [giveGift] = useGiveGiftMutation()
  const [checkPayment] = useCheckPaymentMutation()
  const { publishableKey, gifts } = prices

  const send = async (written: Written) => {
    const { size, ...words } = written
    const tokens = size.tokens as 1 | 5 | 15
    const giver = user && { giverName: user.firstName }
    const { clientSecret } = await giveGift({ ...words, ...giver, tokens, amount: size.price }).unwrap()
    setStep({ at: 'paying', written, clientSecret, message: '' })
  }
  const write = () => setStep({ at: 'writing' })

  return (
    <>
      <title>{common.pageTitle(texts.title)}</title>
      {step.at !== 'sealed' && (
        <GiftForm
          sizes={gifts}
          closed={prices.settled && (publishableKey === null || prices.failed)}
          covered={step.at !== 'writing'}
          onSend={send}
        />
      )}
      {(step.at === 'paying' || step.at === 'declined') && publishableKey !== null && (
        <Suspense fallback={<Coming label={common.openingPage} />}>
          <Checkout
            key={step.clientSecret}
            purchase={purchaseOf(step.written)}
            plans={[]}
            clientSecret={step.clientSecret}
            publishableKey={publishableKey}
            covered={step.at === 'declined'}
            onPaid={(paymentIntentId) => {
              // Seals it now if the provider's own message is late; if this fails, that message still comes.
              void checkPayment(paymentIntentId)
              setStep({ at: 'sealed', written: step.written })
            }}
            onDeclined={(message) => setStep({ ...step, at: 'declined', message })}
            onCancel={write}
          />
        </Suspense>
      )}
      {step.at === 'declined' && <Failed message={step.message} onTryAgain={() => setStep({ ...step, at: 'paying' })} onBack={write} />}
      {step.at === 'sealed' && <SealedGift written={step.written} onAnother={write} />}
    </>
  )
}
