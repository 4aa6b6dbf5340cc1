import { plans } from '#texts/billing-shop.tsx'
import { price } from '../../lib/format.ts'
import type { Plan } from '../../lib/payments.ts'

const aYear = (plan: Plan) => (plan.interval === 'month' ? plan.price * 12 : plan.price)

/** What a year of an annual plan saves against twelve months of the monthly one; 0 where there is nothing to compare or to save. */
const savingOf = (plan: Plan, all: readonly Plan[]) => {
  const monthly = all.find(({ interval }) => interval === 'month')
  return plan.interval === 'year' && monthly ? Math.max(0, Math.round((aYear(monthly) - plan.price) * 100) / 100) : 0
}

/** The line under a plan's price. */
export const priceNote = (plan: Plan, all: readonly Plan[]): { text: string; saves: boolean } => {
  const saving = savingOf(plan, all)
  if (saving > 0) return { text: plans.saves(price(saving)), saves: true }
  return { text: plan.interval === 'month' ? plans.aYear(price(aYear(plan))) : plans.onceAYear, saves: false }
}
