import type { PaymentSaying } from '../provider/payment-provider.ts'

export type Mismatch = 'mode' | 'amount' | 'currency' | 'user' | 'order'

type Expected = {
  _id: string
  userId: string
  customerId: string
  kind: 'tokens' | 'subscription'
  amount: number
  currency: string
  providerId?: string
}

/** What of a payment at the provider is not as it was ordered; nothing when all is. */
export const mismatchOf = (ordered: Expected, said: PaymentSaying, live: boolean): Mismatch | undefined => {
  if (said.live !== live) return 'mode'
  if (said.currency !== ordered.currency) return 'currency'
  if (said.amount !== ordered.amount || (said.status === 'succeeded' && said.received !== ordered.amount)) return 'amount'
  if (ordered.providerId !== undefined && ordered.providerId !== said.id) return 'order'
  if (said.paymentId !== undefined && said.paymentId !== ordered._id) return 'order'
  // A deleted account has no reader any more, and its customer is gone at the provider.
  if (ordered.userId === '') return undefined
  if (said.customerId !== ordered.customerId) return 'user'
  if (ordered.kind === 'tokens' && said.readerId !== ordered.userId) return 'user'
  return undefined
}
