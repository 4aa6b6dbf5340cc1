import express, { type Router } from 'express'
import { z } from 'zod'
import { type Account, NO_CAUSE } from '../account.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { advance } from '../clocks/advance.ts'
import { changeDeliverySettings } from '../events/delivery-settings.ts'
import { redeliver } from '../events/redeliver.ts'
import { Failure } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import { money } from '../money.ts'
import { closeDispute, openDispute } from '../payments/disputes.ts'
import { refundCharge } from '../payments/refunds.ts'

const switches = z.object({
  dropPercent: z.coerce.number(),
  duplicatePercent: z.coerce.number(),
  delayMs: z.coerce.number(),
  parallel: z.coerce.number(),
  retryFirstMs: z.coerce.number(),
  seed: z.string(),
  paused: z.string().optional(),
  shuffle: z.string().optional(),
})

/** The result of an action, and the page that shows it. */
type Done = { said: string; to: string }

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof Failure) return error.body.message
  return error instanceof z.ZodError ? z.prettifyError(error) : undefined
}

/** The actions of the dashboard's forms. Each redirects to a page that shows the result. */
export const actions = (account: Account): Router => {
  const { objects, settings } = account
  const router = express.Router()
  router.use(express.urlencoded({ extended: false }))

  const post = (path: string, back: (id: string) => string, work: (id: string, form: Record<string, unknown>) => Done): void => {
    router.post(path, ({ params, body, baseUrl }: express.Request<{ id?: string }>, response, next) => {
      const id = params.id ?? ''
      try {
        const { said, to } = work(id, body ?? {})
        response.redirect(303, `${baseUrl}/${to}?${new URLSearchParams({ done: said })}`)
      } catch (error) {
        const reason = reasonOf(error)
        if (reason === undefined) next(error)
        else response.redirect(303, `${baseUrl}/${back(id)}?${new URLSearchParams({ refused: reason })}`)
      }
    })
  }
  const paymentOf = (chargeId: string): string => {
    const charge = objects.get('charge', chargeId)
    return charge ? `payments/${charge.payment_intent}` : ''
  }

  post('/charges/:id/refund', paymentOf, (id, form) => {
    const amount = Math.round(z.coerce.number().positive().parse(form.amount) * 100)
    const charge = found(objects, 'charge', id)
    account.transact(NO_CAUSE, (scope) => refundCharge(scope, charge, { amount, reason: 'requested_by_customer', metadata: {} }))
    return { said: `${money(amount, charge.currency)} given back.`, to: paymentOf(id) }
  })
  post('/charges/:id/dispute', paymentOf, (id, { reason }) => {
    account.transact(NO_CAUSE, (scope) =>
      openDispute(scope, found(objects, 'charge', id), reason === 'product_not_received' ? reason : 'fraudulent'),
    )
    return { said: 'Disputed: the money is taken back until it is decided.', to: paymentOf(id) }
  })
  post(
    '/disputes/:id/close',
    () => 'disputes',
    (id, form) => {
      const status = z.enum(['won', 'lost']).parse(form.status)
      account.transact(NO_CAUSE, (scope) => closeDispute(scope, found(objects, 'dispute', id), status))
      return { said: status === 'won' ? 'Won: the money is back.' : 'Lost: the money is gone.', to: 'disputes' }
    },
  )
  post(
    '/subscriptions/:id/end',
    () => 'subscriptions',
    (id) => {
      account.transact(NO_CAUSE, (scope) => endSubscription(scope, found(objects, 'subscription', id), {}))
      return { said: 'The subscription is over.', to: 'subscriptions' }
    },
  )
  post(
    '/events/:id/redeliver',
    (id) => `events/${id}`,
    (id) => {
      redeliver(account, id)
      return { said: 'It is on its way again.', to: `events/${id}` }
    },
  )
  post(
    '/clock',
    () => 'switches',
    (_id, form) => {
      advance(account, z.coerce.number().int().positive().parse(form.seconds))
      return { said: 'The clock is moved forward, and what was due is done.', to: 'switches' }
    },
  )
  post(
    '/switches',
    () => 'switches',
    (_id, form) => {
      const { paused, shuffle, ...numbers } = switches.parse(form)
      changeDeliverySettings(settings, { ...numbers, paused: paused !== undefined, shuffle: shuffle !== undefined })
      account.wakeDeliveries()
      return { said: 'Saved.', to: 'switches' }
    },
  )
  return router
}
