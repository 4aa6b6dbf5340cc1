import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'
import express, { type Router } from 'express'
import { page } from '../../page/page.ts'
import type { Account } from '../account.ts'
import { money } from '../money.ts'
import type { Invoice } from '../shapes/invoices.ts'
import type { Charge } from '../shapes/payments.ts'

const day = (seconds: number): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)

const style = `<style>${readFileSync(new URL('./receipts.css', import.meta.url), 'utf8')}</style>`

const LEAD = 'A receipt of the Stripe emulator. No card has been charged.'

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([what, value]) => `<tr><td>${escapeHtml(what)}</td><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`

const head = (over: string, title: string): string =>
  `${style}<p class="over">${escapeHtml(over)}</p><h1>${escapeHtml(title)}</h1><p class="quiet">${LEAD}</p>`

const receiptOf = (charge: Charge): string => {
  const { brand, last4 } = charge.payment_method_details.card
  const refunded = charge.amount_refunded > 0 ? [['Refunded', `−${money(charge.amount_refunded, charge.currency)}`] as const] : []
  const rows = [
    [charge.description ?? 'Payment', money(charge.amount, charge.currency)],
    ...refunded,
    ['Date', day(charge.created)],
    ['Card', `${brand} •••• ${last4}`],
    ['Receipt', charge.receipt_number ?? charge.id],
  ] as const
  return page('Receipt', head('Stripe emulator', `Receipt for ${money(charge.amount, charge.currency)}`) + table(rows))
}

const invoiceOf = (invoice: Invoice): string => {
  const { currency } = invoice
  const credit = invoice.amount_due - invoice.total
  const rows = [
    ...invoice.lines.data.map(({ description, amount }) => [description, money(amount, currency)] as const),
    ...(credit === 0 ? [] : [['Balance', money(credit, currency)] as const]),
    ['Due', money(invoice.amount_due, currency)],
    ['Date', day(invoice.created)],
    ['Status', invoice.status],
  ] as const
  return page('Invoice', head('Stripe emulator', `Invoice ${invoice.number ?? invoice.id}`) + table(rows))
}

/** The pages behind `receipt_url` and `hosted_invoice_url`. Mounted at `/receipts`. */
export const receipts = ({ objects }: Account): Router => {
  const router = express.Router()
  router.get('/:id', ({ params: { id } }, response, next) => {
    const charge = objects.get('charge', id)
    const invoice = objects.get('invoice', id)
    if (charge) response.type('html').send(receiptOf(charge))
    else if (invoice && invoice.status !== 'draft') response.type('html').send(invoiceOf(invoice))
    else next()
  })
  return router
}
