import { z } from 'zod'
import { PAYMENTS_SHOWN } from '../constants.ts'
import { planIds } from '../prices.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

const plan = z.enum(planIds, 'Please choose a plan')

const pricing = z.object({
  stripe: z.object({ publishableKey: z.string().nullable() }),
  tokenPackages: z.array(z.object({ tokens: z.int(), price: z.number(), popular: z.boolean() })),
  subscriptions: z.array(
    z.object({ name: z.string(), plan: z.string(), price: z.number(), interval: z.enum(['month', 'year']), popular: z.boolean() }),
  ),
})
export type Pricing = z.infer<typeof pricing>

const getPricing = operation({
  method: 'get',
  path: '/payments/pricing',
  summary: 'Token packs and subscriptions',
  caller: 'public',
  answer: success.extend({ data: pricing }),
})

const getPaymentsHealth = operation({
  method: 'get',
  path: '/payments/health',
  summary: 'Whether payments can be taken',
  caller: 'public',
  answer: success.extend({ status: z.enum(['ok', 'not_configured']) }),
})

const buyTokens = operation({
  method: 'post',
  path: '/payments/tokens/create',
  summary: 'Begin to buy a token pack',
  caller: 'reader',
  body: z.object({
    packageIndex: z.int('Please choose a package').min(0, 'Please choose a package'),
    tokens: z.int('Please choose a package'),
    amount: z.number('Please choose a package').meta({ description: 'Dollars, as shown; only compared with the price' }),
  }),
  answer: success.extend({ data: z.object({ clientSecret: z.string(), paymentIntentId: z.string() }) }),
  failures: ['price_changed', 'already_premium', 'payments_not_configured'],
})

const subscribe = operation({
  method: 'post',
  path: '/payments/subscription/create',
  summary: 'Begin a subscription',
  caller: 'reader',
  body: z.object({ planIndex: z.int('Please choose a plan').min(0, 'Please choose a plan'), plan }),
  answer: success.extend({
    data: z.object({ clientSecret: z.string().nullable().meta({ description: 'null where nothing is to be paid now' }) }),
  }),
  failures: ['price_changed', 'subscription_active', 'payments_not_configured'],
})

const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'canceled', 'unpaid'] as const

const subscription = z.object({
  plan,
  status: z.enum(subscriptionStatuses),
  currentPeriodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  suspended: z.boolean().optional().meta({ description: 'A payment of it is disputed: it grants nothing until the dispute is won' }),
})
export type SubscriptionShown = z.infer<typeof subscription>

const subscriptionAnswer = success.extend({ data: subscription.nullable() })

const cancelSubscription = operation({
  method: 'post',
  path: '/payments/subscription/cancel',
  summary: 'End the subscription with its period, or at once',
  caller: 'reader',
  body: z.object({ immediate: z.boolean().default(false) }),
  answer: subscriptionAnswer,
  failures: ['no_subscription', 'payments_not_configured'],
})

const reactivateSubscription = operation({
  method: 'post',
  path: '/payments/subscription/reactivate',
  summary: 'Keep a subscription that was to end with its period',
  caller: 'reader',
  answer: subscriptionAnswer,
  failures: ['no_subscription', 'payments_not_configured'],
})

const changePlan = operation({
  method: 'post',
  path: '/payments/subscription/change',
  summary: 'Change to another plan; what is left of the old one is set off',
  caller: 'reader',
  body: z.object({ plan }),
  answer: subscriptionAnswer,
  failures: ['no_subscription', 'payment_declined', 'payments_not_configured'],
})

const getSubscription = operation({
  method: 'get',
  path: '/payments/subscription',
  summary: 'The subscription of the reader',
  caller: 'reader',
  answer: subscriptionAnswer,
})

const getSubscriptionStatus = operation({
  method: 'get',
  path: '/payments/subscription/status',
  summary: 'The subscription of the reader',
  caller: 'reader',
  answer: subscriptionAnswer,
})

export const paymentStatuses = ['pending', 'processing', 'succeeded', 'failed', 'partially_refunded', 'refunded', 'disputed'] as const

const payment = z.object({
  _id: z.string(),
  kind: z.enum(['tokens', 'subscription']),
  description: z.string(),
  amount: z.int().meta({ description: 'Cents' }),
  currency: z.string(),
  tokens: z.int().optional(),
  status: z.enum(paymentStatuses),
  createdAt: instant,
  receiptUrl: z.string().optional(),
})
export type PaymentShown = z.infer<typeof payment>

const listPayments = operation({
  method: 'get',
  path: '/payments/history',
  summary: 'What the reader has paid, the newest first',
  caller: 'reader',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(PAYMENTS_SHOWN) }),
  answer: success.extend({ data: z.object({ payments: z.array(payment) }) }),
})

const checkPayment = operation({
  method: 'post',
  path: '/payments/confirm',
  summary: 'Look at the provider whether a payment is paid, and credit it now if it is and was not yet',
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
  summary: 'Create products and prices at the provider; only with PAYMENTS_DEV=1',
  caller: 'public',
  answer: success.extend({
    data: z.object({ prices: z.array(z.object({ lookupKey: z.string(), priceId: z.string(), created: z.boolean() })) }),
  }),
  failures: ['not_found', 'payments_not_configured'],
})

const getPaymentsConfig = operation({
  method: 'get',
  path: '/payments/dev/config',
  summary: 'How payments are set up, without any secret; only with PAYMENTS_DEV=1',
  caller: 'public',
  answer: success.extend({
    data: z.object({ configured: z.boolean(), mode: z.enum(['live', 'test']).nullable(), apiVersion: z.string(), currency: z.string() }),
  }),
  failures: ['not_found'],
})

/** Called by the provider alone, with a raw body and its signature: no part of the documented API. */
export const webhook = operation({
  method: 'post',
  path: '/payments/webhook',
  summary: 'What happened at the payment provider',
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
