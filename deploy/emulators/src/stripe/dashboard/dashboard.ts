import express, { type Request, type Response, type Router } from 'express'
import type { Account } from '../account.ts'
import { eventPage, eventsPage } from './events-pages.ts'
import type { Around } from './frame.ts'
import { disputesPage, paymentPage, paymentsPage } from './payments-pages.ts'
import { subscriptionsPage } from './subscriptions-page.ts'
import { switchesPage } from './switches-page.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const around = ({ baseUrl, query }: Pick<Request, 'baseUrl' | 'query'>): Around => ({
  base: baseUrl,
  done: text(query.done),
  refused: text(query.refused),
})

/** The dashboard of the account, without scripts; its forms go to `/state`. Mounted beside the API. */
export const dashboard = (account: Account): Router => {
  const router = express.Router()
  const html = (response: Response, page: string): void => void response.type('html').send(page)

  router.get('/', (request, response) => html(response, paymentsPage(account, around(request))))
  router.get('/payments/:id', (request, response, next) => {
    const intent = account.objects.get('payment_intent', request.params.id)
    if (intent) html(response, paymentPage(account, intent, around(request)))
    else next()
  })
  router.get('/subscriptions', (request, response) => html(response, subscriptionsPage(account, around(request))))
  router.get('/disputes', (request, response) => html(response, disputesPage(account, around(request))))
  router.get('/events', (request, response) => html(response, eventsPage(account, around(request), text(request.query.after))))
  router.get('/events/:id', (request, response, next) => {
    const event = account.objects.get('event', request.params.id)
    if (event) html(response, eventPage(account, event, around(request)))
    else next()
  })
  router.get('/switches', (request, response) => html(response, switchesPage(account, around(request))))
  return router
}
