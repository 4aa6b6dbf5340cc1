import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Answer } from '@sibyl/platform/http/route'
import type { BillingConfig } from '../config.ts'
import { type Catalogue, toDollars } from './catalogue.ts'

/** What is for sale; a null key tells the client that payments are not set up. */
export const showPricing =
  ({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: BillingConfig, { packs, plans }: Catalogue) =>
  async (): Promise<Answer<(typeof paymentOperations)['getPricing']>> => ({
    success: true,
    data: {
      stripe: { publishableKey: (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY) || null },
      tokenPackages: packs.map(({ tokens, amount, popular }) => ({ tokens, price: toDollars(amount), popular })),
      subscriptions: plans.map(({ name, plan, amount, interval, popular }) => ({
        name,
        plan,
        price: toDollars(amount),
        interval,
        popular,
      })),
    },
  })
