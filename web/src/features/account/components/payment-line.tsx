import type { PaymentShown } from '@sibyl/contracts/http/payments'
import { Button } from '../../../components/button.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { formatDate, money } from '../../../lib/format.ts'
import { useCheckPaymentMutation } from '../../../lib/payments.ts'
import { isOpen, statusInWords } from '../payment-words.ts'

/** One payment: what for and when on the left, how much on the right; its receipt, or a way to ask what has become of it. */
export const PaymentLine = ({ payment }: { payment: PaymentShown }) => {
  const [check, { isLoading, data, error }] = useCheckPaymentMutation()
  const unchanged = data && isOpen(data)
  return (
    <li className="payment">
      <p>{payment.description}</p>
      <p className="amount nums">{money(payment.amount, payment.currency)}</p>
      <p className="note nums">
        <time dateTime={payment.createdAt}>{formatDate(payment.createdAt)}</time>
        {` · ${statusInWords(payment)}`}
      </p>
      {payment.receiptUrl && (
        <a className="receipt small" href={payment.receiptUrl} target="_blank" rel="noreferrer">
          Receipt<span className="vh"> for {payment.description}, opens in a new tab</span>
        </a>
      )}
      {isOpen(payment) && (
        <div className="check">
          <Button small busy={isLoading} onClick={() => void check(payment._id)}>
            {isLoading ? 'Checking...' : 'Check My Payment'}
          </Button>
          <p className="note" role="status">
            {unchanged && 'It is not in yet.'}
            {error && failureOf(error, 'It could not be looked up.').message}
          </p>
        </div>
      )}
    </li>
  )
}
