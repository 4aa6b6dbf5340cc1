import { escapeHtml } from '@sibyl/platform/escape-html'
import type { Account } from '../account.ts'
import { isOver } from '../billing/subscription-changes.ts'
import { money } from '../money.ts'
import type { Subscription } from '../shapes/billing.ts'
import { type Around, action, framed, listed, pill } from './frame.ts'
import { payer, time } from './words.ts'

const SHOWN = 50

const invoicesOf = ({ objects }: Account, { id }: Subscription): string =>
  objects
    .list('invoice', { 'parent.subscription_details.subscription': id }, { limit: 4 })
    .data.map(({ number, status, total, currency, hosted_invoice_url: url }) => {
      const name = escapeHtml(number ?? 'draft')
      return `<span>${url ? `<a href="${escapeHtml(url)}">${name}</a>` : name} ${money(total, currency)} ${status}</span>`
    })
    .join('')

const line = (account: Account, subscription: Subscription, { base }: Around): string => {
  const { id, status, customer, cancel_at_period_end: ending } = subscription
  const [item] = subscription.items.data
  const price = item?.price
  const sum = price?.unit_amount ? `${money(price.unit_amount, price.currency)} a ${price.recurring?.interval ?? 'time'}` : 'no price'
  const until = item ? `${isOver(subscription) ? 'paid until' : ending ? 'ends' : 'renews'} ${time(item.current_period_end)}` : ''
  const end = isOver(subscription) ? '' : `<div class="acts">${action(`${base}/state/subscriptions/${id}/end`, 'End at once')}</div>`
  return `<li><div class="line"><span class="sum">${sum}</span><span>${pill(status)}</span><span class="meta"><span>${escapeHtml(payer(account, customer))}</span><span class="id">${id}</span></span><span class="meta">${until}</span></div>
<div class="meta">${invoicesOf(account, subscription)}</div>${end}</li>`
}

/** All subscriptions with their last invoices, the newest first. */
export const subscriptionsPage = (account: Account, around: Around): string =>
  framed(
    'Subscriptions',
    'subscriptions',
    around,
    listed(
      account.objects.list('subscription', {}, { limit: SHOWN }).data.map((subscription) => line(account, subscription, around)),
      'Nobody has subscribed yet.',
    ),
  )
