import { type Instant, SECOND } from '@sibyl/platform/time'
import type Stripe from 'stripe'
import type { Movement, PaymentProvider } from '../payment-provider.ts'
import { toAppError } from './stripe-errors.ts'
import type { Sdk } from './stripe-sdk.ts'
import { idOf, toEvent, toSubscription } from './stripe-snapshots.ts'

/** The most objects that Stripe lists in one answer. */
export const STRIPE_PAGE = 100

const since = (at: Instant): { created: { gte: number }; limit: number } => ({
  created: { gte: Math.floor(Date.parse(at) / SECOND) },
  limit: STRIPE_PAGE,
})

/** Lists objects of the account page by page and translates each; skips those whose translation is undefined. */
async function* eachOf<T, R>(
  sdk: Sdk,
  list: (stripe: Stripe) => AsyncIterable<T>,
  translate: (item: T) => R | undefined,
): AsyncIterable<R> {
  try {
    for await (const item of list(await sdk())) {
      const translated = translate(item)
      if (translated !== undefined) yield translated
    }
  } catch (error) {
    throw toAppError(error)
  }
}

const movement = (
  what: Movement['what'],
  { id, amount, payment_intent }: Stripe.Charge | Stripe.Refund | Stripe.Dispute,
): Movement | undefined => {
  const paymentId = idOf(payment_intent)
  return paymentId === undefined ? undefined : { what, id, amount, paymentId }
}

/** The lists with which reconciliation compares the books. */
export const stripeLists = (sdk: Sdk): Pick<PaymentProvider, 'undelivered' | 'movedSince' | 'openSubscriptions'> => ({
  undelivered: (at) => eachOf(sdk, (stripe) => stripe.events.list({ ...since(at), delivery_success: false }), toEvent),
  async *movedSince(at) {
    yield* eachOf(
      sdk,
      (stripe) => stripe.charges.list(since(at)),
      (charge) => (charge.status === 'succeeded' ? movement('paid', charge) : undefined),
    )
    yield* eachOf(
      sdk,
      (stripe) => stripe.refunds.list(since(at)),
      (refund) => (refund.status === 'succeeded' ? movement('refund', refund) : undefined),
    )
    yield* eachOf(
      sdk,
      (stripe) => stripe.disputes.list(since(at)),
      (dispute) => (dispute.status.startsWith('warning_') ? undefined : movement('dispute', dispute)),
    )
  },
  openSubscriptions: () =>
    eachOf(
      sdk,
      (stripe) => stripe.subscriptions.list({ limit: STRIPE_PAGE }),
      (item) => {
        const snapshot = toSubscription(item)
        return snapshot.status === 'canceled' ? undefined : snapshot
      },
    ),
})
