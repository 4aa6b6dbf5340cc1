import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'

const style = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

/** A page of the development surface, in the product's look and without scripts. `body` is HTML. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`
