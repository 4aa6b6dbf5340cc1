import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { page } from '../page/page.ts'
import type { Message } from './message.ts'

const style = `<style>${readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8')}</style>`

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

const time = (date: string): string => `<time datetime="${escapeHtml(date)}">${when.format(new Date(date))}</time>`

const titleOf = ({ subject }: Message): string => subject || 'No subject'

/** All mails, newest first. `base` is where the mailbox is mounted. */
export const listPage = (messages: readonly Message[], base: string): string => {
  const lead =
    messages.length > 0
      ? 'What the product has sent, newest first. Nothing leaves this machine.'
      : 'Nothing has been sent yet. What the product sends is kept here; nothing leaves this machine.'
  const items = messages.map(
    (message) =>
      `<li><a href="${base}/${message._id}"><h2>${escapeHtml(titleOf(message))}</h2><span class="meta"><span class="address">${escapeHtml(message.to)}</span>${time(message.date)}</span></a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  return page('Mailbox', `${style}<p class="over">Development</p><h1>Mailbox</h1><p class="quiet">${lead}</p>${list}`)
}

/**
 * Opens the links of a mail in the whole window. The tag goes into the head if there is one: before the doctype it would disable the
 * doctype.
 */
const withTopLinks = (html: string): string => {
  const base = '<base target="_top">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => `${head}${base}`) : `${base}${html}`
}

/** The mail's own HTML may run no script; the frame allows only following a link that was clicked. */
const asSent = ({ html }: Message): string =>
  html
    ? `<iframe class="frame" title="The mail as it is sent" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(withTopLinks(html))}"></iframe>`
    : '<p class="quiet">This mail has no HTML part.</p>'

const asText = ({ text }: Message): string => (text ? `<pre>${escapeHtml(text)}</pre>` : '<p class="quiet">This mail has no text part.</p>')

export type Form = 'html' | 'text'

/** One mail in one of its two forms. */
export const messagePage = (message: Message, form: Form, base: string): string => {
  const tab = (of: Form, label: string, href: string): string =>
    `<a href="${href}"${of === form ? ' aria-current="page"' : ''}>${label}</a>`
  const own = `${base}/${message._id}`
  return page(
    titleOf(message),
    `${style}<p class="back"><a href="${base}">All mails</a></p><h1>${escapeHtml(titleOf(message))}</h1>
<div class="meta"><span class="address">To ${escapeHtml(message.to)}</span><span class="address">From ${escapeHtml(message.from)}</span>${time(message.date)}</div>
<nav class="tabs" aria-label="Form of the mail">${tab('html', 'As sent', own)}${tab('text', 'Plain text', `${own}/text`)}</nav>
${form === 'html' ? asSent(message) : asText(message)}`,
  )
}
