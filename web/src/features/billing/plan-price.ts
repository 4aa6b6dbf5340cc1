import { price } from '../../lib/format.ts'
import type { Plan } from '../../lib/payments.ts'

const aYear = (plan: Plan) => (plan.interval === 'month' ? plan.price * 12 : plan.price)

/** What a year of an annual plan saves against twelve months of the monthly one; 0 where there is nothing to compare or to save. */
const savingOf = (plan: Plan, plans: readonly Plan[]) => {
  const monthly = plans.find(({ interval }) => interval === 'month')
  return plan.interval === 'year' && monthly ? Math.max(0, Math.round((aYear(monthly) - plan.price) * 100) / 100) : 0
}

/** The line under a plan's price. */
export const priceNote = (plan: Plan, plans: readonly Plan[]): { text: string; saves: boolean } => {
  const saving = savingOf(plan, plans)
  if (saving > 0) return { text: `Saves ${price(saving)} a year over monthly billing.`, saves: true }
  return { text: plan.interval === 'month' ? `${price(aYear(plan))} over twelve months.` : 'Billed once a year.', saves: false }
}
