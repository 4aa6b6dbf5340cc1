import type { PlanId } from '@sibyl/contracts/prices'
import { AppError } from '@sibyl/platform/app-error'
import { type Catalogue, lookupKey, type Plan } from '../catalogue/catalogue.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

const planOf = ({ plans }: Catalogue, plan: PlanId): Plan => {
  const found = plans.find((each) => each.plan === plan)
  if (!found) throw new AppError('price_changed')
  return found
}

/** Finds the provider's price of a plan by its lookup key, or creates it. @returns its id, and whether it is new */
export const ensurePriceOf = (provider: PaymentProvider, { currency }: Catalogue, { plan, name, amount, interval }: Plan) =>
  provider.ensurePrice({ lookupKey: lookupKey(plan), plan, name, amount, currency, interval })

/** Looks up each price once per process: amounts are configuration. */
export const rememberedPrices = (provider: PaymentProvider, catalogue: Catalogue): ((plan: PlanId) => Promise<string>) => {
  const known = new Map<PlanId, string>()
  return async (plan) => {
    const remembered = known.get(plan)
    if (remembered !== undefined) return remembered
    const { id } = await ensurePriceOf(provider, catalogue, planOf(catalogue, plan))
    known.set(plan, id)
    return id
  }
}
export type PriceOf = ReturnType<typeof rememberedPrices>
