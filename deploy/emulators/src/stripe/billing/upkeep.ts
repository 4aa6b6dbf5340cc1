import type { Scope } from '../scope.ts'
import type { Subscription, SubscriptionItem } from '../shapes/billing.ts'
import type { Invoice } from '../shapes/invoices.ts'
import type { Stored } from '../shapes/kinds.ts'
import { collectRenewal } from './collect.ts'
import { draftInvoice } from './draft-invoice.ts'
import { endSubscription, expireSubscription } from './end-subscription.ts'
import { finalizeInvoice } from './invoices.ts'
import { periodLine } from './lines.ts'
import { periodEnd } from './periods.ts'
import { changeSubscription } from './subscription-changes.ts'

const HOUR = 3600

const nextPeriod = ({ billing_cycle_anchor: anchor }: Subscription, item: SubscriptionItem): SubscriptionItem => ({
  ...item,
  current_period_start: item.current_period_end,
  current_period_end: item.price.recurring
    ? periodEnd(anchor, item.current_period_end, item.price.recurring.interval)
    : item.current_period_end,
})

/** Begins the next period with its invoice, which stays a draft for an hour, as at Stripe. */
const renew = (scope: Scope, subscription: Subscription): void => {
  const [ended] = subscription.items.data
  const items = { ...subscription.items, data: subscription.items.data.map((item) => nextPeriod(subscription, item)) }
  const rolled = { ...subscription, items }
  const period = { start: ended?.current_period_start ?? 0, end: ended?.current_period_end ?? 0 }
  const invoice = draftInvoice(scope, rolled, {
    reason: 'subscription_cycle',
    lines: items.data.map((item) => periodLine(scope, rolled, item)),
    period,
    finalizesAt: scope.now() + HOUR,
  })
  changeSubscription(scope, subscription, { items, latest_invoice: invoice.id })
}

const keepInvoice = (scope: Scope, invoice: Invoice): void => {
  const open = invoice.status === 'draft' ? finalizeInvoice(scope, invoice) : invoice
  if (open.status === 'open') collectRenewal(scope, open)
}

const keep = (scope: Scope, object: Stored): void => {
  if (object.object === 'invoice') keepInvoice(scope, object)
  else if (object.object !== 'subscription') return
  else if (object.status === 'incomplete') expireSubscription(scope, object)
  else if (object.cancel_at_period_end) endSubscription(scope, object, {})
  else renew(scope, object)
}

/** Runs everything due until a time, in order and each at its own time: renewals, postponed payments, missed first payments. */
export const upkeep = (scope: Scope, until: number): void => {
  while (true) {
    const next = scope.objects.nextDue(until)
    if (!next) return
    // Cleared first, because every outcome schedules the next time itself.
    scope.objects.put(next.object, null)
    scope.at(next.due, () => keep(scope, next.object))
  }
}
