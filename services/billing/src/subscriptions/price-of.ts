import type { PlanId } from '@sibyl/contracts/prices'
import { AppError } from '@sibyl/platform/app-error'
import { type Catalogue, lookupKey, type Plan } from '../catalogue/catalogue.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

const planOf = ({ plans }: Catalogue, plan: PlanId): Plan => {
  const found = plans.find((each) => each.plan === plan)
  if (!found) throw new AppError('price_changed')
  return found
}

/** The provider's price of a plan, found by its lookup key or created, with whether it was created now. */
export const ensurePriceOf = (provider: PaymentProvider, { currency }: Catalogue, { plan, name, amount, interval }: Plan) =>
  provider.ensurePrice({ lookupKey: lookupKey(plan), plan, name, amount, currency, interval })

/** Looks a price up once in the life of a process; the amounts are configuration. */
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
