import { z } from 'zod'
import { PAYMENTS_SHOWN } from '../constants.ts'
import { planIds } from '../prices.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

const plan = z.enum(planIds, 'Please choose a plan').meta({ id: 'Plan', description: 'A subscription’s plan' })

const dollars = z.number().meta({ description: 'Dollars, as shown to readers' })

const pricing = z
  .object({
    stripe: z.object({ publishableKey: z.string().nullable().meta({ description: 'Null where payments are not set up' }) }),
    tokenPackages: z.array(z.object({ tokens: z.int(), price: dollars, popular: z.boolean() })),
    giftPackages: z.array(z.object({ tokens: z.int(), price: dollars })),
    subscriptions: z.array(z.object({ name: z.string(), plan, price: dollars, interval: z.enum(['month', 'year']), popular: z.boolean() })),
  })
  .meta({ id: 'Pricing', description: 'What is for sale, at the prices of this installation' })
export type Pricing = z.infer<typeof pricing>

const getPricing = operation({
  method: 'get',
  path: '/payments/pricing',
  summary: 'List prices',
  description: 'Token packages and subscription plans, and the key the browser needs to pay.',
  caller: 'public',
  answer: success.extend({ data: pricing }),
})

const getPaymentsHealth = operation({
  method: 'get',
  path: '/payments/health',
  summary: 'Check whether payments are set up',
  description: 'Says whether this installation has a payment provider.',
  caller: 'public',
  answer: success.extend({ status: z.enum(['ok', 'not_configured']) }),
})

const buyTokens = operation({
  method: 'post',
  path: '/payments/tokens/create',
  summary: 'Start buying a token package',
  description:
    'Creates a payment at the provider; the browser confirms it with `clientSecret`. Tokens and amount must be those of the package in the price list, else 400 `price_changed`.',
  caller: 'reader',
  body: z.object({
    packageIndex: z
      .int('Please choose a package')
      .min(0, 'Please choose a package')
      .meta({ description: 'Position of the package in the price list, from 0' }),
    tokens: z.int('Please choose a package').meta({ description: 'Tokens of the package' }),
    amount: z
      .number('Please choose a package')
      .meta({ description: 'Dollars, as shown to the reader. It is compared with the price, never charged.' }),
  }),
  answer: success.extend({ data: z.object({ clientSecret: z.string(), paymentIntentId: z.string() }) }),
  failures: ['price_changed', 'already_premium', 'payments_not_configured'],
})

const subscribe = operation({
  method: 'post',
  path: '/payments/subscription/create',
  summary: 'Start a subscription',
  description:
    'Creates the subscription at the provider; the browser confirms its first payment with `clientSecret`. Index and plan must name the same plan, else 400 `price_changed`.',
  caller: 'reader',
  body: z.object({
    planIndex: z
      .int('Please choose a plan')
      .min(0, 'Please choose a plan')
      .meta({ description: 'Position of the plan in the price list, from 0' }),
    plan,
  }),
  answer: success.extend({
    data: z.object({ clientSecret: z.string().nullable().meta({ description: 'Null where nothing is due now' }) }),
  }),
  failures: ['price_changed', 'subscription_active', 'payments_not_configured'],
})

const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'canceled', 'unpaid'] as const

export const subscriptionShown = z
  .object({
    plan,
    status: z.enum(subscriptionStatuses),
    currentPeriodEnd: instant,
    cancelAtPeriodEnd: z.boolean(),
    suspended: z
      .boolean()
      .optional()
      .meta({ description: 'A payment is disputed: the subscription grants nothing until the dispute is won' }),
  })
  .meta({ id: 'Subscription', description: 'The reader’s subscription as the provider last reported it' })
export type SubscriptionShown = z.infer<typeof subscriptionShown>

const subscriptionAnswer = success.extend({ data: subscriptionShown.nullable() })

/** The fields stand below `data` and beside it, since callers look for them in either place. */
const currentSubscription = subscriptionAnswer.extend(subscriptionShown.partial().shape)

const cancelSubscription = operation({
  method: 'post',
  path: '/payments/subscription/cancel',
  summary: 'Cancel the subscription',
  description: 'With the end of the paid period, or at once with `immediate`.',
  caller: 'reader',
  body: z.object({ immediate: z.boolean().default(false) }),
  answer: subscriptionAnswer,
  failures: ['no_subscription', 'payments_not_configured'],
})

const reactivateSubscription = operation({
  method: 'post',
  path: '/payments/subscription/reactivate',
  summary: 'Keep a cancelled subscription',
  description: 'Takes back a cancellation before the period has ended.',
  caller: 'reader',
  answer: subscriptionAnswer,
  failures: ['no_subscription', 'payments_not_configured'],
})

const changePlan = operation({
  method: 'post',
  path: '/payments/subscription/change',
  summary: 'Change the plan',
  description: 'Takes effect at once. The provider sets the unused part of the old plan off against the new one.',
  caller: 'reader',
  body: z.object({ plan }),
  answer: subscriptionAnswer,
  failures: ['no_subscription', 'payment_declined', 'payments_not_configured'],
})

const getSubscription = operation({
  method: 'get',
  path: '/payments/subscription',
  summary: 'Show the subscription',
  description: 'The reader’s subscription below `data`, or null there; its fields stand at the top level too.',
  caller: 'reader',
  answer: currentSubscription,
})

const getSubscriptionStatus = operation({
  method: 'get',
  path: '/payments/subscription/status',
  summary: 'Show the subscription (second address)',
  description: 'The same as `getSubscription`.',
  caller: 'reader',
  answer: currentSubscription,
})

export const paymentStatuses = ['pending', 'processing', 'succeeded', 'failed', 'partially_refunded', 'refunded', 'disputed'] as const

export const payment = z
  .object({
    _id: z.string(),
    kind: z.enum(['tokens', 'subscription', 'gift']),
    description: z.string(),
    amount: z.int().meta({ description: 'Cents' }),
    currency: z.string(),
    tokens: z.int().optional().meta({ description: 'Tokens bought; packages and gifts only' }),
    status: z.enum(paymentStatuses),
    createdAt: instant,
    receiptUrl: z.string().optional().meta({ description: 'The provider’s receipt, once paid' }),
  })
  .meta({ id: 'Payment', description: 'One payment of the reader' })
export type PaymentShown = z.infer<typeof payment>

const listPayments = operation({
  method: 'get',
  path: '/payments/history',
  summary: 'List payments',
  description: 'The reader’s payments, the newest first.',
  caller: 'reader',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(PAYMENTS_SHOWN).meta({ description: 'Payments to return' }) }),
  answer: success.extend({ data: z.object({ payments: z.array(payment) }) }),
})

const checkPayment = operation({
  method: 'post',
  path: '/payments/confirm',
  summary: 'Check a payment with the provider',
  description: 'Fetches the payment from the provider and, if it is paid and not credited yet, credits it now.',
  caller: 'reader',
  body: z.object({
    paymentIntentId: z
      .string('Please name the payment')
      .min(1, 'Please name the payment')
      .max(255)
      .meta({ description: 'The provider’s id of the payment, or its `_id` in the history' }),
  }),
  answer: success.extend({ data: payment }),
  failures: ['payment_not_found', 'payments_not_configured'],
})

const createProducts = operation({
  method: 'post',
  path: '/payments/dev/create-products',
  summary: 'Create products and prices at the provider',
  description: 'For development: answers 404 unless the installation runs with PAYMENTS_DEV=1.',
  caller: 'public',
  answer: success.extend({
    data: z.object({ prices: z.array(z.object({ lookupKey: z.string(), priceId: z.string(), created: z.boolean() })) }),
  }),
  failures: ['not_found', 'payments_not_configured'],
})

const getPaymentsConfig = operation({
  method: 'get',
  path: '/payments/dev/config',
  summary: 'Show how payments are set up',
  description: 'For development, without any secret: answers 404 unless the installation runs with PAYMENTS_DEV=1.',
  caller: 'public',
  answer: success.extend({
    data: z.object({
      configured: z.boolean(),
      mode: z.enum(['live', 'test']).nullable(),
      apiVersion: z.string().nullable(),
      currency: z.string(),
    }),
  }),
  failures: ['not_found'],
})

/** Called only by the provider, with a raw, signed body: not part of the documented API. */
export const webhook = operation({
  method: 'post',
  path: '/payments/webhook',
  summary: 'Receive an event of the payment provider',
  caller: 'public',
  answer: success,
  limit: 'webhook',
})

export const paymentOperations = {
  getPricing,
  getPaymentsHealth,
  buyTokens,
  subscribe,
  cancelSubscription,
  reactivateSubscription,
  changePlan,
  getSubscription,
  getSubscriptionStatus,
  listPayments,
  checkPayment,
  createProducts,
  getPaymentsConfig,
}
