import { Router } from 'express'
import { escaped, page } from '../page/page.ts'
import { type Message, type Messages, newestMessages } from './message.ts'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

const item = ({ _id, subject, to, date }: Message): string =>
  `<li><a href="/_dev/mailbox/${_id}"><h2>${escaped(subject)}</h2><span class="meta"><span>${escaped(to)}</span><time datetime="${date}">${when.format(new Date(date))}</time></span></a></li>`

const list = (messages: readonly Message[]): string =>
  `<p class="over">Development</p><h1>Mailbox</h1><p class="quiet">${
    messages.length > 0
      ? 'What Sibyl has sent, newest first. Nothing leaves this machine.'
      : 'Nothing has been sent yet. What Sibyl sends is kept here; nothing leaves this machine.'
  }</p><ul>${messages.map(item).join('')}</ul>`

/** The mail's own HTML may run no script, and its links open in the whole window. */
const whole = ({ subject, to, from, date, html, text }: Message): string => {
  const framed = escaped(`<base target="_top">${html}`)
  return `<p><a href="/_dev/mailbox">All mails</a></p><h1>${escaped(subject)}</h1><div class="meta"><span>To ${escaped(to)}</span><span>From ${escaped(from)}</span><time datetime="${date}">${when.format(new Date(date))}</time></div>
<iframe class="frame" title="The mail as it is sent" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe><h2>As plain text</h2><pre>${escaped(text)}</pre>`
}

const asJson = ({ _id, to, from, subject, text, html, date }: Message) => ({ id: _id, to, from, subject, text, html, date })

/** The caught mails, as pages and as JSON. */
export const mailbox = (messages: Messages): Router => {
  const router = Router()
  router.get('/', async (_request, response) => {
    response.type('html').send(page('Mailbox', list(await newestMessages(messages))))
  })
  router.get('/messages', async ({ query }, response) => {
    const found = await newestMessages(messages)
    response.json(found.filter(({ to }) => typeof query.to !== 'string' || to.includes(query.to.toLowerCase())).map(asJson))
  })
  router.delete('/messages', async (_request, response) => {
    for (const { _id } of await newestMessages(messages)) await messages.erase(_id)
    response.status(204).end()
  })
  router.get('/:id', async ({ params }, response, next) => {
    const message = await messages.get(params.id)
    if (message) response.type('html').send(page(message.subject, whole(message)))
    else next()
  })
  return router
}
