import type { Scope } from '../scope.ts'
import type { Invoice, Price, Subscription, SubscriptionItem } from '../shapes/billing.ts'
import { stripeId } from '../storage/ids.ts'
import { draftInvoice } from './draft-invoice.ts'
import { finalizeInvoice } from './invoices.ts'
import { creditLine, type NewLine, periodLine, remainderLine } from './lines.ts'
import { planOf } from './new-subscription.ts'
import { periodEnd } from './periods.ts'

export type Proration = 'create_prorations' | 'always_invoice' | 'none'

export type Changed = {
  /** What is different about the subscription; not stored yet. */
  change: Partial<Subscription>
  /** The invoice that comes of it now, open or paid, where one does. */
  invoice: Invoice | undefined
}

type Wanted = { item: SubscriptionItem; price: Price; quantity: number }

const sameInterval = (a: Price, b: Price): boolean =>
  a.recurring?.interval === b.recurring?.interval && a.recurring?.interval_count === b.recurring?.interval_count

const leaveForNextInvoice = (scope: Scope, subscription: Subscription, lines: readonly NewLine[], at: number): void => {
  for (const line of lines)
    scope.objects.put({
      id: stripeId('ii'),
      object: 'pending_line',
      created: at,
      customer: subscription.customer,
      subscription: subscription.id,
      line,
    })
}

/**
 * Another price or quantity of one item. What is left of the old one is set off to the second. With the same interval the rest of the
 * period is charged at the new price, on the next invoice or at once; with another interval a new period begins now and is invoiced at
 * once, whatever was asked of prorations.
 */
export const changeItem = (scope: Scope, subscription: Subscription, { item, price, quantity }: Wanted, proration: Proration): Changed => {
  const at = scope.now(subscription.customer)
  const restarts = !sameInterval(item.price, price)
  const moved: SubscriptionItem = {
    ...item,
    plan: planOf(price),
    price,
    quantity,
    ...(restarts && price.recurring && { current_period_start: at, current_period_end: periodEnd(at, at, price.recurring) }),
  }
  const items = { ...subscription.items, data: subscription.items.data.map((each) => (each.id === item.id ? moved : each)) }
  const change: Partial<Subscription> = { items, ...(restarts && { billing_cycle_anchor: at }) }
  const credit = proration === 'none' ? [] : [creditLine(scope, subscription, item, at)]
  const charge = restarts
    ? [periodLine(scope, subscription, moved)]
    : proration === 'none'
      ? []
      : [remainderLine(scope, subscription, item, { price, quantity, at })]
  const lines = [...credit, ...charge]
  if (!restarts && proration !== 'always_invoice') {
    leaveForNextInvoice(scope, subscription, lines, at)
    return { change, invoice: undefined }
  }
  const draft = draftInvoice(
    scope,
    { ...subscription, items },
    { reason: 'subscription_update', lines, period: { start: at, end: at }, finalizesAt: null },
  )
  return { change: { ...change, latest_invoice: draft.id }, invoice: finalizeInvoice(scope, draft) }
}
