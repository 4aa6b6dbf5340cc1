import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { page } from '../../page/page.ts'

const style = `<style>${readFileSync(new URL('./dashboard.css', import.meta.url), 'utf8')}</style>`

const tabs = [
  ['', 'Payments'],
  ['subscriptions', 'Subscriptions'],
  ['disputes', 'Disputes'],
  ['events', 'Events'],
  ['switches', 'Clock and switches'],
] as const
export type Tab = (typeof tabs)[number][0]

/** The dashboard's mount path, and the result of the last action. */
export type Around = { base: string; done?: string | undefined; refused?: string | undefined }

const said = ({ done, refused }: Around): string => {
  if (refused) return `<p class="said bad" role="alert">${escapeHtml(refused)}</p>`
  return done ? `<p class="said good" role="status">${escapeHtml(done)}</p>` : ''
}

/** A page of the dashboard: its title, the navigation, and `body`, which is HTML. */
export const framed = (title: string, tab: Tab, around: Around, body: string): string => {
  const links = tabs.map(([path, label]) => `<a href="${around.base}/${path}"${path === tab ? ' aria-current="page"' : ''}>${label}</a>`)
  const lead = 'An account of Stripe, emulated on this machine. No card is charged and no money moves.'
  return page(
    `${title} · Emulated payments`,
    `${style}<p class="over">Development</p><h1>Emulated payments</h1><p class="quiet">${lead} Its API is at <code>${around.base}/v1</code>.</p>
<nav class="tabs" aria-label="Emulated payments">${links.join('')}</nav>${said(around)}${body}`,
  )
}

const good = new Set(['succeeded', 'active', 'paid', 'won', 'delivered'])
const bad = new Set(['failed', 'canceled', 'past_due', 'unpaid', 'lost', 'needs_response', 'incomplete_expired', 'dropped', 'disputed'])

/** A status in a pill, green or red for some. */
export const pill = (state: string): string => {
  const kind = good.has(state) ? ' good' : bad.has(state) ? ' bad' : ''
  return `<span class="state${kind}">${escapeHtml(state.replaceAll('_', ' '))}</span>`
}

/** The rows of a list, or a sentence for an empty one. */
export const listed = (lines: readonly string[], none: string): string =>
  lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<p class="quiet">${none}</p>`

/** Names and values; a value is HTML. */
export const facts = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`

/** A button for one action. */
export const action = (href: string, label: string, hidden: Readonly<Record<string, string>> = {}): string => {
  const fields = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  return `<form method="post" action="${href}">${fields.join('')}<button>${label}</button></form>`
}
