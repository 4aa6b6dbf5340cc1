import { invalid } from '../http/failure.ts'
import type { Scope } from '../scope.ts'
import type { Price, Subscription, SubscriptionItem } from '../shapes/billing.ts'
import type { Invoice } from '../shapes/invoices.ts'
import { draftInvoice } from './draft-invoice.ts'
import { finalizeInvoice } from './invoices.ts'
import { creditLine, periodLine } from './lines.ts'
import { planOf } from './new-subscription.ts'
import { periodEnd } from './periods.ts'

/** `change`: the changed fields of the subscription, not stored yet. */
type Changed = { change: Partial<Subscription>; invoice: Invoice }

/**
 * Changes the price of an item to one of another interval: a new period begins now and is invoiced at once, and the unused part of the old
 * one is credited, to the second. @throws Failure 400 for the same interval
 */
export const changePrice = (scope: Scope, subscription: Subscription, item: SubscriptionItem, price: Price): Changed => {
  if (!price.recurring || item.price.recurring?.interval === price.recurring.interval)
    throw invalid('The emulator changes a price to one of another interval only.', { param: 'items[0][price]' })
  const at = scope.now()
  const moved: SubscriptionItem = {
    ...item,
    plan: planOf(price),
    price,
    current_period_start: at,
    current_period_end: periodEnd(at, at, price.recurring.interval),
  }
  const items = { ...subscription.items, data: subscription.items.data.map((each) => (each.id === item.id ? moved : each)) }
  const draft = draftInvoice(
    scope,
    { ...subscription, items },
    {
      reason: 'subscription_update',
      lines: [creditLine(scope, subscription, item, at), periodLine(scope, subscription, moved)],
      period: { start: at, end: at },
      finalizesAt: null,
    },
  )
  return { change: { items, billing_cycle_anchor: at, latest_invoice: draft.id }, invoice: finalizeInvoice(scope, draft) }
}
