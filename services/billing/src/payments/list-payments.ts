import type { PaymentShown, paymentOperations } from '@sibyl/contracts/http/payments'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Payment, Payments } from './payment.ts'

type Operation = (typeof paymentOperations)['listPayments']

/** A payment as its reader sees it. */
export const presented = ({ _id, kind, description, amount, currency, tokens, status, createdAt, receiptUrl }: Payment): PaymentShown => ({
  _id,
  kind,
  description,
  amount,
  currency,
  ...(kind !== 'subscription' ? { tokens } : {}),
  status,
  createdAt,
  ...(receiptUrl ? { receiptUrl } : {}),
})

/** What a reader has paid or tried to pay, the newest first. */
export const listPayments =
  ({ payments }: { payments: Payments }) =>
  async ({ caller, query: { limit } }: Call<Operation>): Promise<Answer<Operation>> => {
    const found = await payments.find('byReader', { userId: caller.id, shown: true }, { limit })
    return { success: true, data: { payments: found.map(presented) } }
  }
