import { createHash } from 'node:crypto'
import type { PublicCard } from '@sibyl/contracts/http/public-card'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { cardSvg } from '../pictures/deck/card-svg.ts'
import { printedStyle } from '../pictures/deck/printed-card.ts'

/** Light or dark, as the reader's system or the frame's `color-scheme` says. */
const style = `:root{color-scheme:light dark;--ground:#f6f1e5;--text:#1d1b24;--quiet:#5b5562;--gold:#77571a;--line:#ded3bd}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif;padding:16px;display:grid;grid-template-columns:minmax(84px,34%) 1fr;gap:4px 18px;max-width:560px;margin:auto}
svg{display:block;width:100%;max-width:150px;height:auto}
.reversed svg{transform:rotate(180deg)}
.card{grid-row:1/3}
.day,.foot{color:var(--quiet);font-size:13px}
h1{font:400 25px/1.2 "Bodoni Moda","Bodoni 72",Didot,Georgia,serif;margin:2px 0 8px}
a{color:var(--gold);text-underline-offset:.24em}
a:focus-visible{outline:2px solid;outline-offset:3px}
.foot{align-self:end;border-top:1px solid var(--line);padding-top:8px}
@media(max-width:419px){body{font-size:13px;line-height:1.4;padding:12px;gap:4px 14px}.card{grid-row:auto}h1{font-size:21px;margin-bottom:4px}.day,.foot{font-size:12px}.foot{grid-column:1/-1}}
@media(max-width:279px){body{grid-template-columns:1fr}}
@media(prefers-color-scheme:dark){:root{--ground:#0d0e15;--text:#ece9f4;--quiet:#a9a5b8;--gold:#d9b978;--line:#2a2d45}}
@media(prefers-color-scheme:light){${printedStyle}}`

const hash = createHash('sha256').update(style).digest('base64')

/** Any site may frame this page and no other. Nothing runs in it, and it loads nothing. */
export const widgetHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const longDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The page of the public card for an iframe on another site: complete in itself. */
export const widgetPage = ({ card, label, reversed, meaning, draw }: PublicCard, product: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${label}: the card of the day`)}</title>
<style>${style}</style>
<body${reversed ? ' class="reversed"' : ''}>
<a class="card" href="/deck/${card}" target="_blank">${cardSvg(card) ?? ''}</a>
<div>
<p class="day"><time datetime="${draw.date}">${longDate.format(new Date(draw.date))}</time></p>
<h1>${escapeHtml(label)}</h1>
<p>${escapeHtml(meaning)}</p>
</div>
<p class="foot">The card of the day, for everybody. <a href="/reading/daily-card" target="_blank">Turn your own at ${escapeHtml(product)}</a></p>
</html>
`
