type Button = { label: string; href: string; spelledOut?: boolean }

/** A letter's parts in plain words; both its forms are made from them, so that they never differ. */
export type Words = {
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  paragraphs: readonly string[]
  /** `spelledOut`: its address is shown as well, where there is no other way to what it leads to. */
  button?: Button
  /** What the reader typed, quoted as it is. */
  quote?: string
  closing?: string
  /** Where to say that no more letters of this kind are wanted. */
  unsubscribe?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const SERIF = "'Bodoni Moda','Bodoni 72',Didot,Georgia,'Times New Roman',serif"
const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const FOOTER = 'Readings are written by an AI and are for entertainment only. For adults, 18 and over.'

const UNSUBSCRIBE = 'Stop letters like this one'

/** Mail programs fill up their list with the first words of the letter; these blanks keep them from it. */
const BLANKS = '&#847;&zwnj;&nbsp;'.repeat(60)

const paragraph = (text: string, colour = '#ecebf3'): string =>
  `<p style="margin:0 0 18px;font:400 16px/1.6 ${SANS};color:${colour};word-break:break-word;text-wrap:pretty">${escaped(text)}</p>`

/** Outlook knows no padding on a link and no round corners; it takes the padding from the cell. */
const buttonHtml = ({ label, href }: Button): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:10px 0 26px"><tr><td bgcolor="#667eea" style="border-radius:8px;background:#667eea;mso-padding-alt:14px 28px"><a href="${escaped(href)}" style="display:inline-block;padding:14px 28px;font:600 16px/1.25 ${SANS};color:#0d0e15;text-decoration:none;mso-padding-alt:0"><span style="color:#0d0e15">${escaped(label)}</span></a></td></tr></table>`

const addressHtml = ({ href }: Button): string =>
  `<p style="margin:0 0 18px;font:400 13px/1.6 ${SANS};color:#a9a7ba">If the button does not work, open this address:<br><a href="${escaped(href)}" style="color:#a9b6f7;word-break:break-all">${escaped(href)}</a></p>`

const quoteHtml = (text: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:4px 0 22px;table-layout:fixed"><tr><td style="padding:2px 0 2px 18px;border-left:1px solid #d9b978;font:400 16px/1.6 ${SANS};color:#ecebf3;word-break:break-word;overflow-wrap:anywhere">${escaped(text).replace(/\r?\n/g, '<br>')}</td></tr></table>`

/** A line of the letter's foot, with what it leads to. */
const unsubscribeHtml = (href: string): string =>
  `<br><a href="${escaped(href)}" style="display:inline-block;padding:10px 0;color:#a9b6f7">${UNSUBSCRIBE}</a>`

const bodyHtml = ({ paragraphs, quote, button, closing }: Words): string =>
  [
    ...paragraphs.map((text) => paragraph(text)),
    ...(quote === undefined ? [] : [quoteHtml(quote)]),
    ...(button ? [buttonHtml(button)] : []),
    ...(button?.spelledOut ? [addressHtml(button)] : []),
    ...(closing ? [paragraph(closing, '#a9a7ba')] : []),
  ].join('\n')

/**
 * Dark by itself, and says so, so that a mail program's dark mode has nothing to turn round. Tables, because mail programs know
 * nothing better; the conditional one gives Outlook the width it does not read from `max-width`.
 */
export const html = (product: string, words: Words): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="supported-color-schemes" content="dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escaped(words.title)}</title><style>:root{color-scheme:dark;supported-color-schemes:dark}</style></head>
<body style="margin:0;padding:0;background:#0d0e15;color:#ecebf3;-webkit-text-size-adjust:100%" bgcolor="#0d0e15">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escaped(words.preheader)}${BLANKS}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#0d0e15" style="background:#0d0e15"><tr><td align="center" style="padding:40px 20px 56px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 22px;font:400 24px/1 ${SERIF};color:#ecebf3"><span style="color:#d9b978" aria-hidden="true">&#10022;</span>&nbsp; ${escaped(product)}</td></tr>
<tr><td style="border-top:1px solid #d9b978;padding:5px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="border-top:1px solid #57503f;padding:36px 0 8px"><h1 style="margin:0 0 22px;font:400 34px/1.15 ${SERIF};color:#ecebf3;word-break:break-word;overflow-wrap:anywhere;text-wrap:balance">${escaped(words.title)}</h1>
${bodyHtml(words)}</td></tr>
<tr><td style="border-top:1px solid #2a2c3c;padding:20px 0 0;font:400 13px/1.6 ${SANS};color:#a9a7ba">${FOOTER}${words.unsubscribe ? unsubscribeHtml(words.unsubscribe) : ''}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`

/** The same words for programs and people that prefer them plain. */
export const text = (product: string, { title, paragraphs, button, quote, closing, unsubscribe }: Words): string =>
  [
    title,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(closing ? [closing] : []),
    // With its blank, this is the line by which mail programs know a signature.
    `-- \n${product}. ${FOOTER}${unsubscribe ? `\n${UNSUBSCRIBE}:\n${unsubscribe}` : ''}`,
  ].join('\n\n')
