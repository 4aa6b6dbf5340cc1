import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'
import express, { type Request, type Response, type Router } from 'express'
import { page } from '../../page/page.ts'
import { type Account, NO_CAUSE } from '../account.ts'
import { followPayment } from '../billing/follow-payment.ts'
import { CHALLENGE_ANSWERED } from '../js/browser/messages.ts'
import { money } from '../money.ts'
import { failIntent, payIntent } from '../payments/pay-intent.ts'
import type { Challenge } from '../shapes/kinds.ts'
import type { PaymentIntent } from '../shapes/payments.ts'

const style = `<style>${readFileSync(new URL('./challenge.css', import.meta.url), 'utf8')}</style>`

const asked = (intent: PaymentIntent): string =>
  page(
    'Is it you who pays?',
    `${style}<p class="over">3-D Secure, emulated</p><h1>Is it you who pays?</h1>
<p class="quiet">A bank would ask its customer here whether to pay ${escapeHtml(money(intent.amount, intent.currency))}. This is a stand-in: no bank is asked, and no card is charged.</p>
<form method="post"><button name="answer" value="complete">Complete</button><button name="answer" value="fail">Fail</button></form>`,
  )

/** Inside a frame of the product's page, notifies the page around it, which continues. */
const answered = (): string =>
  page(
    'Thank you',
    `<p class="over">3-D Secure, emulated</p><h1>Thank you</h1><p class="quiet">You can go back to where you were paying.</p>
<script>parent.postMessage(${JSON.stringify({ type: CHALLENGE_ANSWERED })}, '*')</script>`,
  )

const AUTHENTICATION_FAILED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

/** Ends a challenge, once: the payment continues or fails. A second response changes nothing. */
const answer = (account: Account, { id }: Challenge, intentId: string, complete: boolean): PaymentIntent | undefined =>
  account.transact(NO_CAUSE, (scope) => {
    const intent = scope.objects.get('payment_intent', intentId)
    const method = intent?.payment_method ? scope.objects.get('payment_method', intent.payment_method) : undefined
    if (!intent || !method || intent.status !== 'requires_action') return intent
    const paid = complete
      ? payIntent(scope, { ...intent, next_action: null }, method, { holder: 'challenged' })
      : { intent: failIntent(scope, intent, { ...AUTHENTICATION_FAILED, payment_method: method }), error: AUTHENTICATION_FAILED }
    followPayment(scope, paid)
    scope.objects.remove(id)
    return paid.intent
  })

/** The page of the bank's challenge; the response leads back to where the payment began. Mounted at `/challenge`. */
export const challengePages = (account: Account): Router => {
  const router = express.Router()
  const known = ({ params }: Request<{ id: string }>): { challenge: Challenge; intent: PaymentIntent } | undefined => {
    const challenge = account.objects.get('challenge', params.id)
    const intent = challenge && account.objects.get('payment_intent', challenge.payment_intent)
    return challenge && intent && { challenge, intent }
  }
  const gone = (response: Response): void => {
    response
      .status(404)
      .type('html')
      .send(
        page('Nothing to answer', '<h1>Nothing to answer</h1><p class="quiet">This question has been answered, or was never asked.</p>'),
      )
  }

  router.get('/:id', (request, response) => {
    const found = known(request)
    if (found) response.type('html').send(asked(found.intent))
    else gone(response)
  })
  router.post('/:id', express.urlencoded({ extended: false }), (request: Request<{ id: string }>, response) => {
    const found = known(request)
    const { challenge } = found ?? {}
    const intent = challenge && answer(account, challenge, challenge.payment_intent, request.body?.answer === 'complete')
    if (!challenge || !intent) return gone(response)
    if (challenge.return_url === null) {
      response.type('html').send(answered())
      return
    }
    const back = new URL(challenge.return_url)
    back.searchParams.set('payment_intent', intent.id)
    back.searchParams.set('payment_intent_client_secret', intent.client_secret)
    back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
    response.redirect(303, back.href)
  })
  return router
}
