import { AppError } from '@sibyl/platform/app-error'
import { type Instant, SECOND } from '@sibyl/platform/time'
import Stripe from 'stripe'
import {
  BadSignature,
  type Movement,
  type NewPayment,
  type NewSubscription,
  type PaymentProvider,
  type PaymentSnapshot,
  type PriceWanted,
  type ProviderEvent,
  type SubscriptionSnapshot,
} from '../payment-provider.ts'
import { isMissing, mapped, toAppError } from './stripe-errors.ts'
import { idOf, toEvent, toInvoice, toPayment, toSubscription } from './stripe-snapshots.ts'

type Options = {
  secretKey: string
  publishableKey: string
  /** One, or several during a rotation. */
  webhookSecrets: readonly string[]
  /** Where the API answers, when it is not Stripe's own; may have a path. */
  apiUrl?: string | undefined
}

/** The API version that this adapter is written for, whatever the account's default is. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
/** A reader waits for most calls. */
const TIMEOUT_MS = 10 * SECOND
/** Each after a pause, with the idempotency key of the first. */
const RETRIES = 2
/** A webhook signed longer ago than this is a replay. */
const SIGNATURE_SECONDS = 300
const PAGE = 100

const seconds = (at: Instant): number => Math.floor(Date.parse(at) / SECOND)

/** Points the SDK at another server than Stripe's: it takes host and port, and the path before /v1 is added to each request. */
const elsewhere = (apiUrl: string): Stripe.StripeConfig => {
  const { protocol, hostname, port, pathname } = new URL(apiUrl)
  const client = Stripe.createNodeHttpClient()
  const prefix = pathname.replace(/\/$/, '')
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: (host, ownPort, path, ...rest) => client.makeRequest(host, ownPort, prefix + path, ...rest),
    },
  }
}

async function* eachOf<T, R>(pages: AsyncIterable<T>, translate: (item: T) => R | undefined): AsyncIterable<R> {
  try {
    for await (const item of pages) {
      const translated = translate(item)
      if (translated !== undefined) yield translated
    }
  } catch (error) {
    throw toAppError(error)
  }
}

const withSecret = { expand: ['latest_invoice.confirmation_secret'] }

/** Stripe as the payment provider; the only module that calls Stripe. */
export const stripePayments = ({ secretKey, publishableKey, webhookSecrets, apiUrl }: Options): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl ? elsewhere(apiUrl) : {}),
  })

  const payment = async (id: string): Promise<PaymentSnapshot> => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const of = { payment_intent: id, limit: PAGE }
    const [refunds, disputes] = await Promise.all([
      charge && charge.amount_refunded > 0 ? stripe.refunds.list(of).autoPagingToArray({ limit: 1000 }) : [],
      charge?.disputed ? stripe.disputes.list(of).autoPagingToArray({ limit: 1000 }) : [],
    ])
    return toPayment(intent, { refunds, disputes })
  }

  const cancelPayment = async (id: string): Promise<PaymentSnapshot> => {
    try {
      await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'payment_intent_unexpected_state') throw error
    }
    return payment(id)
  }

  const subscription = async (id: string): Promise<SubscriptionSnapshot> =>
    toSubscription(await stripe.subscriptions.retrieve(id, withSecret))

  const cancelSubscription = async (id: string): Promise<SubscriptionSnapshot> => {
    try {
      return toSubscription(await stripe.subscriptions.cancel(id, withSecret))
    } catch (error) {
      if (!isMissing(error)) throw error
      return subscription(id)
    }
  }

  const changePrice = async (id: string, priceId: string): Promise<SubscriptionSnapshot> => {
    const { items } = await stripe.subscriptions.retrieve(id)
    const [item] = items.data
    if (!item) throw new AppError('no_subscription')
    return toSubscription(
      await stripe.subscriptions.update(id, {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        ...withSecret,
      }),
    )
  }

  const createPayment = async ({ paymentId, readerId, customerId, ...what }: NewPayment): Promise<PaymentSnapshot> => {
    const intent = await stripe.paymentIntents.create(
      { ...what, customer: customerId, automatic_payment_methods: { enabled: true }, metadata: { paymentId, readerId } },
      { idempotencyKey: `payment:${paymentId}` },
    )
    return toPayment(intent, { refunds: [], disputes: [] })
  }

  const createSubscription = async ({ key, readerId, customerId, priceId, plan }: NewSubscription): Promise<SubscriptionSnapshot> =>
    toSubscription(
      await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { readerId, plan },
          ...withSecret,
        },
        // Another price is another request, and a key stands for one.
        { idempotencyKey: `subscription:${key}:${priceId}` },
      ),
    )

  const ensurePrice = async ({
    lookupKey,
    plan,
    name,
    amount,
    currency,
    interval,
  }: PriceWanted): Promise<{ id: string; created: boolean }> => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
    const [known] = data
    if (known && known.unit_amount === amount && known.currency === currency) return { id: known.id, created: false }
    const product = idOf(known?.product)
    const { id } = await stripe.prices.create(
      {
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        unit_amount: amount,
        currency,
        recurring: { interval },
        metadata: { plan },
        ...(product ? { product } : { product_data: { name } }),
      },
      { idempotencyKey: `price:${lookupKey}:${amount}:${currency}:${known?.id ?? 'first'}` },
    )
    return { id, created: true }
  }

  const readEvent = (body: Buffer, signature: string | undefined, at: Instant): ProviderEvent => {
    let last: unknown
    for (const secret of webhookSecrets) {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature ?? '', secret, SIGNATURE_SECONDS, undefined, Date.parse(at)))
      } catch (error) {
        last = error
      }
    }
    throw new BadSignature('no signature of the payment provider', { cause: last })
  }

  async function* movedSince(since: Instant): AsyncIterable<Movement> {
    const then = { created: { gte: seconds(since) }, limit: PAGE }
    const moved = (
      what: Movement['what'],
      { id, amount, payment_intent }: Stripe.Charge | Stripe.Refund | Stripe.Dispute,
    ): Movement | undefined => {
      const paymentId = idOf(payment_intent)
      return paymentId === undefined ? undefined : { what, id, amount, paymentId }
    }
    yield* eachOf(stripe.charges.list(then), (charge) => (charge.status === 'succeeded' ? moved('paid', charge) : undefined))
    yield* eachOf(stripe.refunds.list(then), (refund) => (refund.status === 'succeeded' ? moved('refund', refund) : undefined))
    yield* eachOf(stripe.disputes.list(then), (dispute) => (dispute.status.startsWith('warning_') ? undefined : moved('dispute', dispute)))
  }

  return {
    live: /^(sk|rk)_live_/.test(secretKey),
    apiVersion: STRIPE_API_VERSION,
    webhookHeader: 'stripe-signature',
    browserConfig: { publishableKey },
    createCustomer: (readerId) =>
      mapped(stripe.customers.create({ metadata: { readerId } }, { idempotencyKey: `customer:${readerId}` }).then(({ id }) => id)),
    deleteCustomer: (customerId) =>
      mapped(
        stripe.customers.del(customerId).then(
          () => undefined,
          (error: unknown) => {
            if (!isMissing(error)) throw error
          },
        ),
      ),
    createPayment: (wanted) => mapped(createPayment(wanted)),
    payment: (id) => mapped(payment(id)),
    cancelPayment: (id) => mapped(cancelPayment(id)),
    invoice: (id) => mapped(stripe.invoices.retrieve(id, { expand: ['payments'] }).then(toInvoice)),
    invoiceOf: (paymentId) =>
      mapped(
        stripe.invoicePayments
          .list({ payment: { type: 'payment_intent', payment_intent: paymentId }, limit: 1 })
          .then(({ data: [paid] }) => idOf(paid?.invoice)),
      ),
    ensurePrice: (wanted) => mapped(ensurePrice(wanted)),
    createSubscription: (wanted) => mapped(createSubscription(wanted)),
    subscription: (id) => mapped(subscription(id)),
    cancelSubscription: (id) => mapped(cancelSubscription(id)),
    endWithPeriod: (id, ends) =>
      mapped(stripe.subscriptions.update(id, { cancel_at_period_end: ends, ...withSecret }).then(toSubscription)),
    changePrice: (id, priceId) => mapped(changePrice(id, priceId)),
    readEvent,
    undelivered: (since) => eachOf(stripe.events.list({ delivery_success: false, created: { gte: seconds(since) }, limit: PAGE }), toEvent),
    movedSince,
    openSubscriptions: () =>
      eachOf(stripe.subscriptions.list({ limit: PAGE }), (item) => {
        const snapshot = toSubscription(item)
        return snapshot.status === 'canceled' ? undefined : snapshot
      }),
  }
}
