import type { PaymentShown } from '@sibyl/contracts/http/payments'
import { useEffect, useEffectEvent, useState } from 'react'
import { accountUpdate, returnedPayment as texts } from '#texts/billing-payment.ts'
import { failureOf } from '../../lib/failure.ts'
import { useCheckPaymentMutation } from '../../lib/payments.ts'
import type { Bought } from './purchase.ts'
import { useAccountUpdate } from './use-account-update.ts'

export type Returned =
  | { at: 'processing'; message: string }
  | { at: 'done'; message: string }
  | { at: 'failed'; message: string }
  /** The outcome is not known yet, or the tokens have not arrived: the page will check again. */
  | { at: 'open'; message: string }

/** `before` is unknown here: the tokens may have come while the reader was at the bank, so any count will do. */
const boughtBy = ({ kind, tokens = 0 }: PaymentShown): Bought =>
  kind === 'tokens' ? { kind, tokens, before: -tokens } : { kind: 'subscription' }

/** The outcome of a payment whose reader returns from their bank. */
export const useReturnedPayment = (paymentIntentId: string, confirmed: boolean) => {
  const updateAccount = useAccountUpdate()
  const [checkPayment] = useCheckPaymentMutation()
  const [returned, setReturned] = useState<Returned>(
    confirmed ? { at: 'processing', message: texts.checking } : { at: 'failed', message: texts.notConfirmed },
  )
  const [attempt, setAttempt] = useState(0)

  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const tell = (now: Returned) => signal.aborted || setReturned(now)
    const { data: payment, error } = await checkPayment(paymentIntentId)
    if (error) return tell({ at: 'open', message: failureOf(error, texts.checkFailed).message })
    if (payment.status === 'failed') return tell({ at: 'failed', message: texts.notConfirmed })
    if (payment.status === 'pending' || payment.status === 'processing') return tell({ at: 'open', message: texts.underWay })
    if (payment.kind === 'gift') return tell({ at: 'done', message: texts.gift })
    tell({ at: 'processing', message: accountUpdate.updating })
    const updated = await updateAccount(boughtBy(payment), (message) => tell({ at: 'processing', message }), signal)
    if (updated) tell({ at: updated.ok ? 'done' : 'open', message: updated.message })
  })

  // `attempt` changes when the reader retries
  useEffect(() => {
    if (!confirmed) return
    const controller = new AbortController()
    void follow(controller.signal)
    return () => controller.abort()
  }, [confirmed, attempt])

  return {
    returned,
    again: () => {
      setReturned({ at: 'processing', message: texts.checking })
      setAttempt(attempt + 1)
    },
  }
}
