import type { PaymentShown } from '@sibyl/contracts/http/payments'
import { paymentCheck as texts } from '#texts/account-wallet.tsx'
import { tokenCount } from '#texts/counted.ts'
import { Button } from '../../../components/button.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useCheckPaymentMutation } from '../../../lib/payments.ts'
import { refreshProfile } from '../../../lib/session/session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { isOpen } from '../payment-states.ts'

const outcome = (payment: PaymentShown): string => {
  if (isOpen(payment)) return texts.notIn
  if (payment.status === 'failed') return texts.failed
  if (payment.kind === 'gift') return texts.giftIn
  return payment.kind === 'tokens' ? texts.tokensIn(tokenCount(payment.tokens ?? 0)) : texts.planIn
}

/** Checks an open payment again; the result stays on screen when it is no longer open. */
export const PaymentCheck = ({ payment }: { payment: PaymentShown }) => {
  const dispatch = useAppDispatch()
  const [check, { isLoading, data, error }] = useCheckPaymentMutation()
  const look = async () => {
    const { data: found } = await check(payment._id)
    if (found && !isOpen(found)) await dispatch(refreshProfile()).catch(() => null) // If this fails, the purchase is still credited.
  }
  if (!isOpen(payment) && !data) return null
  return (
    <div className="check">
      {isOpen(payment) && (
        <Button small busy={isLoading} onClick={look}>
          {isLoading ? texts.submitting : texts.submit}
        </Button>
      )}
      <p className="note" role="status">
        {data && outcome(data)}
        {error && failureOf(error, texts.lookupFailed).message}
      </p>
    </div>
  )
}
