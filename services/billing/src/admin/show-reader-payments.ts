import type { AdminPayment, adminPaymentOperations } from '@sibyl/contracts/http/admin-payments'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { presented } from '../payments/list-payments.ts'
import { isPaid, isRefunded, type Payment, type Payments } from '../payments/payment.ts'
import { outstanding } from '../payments/reversals.ts'
import { ongoing, type Subscribers, shown } from '../subscriptions/subscriber.ts'

type Operation = (typeof adminPaymentOperations)['getReaderPayments']

const SHOWN = 100

/** Whether a refund can be asked for: not while a dispute holds the money. */
export const isRefundable = (payment: Payment): boolean =>
  isPaid(payment) && payment.providerId !== undefined && !isRefunded(payment) && outstanding(payment).disputed === 0

export const presentedToAdmin = (payment: Payment): AdminPayment => ({
  ...presented(payment),
  refunded: outstanding(payment).refunded,
  ...(payment.refundAskedAt !== undefined && { refundAskedAt: payment.refundAskedAt }),
  refundable: isRefundable(payment),
})

export const showReaderPayments =
  ({ payments, subscribers }: { payments: Payments; subscribers: Subscribers }) =>
  async ({ params: { id: userId } }: Call<Operation>): Promise<Answer<Operation>> => {
    const found = await payments.find('byReader', { userId, shown: true }, { limit: SHOWN })
    const current = ongoing(await subscribers.get(userId))
    return { success: true, payments: found.map(presentedToAdmin), subscription: current ? shown(current) : null }
  }
