import { escapeHtml } from '@sibyl/platform/escape-html'
import type { Account } from '../account.ts'
import { money } from '../money.ts'
import type { Charge, PaymentIntent } from '../shapes/payments.ts'
import { type Around, action, facts, framed, listed, pill } from './frame.ts'
import { payer, plain, time } from './words.ts'

const SHOWN = 50

const chargeOf = ({ objects }: Account, { latest_charge }: PaymentIntent): Charge | undefined =>
  latest_charge === null ? undefined : objects.get('charge', latest_charge)

/** The status of a payment at a glance: refunded or disputed comes before paid. */
const standing = (intent: PaymentIntent, charge: Charge | undefined): string => {
  if (charge?.disputed) return 'disputed'
  if (charge?.refunded) return 'refunded'
  return charge && charge.amount_refunded > 0 ? 'partially_refunded' : intent.status
}

const cardOf = (charge: Charge | undefined): string => {
  const card = charge?.payment_method_details.card
  return card ? `${card.brand} ending in ${card.last4}` : 'no card yet'
}

/** All payments, the newest first. */
export const paymentsPage = (account: Account, around: Around): string => {
  const lines = account.objects.list('payment_intent', {}, { limit: SHOWN }).data.map((intent) => {
    const charge = chargeOf(account, intent)
    return `<li><a href="${around.base}/payments/${intent.id}"><span class="sum">${money(intent.amount, intent.currency)}</span><span>${pill(standing(intent, charge))}</span>
<span class="meta"><span>${escapeHtml(intent.description ?? 'No description')}</span><span>${escapeHtml(payer(account, intent.customer))}</span></span><span class="meta">${escapeHtml(cardOf(charge))} ${time(intent.created)}</span></a></li>`
  })
  return framed('Payments', '', around, listed(lines, 'Nobody has paid anything yet.'))
}

const refundForm = (base: string, charge: Charge): string => {
  const left = charge.amount - charge.amount_refunded
  return `<form method="post" action="${base}/state/charges/${charge.id}/refund"><label>Refund, of ${money(left, charge.currency)} that is left<input name="amount" type="number" min="0.01" max="${(left / 100).toFixed(2)}" step="0.01" value="${(left / 100).toFixed(2)}" required></label><button>Refund</button></form>`
}

const disputeForm = (base: string, charge: Charge): string =>
  `<form method="post" action="${base}/state/disputes"><input type="hidden" name="charge" value="${charge.id}"><label>Dispute, as its payer would<select name="reason"><option value="fraudulent">fraudulent</option><option value="product_not_received">product not received</option></select></label><button>Dispute</button></form>`

const whatCanBeDone = (base: string, charge: Charge | undefined): string => {
  if (charge?.status !== 'succeeded') return ''
  const refundable = !charge.refunded && !charge.disputed ? refundForm(base, charge) : ''
  const disputable = !charge.refunded && !charge.disputed ? disputeForm(base, charge) : ''
  return refundable || disputable ? `<section><h2>What can be done</h2><div class="forms">${refundable}${disputable}</div></section>` : ''
}

const reversals = ({ objects }: Account, base: string, charge: Charge | undefined): string => {
  if (!charge) return ''
  const refunds = objects
    .list('refund', { charge: charge.id }, { limit: SHOWN })
    .data.map(
      ({ id, amount, currency, created }) =>
        `<li><div class="line"><span>${money(amount, currency)} refunded</span><span class="meta">${time(created)}</span><span class="meta id">${id}</span></div></li>`,
    )
  const disputes = objects
    .list('dispute', { charge: charge.id }, { limit: SHOWN })
    .data.map(
      ({ id, amount, currency, status, reason }) =>
        `<li><div class="line"><span>${money(amount, currency)} disputed: ${plain(reason)}</span><span>${pill(status)}</span><span class="meta id"><a href="${base}/disputes">${id}</a></span></div></li>`,
    )
  const all = [...refunds, ...disputes]
  return all.length > 0 ? `<section><h2>Refunds and disputes</h2>${listed(all, '')}</section>` : ''
}

const metadataOf = ({ metadata }: PaymentIntent): string => {
  const pairs = Object.entries(metadata).map(([name, value]) => [escapeHtml(name), escapeHtml(value)] as const)
  return pairs.length > 0 ? `<section><h2>Metadata</h2>${facts(pairs)}</section>` : ''
}

/** One payment with its actions. */
export const paymentPage = (account: Account, intent: PaymentIntent, around: Around): string => {
  const charge = chargeOf(account, intent)
  const receipt = charge?.receipt_url ? `<a href="${escapeHtml(charge.receipt_url)}">Receipt</a>` : 'none'
  const failure = intent.last_payment_error ? ([['Last error', escapeHtml(intent.last_payment_error.message)]] as const) : []
  return framed(
    'Payment',
    '',
    around,
    `<p class="big">${money(intent.amount, intent.currency)} ${pill(standing(intent, charge))}</p>${facts([
      ['For', escapeHtml(intent.description ?? 'no description')],
      ['From', escapeHtml(payer(account, intent.customer))],
      ['Card', escapeHtml(cardOf(charge))],
      ['Begun', time(intent.created)],
      ['Payment', intent.id],
      ['Charge', charge?.id ?? 'none'],
      ['Receipt', receipt],
      ...failure,
    ])}${whatCanBeDone(around.base, charge)}${reversals(account, around.base, charge)}${metadataOf(intent)}`,
  )
}

/** All disputes, with the two ways they can end. */
export const disputesPage = ({ objects }: Account, around: Around): string => {
  const lines = objects
    .list('dispute', {}, { limit: SHOWN })
    .data.map(({ id, amount, currency, reason, status, created, payment_intent }) => {
      const closed = status === 'won' || status === 'lost'
      const ends = closed
        ? ''
        : `<div class="acts">${action(`${around.base}/state/disputes/${id}/close`, 'Won: the money comes back', { status: 'won' })}${action(`${around.base}/state/disputes/${id}/close`, 'Lost: it does not', { status: 'lost' })}</div>`
      return `<li><div class="line"><span class="sum">${money(amount, currency)}</span><span>${pill(status)}</span><span class="meta"><span>${plain(reason)}</span><a href="${around.base}/payments/${payment_intent}">the payment</a></span><span class="meta">${time(created)}</span></div>${ends}</li>`
    })
  return framed(
    'Disputes',
    'disputes',
    around,
    listed(lines, 'Nothing is disputed. The card 4000 0000 0000 0259 is paid with and then disputed.'),
  )
}
