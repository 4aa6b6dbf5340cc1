import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer } from '@sibyl/platform/http/route'
import type { BillingConfig } from '../config.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import { ensurePriceOf } from '../subscriptions/price-of.ts'
import { type Catalogue, lookupKey } from './catalogue.ts'

type Operation = (typeof paymentOperations)['createProducts']

/** Finds the prices of all plans at the provider, and creates those that are missing. @throws AppError not_found unless PAYMENTS_DEV */
export const createProducts =
  ({ PAYMENTS_DEV }: BillingConfig, provider: PaymentProvider | undefined, catalogue: Catalogue) =>
  async (): Promise<Answer<Operation>> => {
    if (!PAYMENTS_DEV) throw new AppError('not_found')
    if (!provider) throw new AppError('payments_not_configured')
    const prices = []
    for (const plan of catalogue.plans) {
      const { id: priceId, created } = await ensurePriceOf(provider, catalogue, plan)
      prices.push({ lookupKey: lookupKey(plan.plan), priceId, created })
    }
    return { success: true, data: { prices } }
  }
