import { plus } from '@sibyl/platform/time'
import { type Killed, listAll } from './client.ts'

/** The state of the provider's account, in cents and by the provider's ids. */
export type Account = {
  /** All payments, including those of subscriptions, which name no order and no reader of ours. */
  paid: readonly { id: string; amount: number; orderId?: string | undefined; readerId?: string | undefined }[]
  refunds: readonly { id: string; amount: number; paymentId: string }[]
  disputes: readonly { id: string; amount: number; paymentId: string; status: string }[]
  subscriptions: readonly Subscription[]
  /** The sum of all entries in its ledger, without fees. */
  balance: number
}

export type Subscription = {
  id: string
  readerId: string
  status: string
  periodStart: string
  periodEnd: string
  endsWithPeriod: boolean
}

type Money = { id: string; amount: number; status: string; payment_intent: string }
type Intent = Money & { metadata: { paymentId?: string; readerId?: string } }
type Subscribed = {
  id: string
  status: string
  metadata: { readerId: string }
  cancel_at_period_end: boolean
  items: { data: [{ current_period_start: number; current_period_end: number }] }
}

const EPOCH = new Date(0).toISOString()
const instant = (seconds: number): string => plus(EPOCH, seconds * 1000)
const movement = ({ id, amount, status, payment_intent: paymentId }: Money) => ({ id, amount, status, paymentId })

/** Reads the whole account through the provider's API. */
export const readAccount = async (product: Killed): Promise<Account> => {
  const intents = await listAll<Intent>(product, '/payment_intents')
  const refunds = await listAll<Money>(product, '/refunds')
  const disputes = await listAll<Money>(product, '/disputes')
  const subscriptions = await listAll<Subscribed>(product, '/subscriptions', { status: 'all' })
  const entries = await listAll<Money>(product, '/balance_transactions')
  return {
    paid: intents
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, amount, metadata: { paymentId: orderId, readerId } }) => ({ id, amount, orderId, readerId })),
    refunds: refunds.filter(({ status }) => status === 'succeeded').map(movement),
    disputes: disputes.map(movement),
    subscriptions: subscriptions.map(({ id, status, metadata: { readerId }, cancel_at_period_end: endsWithPeriod, items }) => {
      const [{ current_period_start: start, current_period_end: end }] = items.data
      return { id, readerId, status, periodStart: instant(start), periodEnd: instant(end), endsWithPeriod }
    }),
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
  }
}
