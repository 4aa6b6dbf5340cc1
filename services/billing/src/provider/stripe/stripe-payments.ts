import { AppError } from '@sibyl/platform/app-error'
import type { Instant } from '@sibyl/platform/time'
import {
  BadSignature,
  type PaymentProvider,
  type PaymentSnapshot,
  type ProviderEvent,
  type SubscriptionSnapshot,
} from '../payment-provider.ts'
import { isMissing, isStripeError, mapErrors } from './stripe-errors.ts'
import { STRIPE_PAGE, stripeLists } from './stripe-lists.ts'
import { type Sdk, type SdkOptions, STRIPE_API_VERSION, stripeSdk } from './stripe-sdk.ts'
import { idOf, toEvent, toInvoice, toPayment, toSubscription } from './stripe-snapshots.ts'

type Options = SdkOptions & {
  publishableKey: string
  /** One, or several during a rotation. */
  webhookSecrets: readonly string[]
}

/** A webhook signed longer ago than this is a replay. */
const SIGNATURE_SECONDS = 300

const withSecret = { expand: ['latest_invoice.confirmation_secret'] }

type Calls = Omit<
  PaymentProvider,
  'live' | 'apiVersion' | 'webhookHeader' | 'browserConfig' | 'readEvent' | 'undelivered' | 'movedSince' | 'openSubscriptions'
>

/** The calls of the port. They throw the SDK's own errors. */
const callsOf = (sdk: Sdk): Calls => {
  const payment = async (id: string): Promise<PaymentSnapshot> => {
    const stripe = await sdk()
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const of = { payment_intent: id, limit: STRIPE_PAGE }
    const [refunds, disputes] = await Promise.all([
      charge && charge.amount_refunded > 0 ? stripe.refunds.list(of).autoPagingToArray({ limit: 1000 }) : [],
      charge?.disputed ? stripe.disputes.list(of).autoPagingToArray({ limit: 1000 }) : [],
    ])
    return toPayment(intent, { refunds, disputes })
  }

  const subscription = async (id: string): Promise<SubscriptionSnapshot> =>
    toSubscription(await (await sdk()).subscriptions.retrieve(id, withSecret))

  return {
    async createCustomer(readerId) {
      const { customers } = await sdk()
      return (await customers.create({ metadata: { readerId } }, { idempotencyKey: `customer:${readerId}` })).id
    },

    async deleteCustomer(customerId) {
      try {
        await (await sdk()).customers.del(customerId)
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },

    async createPayment({ paymentId, readerId, customerId, ...what }) {
      const { paymentIntents } = await sdk()
      const intent = await paymentIntents.create(
        { ...what, customer: customerId, automatic_payment_methods: { enabled: true }, metadata: { paymentId, readerId } },
        { idempotencyKey: `payment:${paymentId}` },
      )
      return toPayment(intent, { refunds: [], disputes: [] })
    },

    payment,

    async cancelPayment(id) {
      try {
        await (await sdk()).paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
      } catch (error) {
        if (!isStripeError(error) || error.code !== 'payment_intent_unexpected_state') throw error
      }
      return payment(id)
    },

    async refundPayment(id, key, amount) {
      try {
        const asked = { payment_intent: id, reason: 'requested_by_customer', ...(amount !== undefined && { amount }) } as const
        await (await sdk()).refunds.create(asked, { idempotencyKey: `refund:${key}` })
      } catch (error) {
        if (!isStripeError(error)) throw error
        if (error.code === 'charge_disputed') throw new AppError('not_refundable', { cause: error })
        const allBack = error.code === 'charge_already_refunded'
        if (amount === undefined && allBack) return
        throw allBack || error.param === 'amount' ? new AppError('refund_too_high', { cause: error }) : error
      }
    },

    async invoice(id) {
      return toInvoice(await (await sdk()).invoices.retrieve(id, { expand: ['payments'] }))
    },

    async invoiceOf(paymentId) {
      const { invoicePayments } = await sdk()
      const { data } = await invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentId }, limit: 1 })
      return idOf(data[0]?.invoice)
    },

    async ensurePrice({ lookupKey, plan, name, amount, currency, interval }) {
      const { prices } = await sdk()
      const { data } = await prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
      const [known] = data
      if (known && known.unit_amount === amount && known.currency === currency) return { id: known.id, created: false }
      const product = idOf(known?.product)
      const { id } = await prices.create(
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
    },

    async createSubscription({ key, readerId, customerId, priceId, plan }) {
      const { subscriptions } = await sdk()
      const created = await subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { readerId, plan },
          ...withSecret,
        },
        // The price is part of the key, because another price is another request.
        { idempotencyKey: `subscription:${key}:${priceId}` },
      )
      return toSubscription(created)
    },

    subscription,

    async cancelSubscription(id) {
      try {
        return toSubscription(await (await sdk()).subscriptions.cancel(id, withSecret))
      } catch (error) {
        if (!isMissing(error)) throw error
        return subscription(id)
      }
    },

    async endWithPeriod(id, ends) {
      return toSubscription(await (await sdk()).subscriptions.update(id, { cancel_at_period_end: ends, ...withSecret }))
    },

    async changePrice(id, priceId) {
      const { subscriptions } = await sdk()
      const [item] = (await subscriptions.retrieve(id)).items.data
      if (!item) throw new AppError('no_subscription')
      const changed = await subscriptions.update(id, {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        ...withSecret,
      })
      return toSubscription(changed)
    },
  }
}

/** Stripe as the payment provider. */
export const stripePayments = ({ publishableKey, webhookSecrets, ...options }: Options): PaymentProvider => {
  const sdk = stripeSdk(options)
  return {
    live: /^(sk|rk)_live_/.test(options.secretKey),
    apiVersion: STRIPE_API_VERSION,
    webhookHeader: 'stripe-signature',
    browserConfig: { publishableKey },
    async readEvent(body: Buffer, signature: string | undefined, at: Instant): Promise<ProviderEvent> {
      const { webhooks } = await sdk()
      let last: unknown
      for (const secret of webhookSecrets) {
        try {
          return toEvent(webhooks.constructEvent(body, signature ?? '', secret, SIGNATURE_SECONDS, undefined, Date.parse(at)))
        } catch (error) {
          last = error
        }
      }
      throw new BadSignature('no signature of the payment provider', { cause: last })
    },
    ...mapErrors(callsOf(sdk)),
    ...stripeLists(sdk),
  }
}
