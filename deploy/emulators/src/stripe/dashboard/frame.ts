import { escaped, page } from '../../page/page.ts'

const style = `<style>
main { max-width: 1080px; }
.tabs { display: flex; flex-wrap: wrap; gap: 4px 28px; margin: 28px 0 24px; border-bottom: 1px solid rgb(255 255 255 / .1); }
.tabs a { padding: 12px 0; margin-bottom: -1px; border-bottom: 2px solid transparent; color: #a9a7ba; text-decoration: none; }
.tabs a:hover { color: #ecebf3; }
.tabs a[aria-current] { color: #ecebf3; border-color: #d9b978; }
ul { margin-top: 0; border-top: 0; }
li { padding: 14px 0; display: grid; gap: 4px 24px; }
li > a { padding: 0; margin: -14px 0; padding-block: 14px; }
li > a > *, li > .line > * { justify-self: start; }
@media (min-width: 700px) { li > a, li > .line { grid-template-columns: 1fr auto; align-items: baseline; } li > a > :nth-child(even), li > .line > :nth-child(even) { justify-self: end; } }
li .sum, .big { font: 400 1.375rem/1.27 var(--serif); font-variant-numeric: tabular-nums; }
li > .line { display: grid; gap: 2px 24px; }
.id { overflow-wrap: anywhere; }
.state { font-family: var(--sans); padding: 2px 10px; border: 1px solid rgb(255 255 255 / .2); border-radius: 99px; color: #a9a7ba; font-size: .8125rem; white-space: nowrap; }
.state.good { color: #93c9a8; border-color: rgb(147 201 168 / .5); } .state.bad { color: #f2988c; border-color: rgb(242 152 140 / .5); }
dl { display: grid; grid-template-columns: minmax(110px, auto) 1fr; gap: 8px 24px; margin: 0 0 32px; }
dt { color: #a9a7ba; } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
section ul { border-top: 1px solid rgb(255 255 255 / .1); }
.forms { display: grid; gap: 20px; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
section { margin-top: 40px; } section h2 { margin-bottom: 12px; }
form { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: end; margin: 0; }
fieldset { display: grid; gap: 12px 24px; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); width: 100%; margin: 0; padding: 24px; border: 1px solid rgb(255 255 255 / .1); border-radius: 8px; background: #1a1b23; }
legend { padding: 0 8px; margin-left: -8px; font: 400 1.375rem/1 var(--serif); }
label { display: grid; gap: 6px; font-size: .9375rem; } label.check { display: flex; gap: 12px; align-items: center; }
input, select { min-height: 44px; width: 100%; padding: 8px 12px; border: 1px solid #74728a; border-radius: 8px; background: #0d0e15; color: inherit; font: inherit; }
input[type=checkbox] { width: 20px; min-height: 20px; flex: none; accent-color: #667eea; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid rgb(255 255 255 / .2); border-radius: 8px; background: #232533; color: #ecebf3; font: 600 .9375rem var(--sans); cursor: pointer; }
button:hover { border-color: rgb(255 255 255 / .4); } button.p { background: #667eea; border-color: #667eea; color: #0d0e15; }
.said { margin: 0 0 24px; padding: 12px 16px; border: 1px solid currentColor; border-radius: 8px; max-width: none; } .said.bad { color: #f2988c; } .said.good { color: #93c9a8; }
.more { margin-top: 16px; }
</style>`

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
  if (refused) return `<p class="said bad" role="alert">${escaped(refused)}</p>`
  return done ? `<p class="said good" role="status">${escaped(done)}</p>` : ''
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
  return `<span class="state${kind}">${escaped(state.replaceAll('_', ' '))}</span>`
}

/** The rows of a list, or a sentence for an empty one. */
export const listed = (lines: readonly string[], none: string): string =>
  lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<p class="quiet">${none}</p>`

/** Names and values; a value is HTML. */
export const facts = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`

/** A button for one action. */
export const action = (href: string, label: string, hidden: Readonly<Record<string, string>> = {}): string => {
  const fields = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  return `<form method="post" action="${href}">${fields.join('')}<button>${label}</button></form>`
}
