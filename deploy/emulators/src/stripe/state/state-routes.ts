import express, { type ErrorRequestHandler, type Router } from 'express'
import { z } from 'zod'
import { type Account, NO_CAUSE } from '../account.ts'
import { advance } from '../clocks/advance.ts'
import { changeDeliverySettings, readDeliverySettings } from '../events/delivery-settings.ts'
import { redeliver } from '../events/redeliver.ts'
import { Failure } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import { closeDispute, openDispute } from '../payments/disputes.ts'

/** The charge itself, or its payment. */
const disputeSchema = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  reason: z.string().default('fraudulent'),
})

/** Switches and other functions that only an emulator has, as JSON. Mounted at `/state`. */
export const stateRoutes = (account: Account): Router => {
  const router = express.Router()
  const { objects, queue, settings } = account
  router.use(express.json())

  router.get('/settings', (_request, response) => void response.json(readDeliverySettings(settings)))
  router.put('/settings', (request, response) => {
    const changed = changeDeliverySettings(settings, request.body)
    account.wakeDeliveries()
    response.json(changed)
  })

  const clock = () => {
    const ahead = account.ahead()
    return { now: new Date(Date.now() + ahead * 1000).toISOString(), aheadSeconds: ahead }
  }
  router.get('/clock', (_request, response) => void response.json(clock()))
  router.post('/clock/advance', ({ body }, response) => {
    advance(account, z.strictObject({ seconds: z.number() }).parse(body).seconds)
    response.json(clock())
  })

  router.get('/deliveries', (_request, response) => void response.json(queue.counts()))
  router.get('/events/:id/deliveries', ({ params }, response) => void response.json(queue.of(params.id)))
  router.post('/events/:id/redeliver', ({ params }, response) => {
    redeliver(account, params.id)
    response.json(queue.of(params.id))
  })

  router.post('/disputes', (request, response) => {
    const { charge: named, payment_intent: intent = '', reason } = disputeSchema.parse(request.body)
    const id = named ?? objects.get('payment_intent', intent)?.latest_charge ?? intent
    response.json(account.transact(NO_CAUSE, (scope) => openDispute(scope, found(objects, 'charge', id), reason)))
  })
  router.post('/disputes/:id/close', ({ params, body }, response) => {
    const { status } = z.strictObject({ status: z.enum(['won', 'lost']) }).parse(body)
    response.json(account.transact(NO_CAUSE, (scope) => closeDispute(scope, found(objects, 'dispute', params.id), status)))
  })
  router.use(failed)
  return router
}

const failed: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof Failure) response.status(error.status).json({ error: error.body })
  else if (error instanceof z.ZodError)
    response.status(400).json({ error: { message: z.prettifyError(error), type: 'invalid_request_error' } })
  else next(error)
}
