import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { subscriptions, tokenPackages } from '@sibyl/contracts/prices'
import type { Answer } from '@sibyl/platform/http/route'
import type { BillingConfig } from '../config.ts'

/** What is for sale; a null key tells the client that payments are not set up. */
export const showPricing =
  ({ STRIPE_PUBLISHABLE_KEY }: BillingConfig) =>
  async (): Promise<Answer<(typeof paymentOperations)['getPricing']>> => ({
    success: true,
    data: {
      stripe: { publishableKey: STRIPE_PUBLISHABLE_KEY ?? null },
      tokenPackages: tokenPackages.map((pack) => ({ ...pack })),
      subscriptions: subscriptions.map((plan) => ({ ...plan })),
    },
  })
