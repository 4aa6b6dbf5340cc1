import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { customerOf } from '../customers/customer-of.ts'
import type { SubscriptionSnapshot } from '../provider/payment-provider.ts'
import type { PriceOf } from './price-of.ts'
import { attempted, begun, leftover, ongoing, type Subscriber } from './subscriber.ts'
import { type SubscriptionPorts, syncSubscription } from './sync-subscription.ts'

type Operation = (typeof paymentOperations)['subscribe']
type Ports = SubscriptionPorts & { catalogue: Catalogue; priceOf: PriceOf }

/** A reader with a paid or overdue subscription changes its plan instead of beginning another. */
const refuseSecond = (subscriber: Subscriber | undefined): void => {
  const current = ongoing(subscriber)
  if (current && current.status !== 'unpaid') throw new AppError('subscription_active')
}

/** Cancels subscriptions that the new one replaces: the reader pays for one. */
const endLeftover = async (ports: Ports, subscriber: Subscriber, but: string): Promise<void> => {
  for (const id of leftover(subscriber, but)) {
    await ports.provider.cancelSubscription(id)
    await syncSubscription(ports, id)
  }
}

/**
 * Begins a subscription whose first payment the browser confirms. Two requests create one: the attempt is numbered before the provider is
 * called, and its number is the idempotency key. Another plan replaces an unpaid subscription.
 */
export const subscribe =
  (ports: Ports) =>
  async ({ caller: { id: readerId }, body: { planIndex, plan } }: Call<Operation>): Promise<Answer<Operation>> => {
    const { subscribers, provider, catalogue, priceOf, clock } = ports
    if (catalogue.plans[planIndex]?.plan !== plan) throw new AppError('price_changed')
    refuseSecond(await subscribers.get(readerId))
    const customerId = await customerOf(ports, readerId)
    const { attempt } = await subscribers.change(readerId, attempted(plan, clock.now()))
    if (!attempt) throw new AppError('conflict')

    const begin = async (): Promise<SubscriptionSnapshot> =>
      attempt.subscriptionId
        ? provider.subscription(attempt.subscriptionId)
        : provider.createSubscription({ key: `${readerId}:${attempt.number}`, readerId, customerId, priceId: await priceOf(plan), plan })
    const { id, clientSecret } = await begin()
    await subscribers.change(readerId, begun(attempt.number, id))
    const subscriber = await syncSubscription(ports, id)
    if (!subscriber) throw new AppError('unauthenticated')
    if (subscriber.attempt?.subscriptionId !== id) {
      // Another request chose another plan during the creation of this one.
      await provider.cancelSubscription(id)
      throw new AppError('conflict')
    }
    await endLeftover(ports, subscriber, id)
    if (attempt.subscriptionId) refuseSecond(subscriber)
    return { success: true, data: { clientSecret: clientSecret ?? null } }
  }
