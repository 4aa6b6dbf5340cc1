const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an HTML element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const style = `
:root { color-scheme: dark; --serif: 'Bodoni Moda', 'Bodoni 72', Didot, 'Times New Roman', serif; --sans: 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: #0d0e15; color: #ecebf3; font: 1rem/1.55 var(--sans); }
main { max-width: 960px; margin: 0 auto; padding: clamp(32px, 6vw, 72px) 20px; }
.over { margin: 0; color: #d9b978; font-size: .875rem; }
h1 { margin: 4px 0 12px; font: 400 clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem)/1.1 var(--serif); text-wrap: balance; overflow-wrap: anywhere; }
h2 { margin: 0; font: 400 1.375rem/1.27 var(--serif); }
p { margin: 0 0 16px; max-width: 62ch; }
.quiet { color: #a9a7ba; }
a { color: #a9b6f7; text-underline-offset: .22em; }
code { color: #a9b6f7; font-size: .875rem; overflow-wrap: anywhere; }
ul { list-style: none; margin: 32px 0 0; padding: 0; border-top: 1px solid rgb(255 255 255 / .1); }
li { border-bottom: 1px solid rgb(255 255 255 / .1); }
li > a, li > div { display: grid; gap: 2px 24px; padding: 16px 4px; color: inherit; text-decoration: none; }
li > a:hover h2 { color: #d9b978; }
.meta { display: flex; flex-wrap: wrap; gap: 2px 20px; color: #a9a7ba; font-size: .875rem; }
.frame { width: 100%; height: min(860px, 90vh); margin: 24px 0; border: 1px solid rgb(255 255 255 / .1); border-radius: 8px; background: #0d0e15; }
pre { padding: 20px; border-radius: 8px; background: #1a1b23; font: .9375rem/1.6 var(--sans); white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid #a9b6f7; outline-offset: 3px; border-radius: 5px; }
`

/** A page of the development surface, in the product's look and without scripts. `body` is HTML. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`
