import { untilNone } from '@sibyl/platform/store/until-none'
import type { Clock } from '@sibyl/platform/time'
import { forgetRedeemer } from '../gifts/end-gift.ts'
import { forgetReader, isOrder, isPaid, type Payment, type Payments } from '../payments/payment.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import type { Subscribers } from '../subscriptions/subscriber.ts'
import { type Customers, deleted } from './customer.ts'

type Ports = {
  payments: Payments
  customers: Customers
  subscribers: Subscribers
  /** Undefined where payments are not set up. */
  provider: PaymentProvider | undefined
  clock: Clock
}

/**
 * Erases a deleted account: cancels its subscriptions and open orders at the provider, deletes the customer there, and keeps the amounts here
 * without the person. Run again after a crash, it continues where it stopped.
 */
export const eraseReader =
  (ports: Ports) =>
  async (userId: string): Promise<void> => {
    const { payments, customers, subscribers, provider, clock } = ports
    const { customerId } = await customers.change(userId, deleted(clock.now()))
    const subscriber = await subscribers.get(userId)
    for (const [id, { status }] of Object.entries(subscriber?.known ?? {}))
      if (status !== 'canceled') await provider?.cancelSubscription(id)
    const forget = async (payment: Payment): Promise<void> => {
      if (isOrder(payment) && payment.providerId && !isPaid(payment)) await provider?.cancelPayment(payment.providerId)
      await payments.change(payment._id, forgetReader())
    }
    for (const shown of [false, true]) await untilNone(payments, 'byReader', { userId, shown }, forget)
    await untilNone(payments, 'byRedeemer', { giftBy: userId }, ({ _id }) => payments.change(_id, forgetRedeemer))
    if (customerId !== undefined) await provider?.deleteCustomer(customerId)
    await subscribers.erase(userId)
  }
