import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountUpdate, purchaseFailure } from '#texts/billing-payment.ts'
import { failureOf } from '../../lib/failure.ts'
import { useCheckPaymentMutation } from '../../lib/payments.ts'
import { useBuyTokensMutation, useSubscribeMutation } from './api.ts'
import type { Bought, Purchase } from './purchase.ts'
import { useAccountUpdate } from './use-account-update.ts'

type Opened = { purchase: Purchase; clientSecret: string }

/** The state of a purchase. From `paying` on there is a form; `declined` covers it, so that its input stays. */
export type Step =
  | { at: 'choosing' }
  | { at: 'opening'; purchase: Purchase }
  | { at: 'refused'; purchase: Purchase; message: string }
  | ({ at: 'paying' } & Opened)
  | ({ at: 'declined'; message: string } & Opened)
  | { at: 'settling'; message: string }
  | { at: 'unsettled'; bought: Bought; message: string }
  | { at: 'done'; message: string }

const CHECKOUT = { checkout: true }

/** A purchase from the press of a button to the changed account. `tokens`: what the reader holds before it. */
export const usePurchase = (tokens: number) => {
  const updateAccount = useAccountUpdate()
  const navigate = useNavigate()
  const { state: entry } = useLocation()
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const [buyTokens] = useBuyTokensMutation()
  const [subscribe] = useSubscribeMutation()
  const [checkPayment] = useCheckPaymentMutation()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  // A reload keeps the history entry of the checkout but not its form, so the entry shows the shop again.
  const leaveEntry = useEffectEvent(() => {
    if (entry?.checkout === true) navigate('/pricing', { replace: true, state: null })
  })
  useEffect(() => leaveEntry(), [])

  // Going back in the browser leaves the form as Cancel does.
  const inCheckout = entry?.checkout === true
  const [wasInCheckout, setWasInCheckout] = useState(inCheckout)
  if (inCheckout !== wasInCheckout) {
    setWasInCheckout(inCheckout)
    if (!inCheckout && (step.at === 'paying' || step.at === 'declined')) setStep({ at: 'choosing' })
  }

  const settle = async (bought: Bought, message: string) => {
    const signal = leaving.current?.signal ?? AbortSignal.abort()
    setStep({ at: 'settling', message })
    const updated = await updateAccount(bought, (now) => setStep({ at: 'settling', message: now }), signal)
    if (updated) setStep(updated.ok ? { at: 'done', message: updated.message } : { at: 'unsettled', bought, message: updated.message })
  }

  const boughtBy = (purchase: Purchase): Bought =>
    purchase.kind !== 'subscription' ? { kind: 'tokens', tokens: purchase.pack.tokens, before: tokens } : { kind: 'subscription' }

  const create = (purchase: Purchase) =>
    purchase.kind !== 'subscription'
      ? buyTokens({ packageIndex: purchase.index, tokens: purchase.pack.tokens, amount: purchase.pack.price })
      : subscribe({ planIndex: purchase.index, plan: purchase.plan.plan as 'premium_monthly' | 'premium_annual' })

  const choose = async (purchase: Purchase) => {
    setStep({ at: 'opening', purchase })
    const { data, error } = await create(purchase)
    if (leaving.current?.signal.aborted) return
    if (error) {
      setStep({ at: 'refused', purchase, message: failureOf(error, purchaseFailure[purchase.kind]).message })
    } else if (!data.clientSecret) await settle(boughtBy(purchase), purchaseFailure.nothingToPay)
    else {
      navigate('/pricing', { state: CHECKOUT })
      setStep({ at: 'paying', purchase, clientSecret: data.clientSecret })
    }
  }

  return {
    step,
    choose,
    cancel: () => navigate(-1),
    paid: (purchase: Purchase, paymentIntentId: string) => {
      // Credits it now if the provider's own message is late; if this fails, that message still comes.
      void checkPayment(paymentIntentId)
      return settle(boughtBy(purchase), accountUpdate.updating)
    },
    decline: ({ purchase, clientSecret }: Opened, message: string) => setStep({ at: 'declined', purchase, clientSecret, message }),
    /** Retries from the step that failed. */
    tryAgain: () => {
      if (step.at === 'refused') void choose(step.purchase)
      if (step.at === 'declined') setStep({ at: 'paying', purchase: step.purchase, clientSecret: step.clientSecret })
      if (step.at === 'unsettled') void settle(step.bought, accountUpdate.updating)
    },
    startOver: () => setStep({ at: 'choosing' }),
  }
}
