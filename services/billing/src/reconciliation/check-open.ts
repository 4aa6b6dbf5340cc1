import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import type { Collection, Versioned } from '@sibyl/platform/store/store'
import { createPayment } from '../payments/buy-tokens.ts'
import { forgetReader, isAbandoned, type Payment } from '../payments/payment.ts'
import { type PaymentPorts, syncPayment } from '../payments/sync-payment.ts'
import { ongoing, postponed, type Subscriber } from '../subscriptions/subscriber.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

type Ports = PaymentPorts & { logger: Logger }

/** Creates the payment of an order whose process died before the provider answered, and cancels one that nobody pays. */
const checkOrder = async (ports: PaymentPorts, order: Payment): Promise<void> => {
  const { payments, customers, provider, clock } = ports
  const customer = order.userId === '' ? undefined : await customers.get(order.userId)
  if (customer?.deletedAt !== undefined) await payments.change(order._id, forgetReader())
  // The account was deleted while the order was being placed.
  if (customer?.deletedAt !== undefined && order.providerId === undefined) return
  const providerId = order.providerId ?? (await createPayment(ports, order)).id
  if (isAbandoned(order, clock.now())) await provider.cancelPayment(providerId)
  await syncPayment(ports, providerId)
}

/** Syncs a subscription that was started, or whose renewal is due. */
const checkSubscriber = async (ports: PaymentPorts, subscriber: Subscriber): Promise<void> => {
  const ids = new Set([subscriber.attempt?.subscriptionId, ongoing(subscriber)?.id].filter((id) => id !== undefined))
  for (const id of ids) await syncSubscription(ports, id)
  await ports.subscribers.change(subscriber._id, postponed(ports.clock.now()))
}

/**
 * Syncs open orders, begun subscriptions and ended periods with the provider: a webhook may have been lost. One failure does not stop the
 * others.
 */
export const checkOpen = (ports: Ports) => async (): Promise<void> => {
  const { payments, subscribers, clock, logger } = ports
  const upTo = clock.now()
  const each = async <T extends Versioned>(
    open: Pick<Collection<T, 'byCheckAt'>, 'find'>,
    look: (one: T) => Promise<void>,
  ): Promise<void> => {
    let page: T[] = []
    do {
      const last = page.at(-1)
      page = await open.find('byCheckAt', {}, { upTo, ...(last ? { after: last } : {}) })
      for (const one of page)
        await look(one).catch((error: unknown) =>
          logger.warn({ err: error, of: pseudonym(one._id) }, 'an open payment or subscription could not be checked'),
        )
    } while (page.length > 0)
  }
  await each(payments, (order) => checkOrder(ports, order))
  await each(subscribers, (subscriber) => checkSubscriber(ports, subscriber))
}
