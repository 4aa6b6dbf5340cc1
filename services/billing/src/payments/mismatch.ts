import type { PaymentSnapshot } from '../provider/payment-provider.ts'

export type Mismatch = 'mode' | 'amount' | 'currency' | 'user' | 'order'

type Expected = {
  _id: string
  userId: string
  customerId: string
  kind: 'tokens' | 'subscription' | 'gift'
  amount: number
  currency: string
  providerId?: string
}

/** The first way in which a snapshot does not match its order, if there is one. */
export const mismatchOf = (ordered: Expected, snapshot: PaymentSnapshot, live: boolean): Mismatch | undefined => {
  if (snapshot.live !== live) return 'mode'
  if (snapshot.currency !== ordered.currency) return 'currency'
  if (snapshot.amount !== ordered.amount || (snapshot.status === 'succeeded' && snapshot.received !== ordered.amount)) return 'amount'
  if (ordered.providerId !== undefined && ordered.providerId !== snapshot.id) return 'order'
  if (snapshot.paymentId !== undefined && snapshot.paymentId !== ordered._id) return 'order'
  // A deleted account has no reader any more, and its customer is gone at the provider.
  if (ordered.userId === '') return undefined
  if (snapshot.customerId !== ordered.customerId) return 'user'
  if (ordered.kind !== 'subscription' && snapshot.readerId !== ordered.userId) return 'user'
  return undefined
}
