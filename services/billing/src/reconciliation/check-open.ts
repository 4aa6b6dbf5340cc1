import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import type { Collection, Versioned } from '@sibyl/platform/store/store'
import { askForPayment } from '../payments/buy-tokens.ts'
import { forgetReader, isAbandoned, type Payment } from '../payments/payment.ts'
import { hearPayment, type PaymentPorts } from '../payments/sync-payment.ts'
import { goingOn, postponed, type Subscriber } from '../subscriptions/subscriber.ts'
import { refreshSubscription } from '../subscriptions/sync-subscription.ts'

type Ports = PaymentPorts & { logger: Logger }

/** An order whose process died before it had the provider's answer is asked for again; one that nobody pays is given up. */
const lookAfterOrder = async (ports: PaymentPorts, order: Payment): Promise<void> => {
  const { payments, customers, provider, clock } = ports
  const customer = order.userId === '' ? undefined : await customers.get(order.userId)
  if (customer?.deletedAt !== undefined) await payments.change(order._id, forgetReader())
  // The account was deleted while the order was being placed.
  if (customer?.deletedAt !== undefined && order.providerId === undefined) return
  const providerId = order.providerId ?? (await askForPayment(ports, order)).id
  if (isAbandoned(order, clock.now())) await provider.cancelPayment(providerId)
  await hearPayment(ports, providerId)
}

/** What a reader has begun, and what should have been renewed. */
const lookAfterSubscriber = async (ports: PaymentPorts, subscriber: Subscriber): Promise<void> => {
  const ids = new Set([subscriber.attempt?.subscriptionId, goingOn(subscriber)?.id].filter((id) => id !== undefined))
  for (const id of ids) await refreshSubscription(ports, id)
  await ports.subscribers.change(subscriber._id, postponed(ports.clock.now()))
}

/**
 * Asks the provider about what was begun and has come to nothing yet, and about periods that are over: a webhook may have been lost. One
 * that fails holds up no other.
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
        await look(one).catch((error: unknown) => logger.warn({ err: error, of: pseudonym(one._id) }, 'what is open was not checked'))
    } while (page.length > 0)
  }
  await each(payments, (order) => lookAfterOrder(ports, order))
  await each(subscribers, (subscriber) => lookAfterSubscriber(ports, subscriber))
}
