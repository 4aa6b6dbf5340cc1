import { escapeHtml } from '@sibyl/platform/escape-html'
import { bodyHtml, SANS, SERIF, star } from './body.ts'
import type { MailText, Sender } from './mail-text.ts'

const FOOTER = 'Readings are written by an AI and are for entertainment only. For adults, 18 and over.'

const UNSUBSCRIBE = 'Unsubscribe from emails like this'

/** Mail programs preview the first words of a mail; these blanks keep the rest of the text out of the preview. */
const BLANKS = '&#847;&zwnj;&nbsp;'.repeat(60)

/** A line of the footer, tall enough for a finger. */
const footLink = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 18px 10px 0;color:#a9b6f7">${escapeHtml(label)}</a>`

const footHtml = ({ home, support }: Sender, { unsubscribe }: MailText): string =>
  `${FOOTER}<br>${footLink(home, new URL(home).host)}${footLink(`mailto:${support}`, support)}${unsubscribe ? footLink(unsubscribe, UNSUBSCRIBE) : ''}`

/**
 * Dark by design, and declared so, so that a mail program's dark mode inverts nothing. Uses tables, because mail programs support nothing
 * better; the conditional one gives Outlook the width that it does not read from `max-width`.
 */
export const html = (sender: Sender, words: MailText): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="supported-color-schemes" content="dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(words.title)}</title><style>:root{color-scheme:dark;supported-color-schemes:dark}</style></head>
<body style="margin:0;padding:0;background:#0d0e15;color:#ecebf3;-webkit-text-size-adjust:100%" bgcolor="#0d0e15">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(words.preheader)}${BLANKS}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#0d0e15" style="background:#0d0e15"><tr><td align="center" style="padding:40px 20px 56px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td aria-hidden="true" style="padding:0 12px 0 0">${star(26)}</td><td style="font:400 24px/1 ${SERIF};color:#ecebf3">${escapeHtml(sender.product)}</td></tr></table></td></tr>
<tr><td style="border-top:1px solid #d9b978;padding:5px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="border-top:1px solid #57503f;padding:36px 0 8px"><h1 style="margin:0 0 22px;font:400 34px/1.15 ${SERIF};color:#ecebf3;word-break:break-word;overflow-wrap:anywhere;text-wrap:balance">${escapeHtml(words.title)}</h1>
${bodyHtml(words, sender.support)}</td></tr>
<tr><td style="border-top:1px solid #2a2c3c;padding:20px 0 0;font:400 13px/1.6 ${SANS};color:#a9a7ba">${footHtml(sender, words)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`

/** The same content as plain text, for programs and people that prefer it. */
export const text = (
  { product, home, support }: Sender,
  { title, paragraphs, facts, button, quote, closing, unsubscribe }: MailText,
): string =>
  [
    title,
    ...paragraphs,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(closing ? [closing] : []),
    // Mail programs recognise a signature by the line `-- `, whose trailing space matters.
    `-- \n${product}. ${FOOTER}\n${home}\n${support}${unsubscribe ? `\n${UNSUBSCRIBE}:\n${unsubscribe}` : ''}`,
  ].join('\n\n')
