import express, { type ErrorRequestHandler, type Request, type Router } from 'express'
import { z } from 'zod'
import { type Account, NO_CAUSE } from '../account.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { advance } from '../clocks/advance.ts'
import { changeDeliverySettings, type DeliverySettings, readDeliverySettings } from '../events/delivery-settings.ts'
import { Failure } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import { money } from '../money.ts'
import { closeDispute, openDispute } from '../payments/disputes.ts'
import { refundCharge } from '../payments/refunds.ts'

/** The charge itself, or its payment. */
const disputeSchema = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().default(''),
  reason: z.string().default('fraudulent'),
})
const refundSchema = z.strictObject({ amount: z.coerce.number().positive() })
const closeSchema = z.strictObject({ status: z.enum(['won', 'lost']) })
const advanceSchema = z.strictObject({ seconds: z.coerce.number() })

type Sent = Record<string, unknown>
/** The answer to a program, and the sentence that the dashboard shows instead. */
type Done = { answer: object; said: string }

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof Failure) return error.body.message
  return error instanceof z.ZodError ? z.prettifyError(error) : undefined
}

/**
 * Switches and other functions that only an emulator has. Mounted at `/state`. Programs send and receive JSON; a form of the dashboard is
 * answered with the page that shows the result.
 */
export const stateRoutes = (account: Account): Router => {
  const { objects, queue, settings } = account
  const router = express.Router()
  router.use(express.json(), express.urlencoded({ extended: false }))

  /** `page`: the dashboard's page about it. */
  const post = (path: string, page: (id: string, sent: Sent) => string, work: (id: string, sent: Sent) => Done): void => {
    router.post(path, (request: Request<{ id?: string }>, response) => {
      const { id = '' } = request.params
      const sent: Sent = request.body ?? {}
      const isForm = Boolean(request.is('urlencoded'))
      const show = (result: Record<string, string>): void =>
        response.redirect(303, `${request.baseUrl.replace(/\/state$/, '')}/${page(id, sent)}?${new URLSearchParams(result)}`)
      try {
        const { answer, said } = work(id, sent)
        if (isForm) show({ done: said })
        else response.json(answer)
      } catch (error) {
        const refused = reasonOf(error)
        if (!isForm || refused === undefined) throw error
        show({ refused })
      }
    })
  }
  const paymentOf = (chargeId: string): string => {
    const charge = objects.get('charge', chargeId)
    return charge ? `payments/${charge.payment_intent}` : ''
  }
  const changeSettings = (patch: unknown): DeliverySettings => {
    const changed = changeDeliverySettings(settings, patch)
    account.wakeDeliveries()
    return changed
  }
  const clock = () => {
    const ahead = account.ahead()
    return { now: new Date(Date.now() + ahead * 1000).toISOString(), aheadSeconds: ahead }
  }

  router.get('/settings', (_request, response) => void response.json(readDeliverySettings(settings)))
  router.put('/settings', ({ body }, response) => void response.json(changeSettings(body)))
  post(
    '/settings',
    () => 'switches',
    (_id, { paused, shuffle, ...others }) => ({
      // A box that is not ticked is not sent.
      answer: changeSettings({ ...others, paused: paused !== undefined, shuffle: shuffle !== undefined }),
      said: 'Saved.',
    }),
  )
  router.get('/clock', (_request, response) => void response.json(clock()))
  post(
    '/clock/advance',
    () => 'switches',
    (_id, sent) => {
      advance(account, advanceSchema.parse(sent).seconds)
      return { answer: clock(), said: 'The clock is moved forward, and what was due is done.' }
    },
  )
  router.get('/deliveries', (_request, response) => void response.json(queue.counts()))
  router.get('/events/:id/deliveries', ({ params }, response) => void response.json(queue.of(params.id)))
  post(
    '/events/:id/redeliver',
    (id) => `events/${id}`,
    (id) => {
      queue.again(found(objects, 'event', id).id)
      account.wakeDeliveries()
      return { answer: queue.of(id), said: 'It is on its way again.' }
    },
  )
  post('/charges/:id/refund', paymentOf, (id, sent) => {
    const amount = Math.round(refundSchema.parse(sent).amount * 100)
    const charge = found(objects, 'charge', id)
    const asked = { amount, reason: 'requested_by_customer', metadata: {} } as const
    const answer = account.transact(NO_CAUSE, (scope) => refundCharge(scope, charge, asked))
    return { answer, said: `${money(amount, charge.currency)} given back.` }
  })
  post(
    '/disputes',
    (_id, { charge }) => paymentOf(String(charge)),
    (_id, sent) => {
      const { charge: named, payment_intent: intent, reason } = disputeSchema.parse(sent)
      const id = named ?? objects.get('payment_intent', intent)?.latest_charge ?? intent
      const answer = account.transact(NO_CAUSE, (scope) => openDispute(scope, found(objects, 'charge', id), reason))
      return { answer, said: 'Disputed: the money is taken back until it is decided.' }
    },
  )
  post(
    '/disputes/:id/close',
    () => 'disputes',
    (id, sent) => {
      const { status } = closeSchema.parse(sent)
      const answer = account.transact(NO_CAUSE, (scope) => closeDispute(scope, found(objects, 'dispute', id), status))
      return { answer, said: status === 'won' ? 'Won: the money is back.' : 'Lost: the money is gone.' }
    },
  )
  post(
    '/subscriptions/:id/end',
    () => 'subscriptions',
    (id) => {
      const answer = account.transact(NO_CAUSE, (scope) => endSubscription(scope, found(objects, 'subscription', id), {}))
      return { answer, said: 'The subscription is over.' }
    },
  )
  router.use(failed)
  return router
}

const failed: ErrorRequestHandler = (error, _request, response, next) => {
  const message = reasonOf(error)
  if (error instanceof Failure) response.status(error.status).json({ error: error.body })
  else if (message !== undefined) response.status(400).json({ error: { message, type: 'invalid_request_error' } })
  else next(error)
}
