import { type Request, type Response, Router } from 'express'
import { type Form, listPage, messagePage } from './mailbox-pages.ts'
import { type Message, type Messages, newestMessages } from './message.ts'

const asJson = ({ _id, to, from, subject, text, html, date }: Message) => ({ id: _id, to, from, subject, text, html, date })

/** The caught mails, as pages and as JSON. */
export const mailbox = (messages: Messages): Router => {
  const router = Router()
  const show = async ({ params, baseUrl }: Request<{ id: string }>, response: Response, next: () => void, form: Form): Promise<void> => {
    const message = await messages.get(params.id)
    if (message) response.type('html').send(messagePage(message, form, baseUrl))
    else next()
  }

  router.get('/', async ({ baseUrl }, response) => {
    response.type('html').send(listPage(await newestMessages(messages), baseUrl))
  })
  router.get('/messages', async ({ query }, response) => {
    const found = await newestMessages(messages)
    response.json(found.filter(({ to }) => typeof query.to !== 'string' || to.includes(query.to.toLowerCase())).map(asJson))
  })
  router.delete('/messages', async (_request, response) => {
    for (const { _id } of await newestMessages(messages)) await messages.erase(_id)
    response.status(204).end()
  })
  router.get('/:id', (request, response, next) => show(request, response, next, 'html'))
  router.get('/:id/text', (request, response, next) => show(request, response, next, 'text'))
  return router
}
