import type { PaymentShown } from '@sibyl/contracts/http/payments'
import { Link } from 'react-router-dom'
import { payments as texts } from '#texts/account-wallet.tsx'
import { formatDate, money } from '../../../lib/format.ts'
import { isPaid } from '../payment-states.ts'
import { PaymentCheck } from './payment-check.tsx'

/** One payment: its purpose and date on the left, its amount on the right; its receipt, or a way to check it again. */
export const PaymentLine = ({ payment }: { payment: PaymentShown }) => (
  <li className="payment">
    <p>{payment.description}</p>
    <p className="amount nums">{money(payment.amount, payment.currency)}</p>
    <p className="note nums">
      <time dateTime={payment.createdAt}>{formatDate(payment.createdAt)}</time>
      {` · ${texts.status[payment.status]}`}
    </p>
    {isPaid(payment) && (
      <Link className="receipt small" to={`/wallet/receipts/${payment._id}`}>
        {texts.receipt(payment.description, (words) => (
          <span className="vh">{words}</span>
        ))}
      </Link>
    )}
    <PaymentCheck payment={payment} />
  </li>
)
