/** A letter's parts in plain words; both its forms are made from them, so that they never differ. */
export type Words = {
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; href: string }
  /** What the reader typed, quoted as it is. */
  quote?: string
  closing?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const SERIF = "'Bodoni Moda','Bodoni 72',Didot,Georgia,'Times New Roman',serif"
const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const paragraph = (text: string, colour = '#ecebf3'): string =>
  `<p style="margin:0 0 18px;font:400 16px/1.6 ${SANS};color:${colour}">${escaped(text)}</p>`

const buttonHtml = ({ label, href }: { label: string; href: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:10px 0 26px"><tr><td bgcolor="#667eea" style="border-radius:8px;background:#667eea"><a href="${escaped(href)}" style="display:inline-block;padding:14px 28px;font:600 16px/1.25 ${SANS};color:#0d0e15;text-decoration:none">${escaped(label)}</a></td></tr></table>
<p style="margin:0 0 18px;font:400 13px/1.6 ${SANS};color:#a9a7ba">If the button does not work, open this address:<br><a href="${escaped(href)}" style="color:#a9b6f7;word-break:break-all">${escaped(href)}</a></p>`

const quoteHtml = (text: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:4px 0 22px"><tr><td style="padding:2px 0 2px 18px;border-left:1px solid #d9b978;font:400 16px/1.6 ${SANS};color:#ecebf3;white-space:pre-wrap">${escaped(text)}</td></tr></table>`

/** Dark by itself, so that a mail program's dark mode has nothing to turn round. Tables, because mail programs know nothing better. */
export const html = (product: string, { preheader, title, paragraphs, button, quote, closing }: Words): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="supported-color-schemes" content="dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:0;background:#0d0e15;color:#ecebf3" bgcolor="#0d0e15">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#0d0e15" style="background:#0d0e15"><tr><td align="center" style="padding:40px 20px 56px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 22px;font:400 24px/1 ${SERIF};color:#ecebf3"><span style="color:#d9b978">&#10022;</span>&nbsp; ${escaped(product)}</td></tr>
<tr><td style="border-top:1px solid #d9b978;padding:5px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="border-top:1px solid #57503f;padding:36px 0 8px"><h1 style="margin:0 0 22px;font:400 34px/1.15 ${SERIF};color:#ecebf3">${escaped(title)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${quote === undefined ? '' : quoteHtml(quote)}${button ? buttonHtml(button) : ''}${closing ? paragraph(closing, '#a9a7ba') : ''}</td></tr>
<tr><td style="border-top:1px solid #2a2c3c;padding:20px 0 0;font:400 13px/1.6 ${SANS};color:#a9a7ba">Readings are written by an AI and are for entertainment only. For adults, 18 and over.</td></tr>
</table></td></tr></table></body></html>`

/** The same words for programs and people that prefer them plain. */
export const text = (product: string, { title, paragraphs, button, quote, closing }: Words): string =>
  [
    title,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(closing ? [closing] : []),
    `--\n${product}. Readings are written by an AI and are for entertainment only. For adults, 18 and over.`,
  ].join('\n\n')
