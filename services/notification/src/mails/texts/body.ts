import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { memoize } from '@sibyl/platform/memoize'
import type { Button, MailText } from './mail-text.ts'

export const SERIF = "'Bodoni Moda','Bodoni 72',Didot,Georgia,'Times New Roman',serif"
export const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

/** The product's star in its ring, `size` pixels across. Drawn as a table cell, because many mail programs hide pictures at first. */
export const star = (size: number): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td align="center" valign="middle" width="${size}" height="${size}" style="width:${size}px;height:${size}px;border:1px solid #d9b978;border-radius:50%;background:#12142a;font-size:${Math.round(size * 0.6)}px;line-height:${size}px;color:#d9b978">&#10022;</td></tr></table>`

const paragraph = (inside: string, colour = '#ecebf3'): string =>
  `<p style="margin:0 0 18px;font:400 16px/1.6 ${SANS};color:${colour};word-break:break-word;text-wrap:pretty">${inside}</p>`

/** Mail programs turn every address into a link, in a blue that is unreadable on night. So the text links it itself. */
const withMailLink = (text: string, address: string): string =>
  escapeHtml(text).replaceAll(
    escapeHtml(address),
    () => `<a href="mailto:${escapeHtml(address)}" style="color:#a9b6f7">${escapeHtml(address)}</a>`,
  )

/** Outlook ignores padding and round corners on a link; it takes the padding from the cell. */
const buttonHtml = ({ label, href }: Button): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:10px 0 26px"><tr><td bgcolor="#667eea" style="border-radius:8px;background:#667eea;mso-padding-alt:14px 28px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font:600 16px/1.25 ${SANS};color:#0d0e15;text-decoration:none;mso-padding-alt:0"><span style="color:#0d0e15">${escapeHtml(label)}</span></a></td></tr></table>`

const addressHtml = ({ href }: Button): string =>
  `<p style="margin:0 0 18px;font:400 13px/1.6 ${SANS};color:#a9a7ba">If the button does not work, open this address:<br><a href="${escapeHtml(href)}" style="color:#a9b6f7;word-break:break-all">${escapeHtml(href)}</a></p>`

const quoteHtml = (text: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:4px 0 22px;table-layout:fixed"><tr><td style="padding:2px 0 2px 18px;border-left:1px solid #d9b978;font:400 16px/1.6 ${SANS};color:#ecebf3;word-break:break-word;overflow-wrap:anywhere">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</td></tr></table>`

const coinsHtml = (count: number): string =>
  `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${`<td style="padding:0 8px 0 0">${star(36)}</td>`.repeat(count)}</tr></table>`

const envelopePng = memoize(() => readFileSync(new URL('../../../data/envelope.png', import.meta.url)).toString('base64'))

/** The envelope of the gift's page. The mailer attaches the picture to the mail, so that nothing is fetched when it is read. */
const envelopeHtml = (): string =>
  `<img src="data:image/png;base64,${envelopePng()}" alt="A sealed envelope" width="440" style="display:block;width:100%;max-width:440px;height:auto;margin:0 0 28px;border:0;font:400 16px/1.6 ${SANS};color:#d9b978">`

const factHtml = (name: string, value: string, last: boolean): string =>
  `<tr><th scope="row" align="left" valign="baseline" width="24%" style="padding:11px 12px 11px 0;border-top:1px solid #2a2c3c;font:400 14px/1.5 ${SANS};color:#a9a7ba">${escapeHtml(name)}</th><td align="right" valign="baseline" style="padding:11px 0;border-top:1px solid #2a2c3c;font:${last ? `400 24px/1.2 ${SERIF}` : `400 16px/1.5 ${SANS}`};color:#ecebf3;word-break:break-word;text-wrap:balance">${escapeHtml(value)}</td></tr>`

const factsHtml = (facts: NonNullable<MailText['facts']>): string =>
  `<table cellpadding="0" cellspacing="0" width="100%" style="margin:6px 0 24px;border-bottom:1px solid #2a2c3c">${facts.map(([name, value], nth) => factHtml(name, value, nth === facts.length - 1)).join('')}</table>`

/** The body between title and foot; `support` is the address that its closing words may name. */
export const bodyHtml = ({ coins, envelope, paragraphs, facts, quote, button, closing }: MailText, support: string): string =>
  [
    ...(coins ? [coinsHtml(coins)] : []),
    ...(envelope ? [envelopeHtml()] : []),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(facts ? [factsHtml(facts)] : []),
    ...(quote === undefined ? [] : [quoteHtml(quote)]),
    ...(button ? [buttonHtml(button)] : []),
    ...(button?.spelledOut ? [addressHtml(button)] : []),
    ...(closing ? [paragraph(withMailLink(closing, support), '#a9a7ba')] : []),
  ].join('\n')
