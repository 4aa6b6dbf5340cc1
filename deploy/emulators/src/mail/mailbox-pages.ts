import { escaped, page } from '../page/page.ts'
import type { Message } from './message.ts'

const style = `<style>
li > a { padding-inline: 0; }
@media (min-width: 700px) { li > a { grid-template-columns: 1fr auto; align-items: baseline; } li > a h2 { grid-row: span 2; } li > a .meta { display: grid; justify-items: end; } }
.tabs { display: flex; gap: 32px; margin: 32px 0 24px; border-bottom: 1px solid rgb(255 255 255 / .1); }
.tabs a { padding: 12px 0; margin-bottom: -1px; border-bottom: 2px solid transparent; color: #a9a7ba; text-decoration: none; }
.tabs a:hover { color: #ecebf3; }
.tabs a[aria-current] { color: #ecebf3; border-color: #d9b978; }
.back { margin: 0 0 24px; } .frame { margin: 0; height: min(720px, 90vh); } pre { margin: 0; }
.address { overflow-wrap: anywhere; }
</style>`

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

const time = (date: string): string => `<time datetime="${escaped(date)}">${when.format(new Date(date))}</time>`

const titleOf = ({ subject }: Message): string => subject || 'No subject'

/** All mails, newest first. `base` is where the mailbox is mounted. */
export const listPage = (messages: readonly Message[], base: string): string => {
  const lead =
    messages.length > 0
      ? 'What the product has sent, newest first. Nothing leaves this machine.'
      : 'Nothing has been sent yet. What the product sends is kept here; nothing leaves this machine.'
  const items = messages.map(
    (message) =>
      `<li><a href="${base}/${message._id}"><h2>${escaped(titleOf(message))}</h2><span class="meta"><span class="address">${escaped(message.to)}</span>${time(message.date)}</span></a></li>`,
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
    ? `<iframe class="frame" title="The mail as it is sent" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escaped(withTopLinks(html))}"></iframe>`
    : '<p class="quiet">This mail has no HTML part.</p>'

const asText = ({ text }: Message): string => (text ? `<pre>${escaped(text)}</pre>` : '<p class="quiet">This mail has no text part.</p>')

export type Form = 'html' | 'text'

/** One mail in one of its two forms. */
export const messagePage = (message: Message, form: Form, base: string): string => {
  const tab = (of: Form, label: string, href: string): string =>
    `<a href="${href}"${of === form ? ' aria-current="page"' : ''}>${label}</a>`
  const own = `${base}/${message._id}`
  return page(
    titleOf(message),
    `${style}<p class="back"><a href="${base}">All mails</a></p><h1>${escaped(titleOf(message))}</h1>
<div class="meta"><span class="address">To ${escaped(message.to)}</span><span class="address">From ${escaped(message.from)}</span>${time(message.date)}</div>
<nav class="tabs" aria-label="Form of the mail">${tab('html', 'As sent', own)}${tab('text', 'Plain text', `${own}/text`)}</nav>
${form === 'html' ? asSent(message) : asText(message)}`,
  )
}
