import { AppError } from '@sibyl/platform/app-error'
import type { Instant } from '@sibyl/platform/time'
import {
  BadSignature,
  type InvoiceSnapshot,
  type NewPayment,
  type NewSubscription,
  type PaymentProvider,
  type PaymentSnapshot,
  type PriceWanted,
  type ProviderEvent,
  type SubscriptionSnapshot,
} from '../payment-provider.ts'
import { isMissing, isStripeError, mapped } from './stripe-errors.ts'
import { STRIPE_PAGE, stripeLists } from './stripe-lists.ts'
import { type SdkOptions, STRIPE_API_VERSION, stripeSdk } from './stripe-sdk.ts'
import { idOf, toEvent, toInvoice, toPayment, toSubscription } from './stripe-snapshots.ts'

type Options = SdkOptions & {
  publishableKey: string
  /** One, or several during a rotation. */
  webhookSecrets: readonly string[]
}

/** A webhook signed longer ago than this is a replay. */
const SIGNATURE_SECONDS = 300

const withSecret = { expand: ['latest_invoice.confirmation_secret'] }

/** Stripe as the payment provider. */
export const stripePayments = ({ publishableKey, webhookSecrets, ...options }: Options): PaymentProvider => {
  const sdk = stripeSdk(options)

  const createCustomer = async (readerId: string): Promise<string> => {
    const stripe = await sdk()
    const { id } = await stripe.customers.create({ metadata: { readerId } }, { idempotencyKey: `customer:${readerId}` })
    return id
  }

  const deleteCustomer = async (customerId: string): Promise<void> => {
    const stripe = await sdk()
    try {
      await stripe.customers.del(customerId)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

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

  const cancelPayment = async (id: string): Promise<PaymentSnapshot> => {
    try {
      await (await sdk()).paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    } catch (error) {
      if (!isStripeError(error) || error.code !== 'payment_intent_unexpected_state') throw error
    }
    return payment(id)
  }

  const invoice = async (id: string): Promise<InvoiceSnapshot> =>
    toInvoice(await (await sdk()).invoices.retrieve(id, { expand: ['payments'] }))

  const invoiceOf = async (paymentId: string): Promise<string | undefined> => {
    const stripe = await sdk()
    const of = { payment: { type: 'payment_intent' as const, payment_intent: paymentId }, limit: 1 }
    const [paid] = (await stripe.invoicePayments.list(of)).data
    return idOf(paid?.invoice)
  }

  const refundPayment = async (id: string, key: string, amount?: number): Promise<void> => {
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
  }

  const subscription = async (id: string): Promise<SubscriptionSnapshot> =>
    toSubscription(await (await sdk()).subscriptions.retrieve(id, withSecret))

  const cancelSubscription = async (id: string): Promise<SubscriptionSnapshot> => {
    try {
      return toSubscription(await (await sdk()).subscriptions.cancel(id, withSecret))
    } catch (error) {
      if (!isMissing(error)) throw error
      return subscription(id)
    }
  }

  const endWithPeriod = async (id: string, ends: boolean): Promise<SubscriptionSnapshot> =>
    toSubscription(await (await sdk()).subscriptions.update(id, { cancel_at_period_end: ends, ...withSecret }))

  const changePrice = async (id: string, priceId: string): Promise<SubscriptionSnapshot> => {
    const stripe = await sdk()
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
    const stripe = await sdk()
    const intent = await stripe.paymentIntents.create(
      { ...what, customer: customerId, automatic_payment_methods: { enabled: true }, metadata: { paymentId, readerId } },
      { idempotencyKey: `payment:${paymentId}` },
    )
    return toPayment(intent, { refunds: [], disputes: [] })
  }

  const createSubscription = async ({ key, readerId, customerId, priceId, plan }: NewSubscription): Promise<SubscriptionSnapshot> =>
    toSubscription(
      await (await sdk()).subscriptions.create(
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
    const stripe = await sdk()
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

  const readEvent = async (body: Buffer, signature: string | undefined, at: Instant): Promise<ProviderEvent> => {
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
  }

  return {
    live: /^(sk|rk)_live_/.test(options.secretKey),
    apiVersion: STRIPE_API_VERSION,
    webhookHeader: 'stripe-signature',
    browserConfig: { publishableKey },
    createCustomer: (readerId) => mapped(createCustomer(readerId)),
    deleteCustomer: (customerId) => mapped(deleteCustomer(customerId)),
    createPayment: (wanted) => mapped(createPayment(wanted)),
    payment: (id) => mapped(payment(id)),
    refundPayment: (...asked) => mapped(refundPayment(...asked)),
    cancelPayment: (id) => mapped(cancelPayment(id)),
    invoice: (id) => mapped(invoice(id)),
    invoiceOf: (paymentId) => mapped(invoiceOf(paymentId)),
    ensurePrice: (wanted) => mapped(ensurePrice(wanted)),
    createSubscription: (wanted) => mapped(createSubscription(wanted)),
    subscription: (id) => mapped(subscription(id)),
    cancelSubscription: (id) => mapped(cancelSubscription(id)),
    endWithPeriod: (id, ends) => mapped(endWithPeriod(id, ends)),
    changePrice: (id, priceId) => mapped(changePrice(id, priceId)),
    readEvent,
    ...stripeLists(sdk),
  }
}
