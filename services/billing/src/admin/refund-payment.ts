import type { adminPaymentOperations } from '@sibyl/contracts/http/admin-payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { derivedId, newId } from '@sibyl/platform/ids'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { isRefunded, type Payment } from '../payments/payment.ts'
import { outstanding } from '../payments/reversals.ts'
import { type PaymentPorts, syncPayment } from '../payments/sync-payment.ts'
import { isRefundable, presentedToAdmin } from './show-reader-payments.ts'

type Operation = (typeof adminPaymentOperations)['refundPayment']
type Asked = { actId: string | undefined; by: string; reason: string; amount: number | undefined; at: Instant }

/**
 * Stores the request for a refund and its audit event, once. Without an amount it asks for the remainder, and repeating that changes nothing.
 * @throws AppError not_refundable · refund_too_high
 */
const askRefund =
  ({ amount, at, ...asked }: Asked): Decide<Payment> =>
  (payment) => {
    const { _id: paymentId, userId, currency } = payment
    const { refunded } = outstanding(payment)
    const actId = asked.actId ?? (amount === undefined ? derivedId('act', paymentId, String(refunded)) : newId('act'))
    if (payment.refundActId === actId || (amount === undefined && isRefunded(payment))) return unchanged(payment)
    if (!isRefundable(payment)) throw new AppError('not_refundable')
    const left = payment.amount - refunded
    if (amount !== undefined && amount > left) throw new AppError('refund_too_high')
    return {
      next: { ...payment, refundAskedAt: at, refundActId: actId },
      events: [{ type: 'payment.refund-requested.v1', data: { userId, paymentId, ...asked, actId, amount: amount ?? left, currency, at } }],
    }
  }

/**
 * Refunds an amount, or the remainder of a payment. It stores the request first; a repeated call, after a crash or a second press,
 * continues at the provider under the same key, so that the payer is refunded once.
 * @throws AppError payment_not_found, also for a payment of a deleted account · not_refundable · refund_too_high
 */
export const refundPayment =
  (ports: PaymentPorts) =>
  async ({ caller, params, body: { reason, amount }, idempotencyKey }: Call<Operation>): Promise<Answer<Operation>> => {
    const { payments, provider, clock } = ports
    const known = await payments.get(params.id)
    if (!known || known.userId === '') throw new AppError('payment_not_found')
    const actId = idempotencyKey === undefined ? undefined : derivedId('act', caller.id, known._id, idempotencyKey, String(amount))
    const asked = await payments.change(known._id, askRefund({ actId, by: caller.id, reason, amount, at: clock.now() }), known)
    if (isRefunded(asked) || asked.providerId === undefined) return { success: true, payment: presentedToAdmin(asked) }
    await provider.refundPayment(asked.providerId, asked.refundActId ?? asked._id, amount)
    // The webhook would report the refund too; this shows it to the caller at once.
    const refunded = await syncPayment(ports, asked.providerId)
    return { success: true, payment: presentedToAdmin(refunded ?? asked) }
  }
