import type { paymentOperations } from '@sibyl/contracts/http/payments'
import type { Answer } from '@sibyl/platform/http/route'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import { type Catalogue, toDollars } from './catalogue.ts'

/** What is for sale; a null key tells the client that payments are not set up. */
export const showPricing =
  (provider: PaymentProvider | undefined, { packs, gifts, plans }: Catalogue) =>
  async (): Promise<Answer<(typeof paymentOperations)['getPricing']>> => ({
    success: true,
    data: {
      stripe: { publishableKey: provider?.browserConfig.publishableKey ?? null },
      tokenPackages: packs.map(({ tokens, amount, popular }) => ({ tokens, price: toDollars(amount), popular })),
      giftPackages: gifts.map(({ tokens, amount }) => ({ tokens, price: toDollars(amount) })),
      subscriptions: plans.map(({ name, plan, amount, interval, popular }) => ({
        name,
        plan,
        price: toDollars(amount),
        interval,
        popular,
      })),
    },
  })
