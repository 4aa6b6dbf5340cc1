import type { PaymentError, PaymentIntent } from '../shapes/payments.ts'

/** The error body of Stripe's API. */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  payment_intent?: PaymentIntent
  payment_method?: PaymentError['payment_method']
}

/** An answer that is an error. Thrown, it undoes what the call has changed; see `kept` in `operation.ts` for those that do not. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A request that cannot be carried out: 400 with `invalid_request_error`. */
export const invalid = (message: string, more: Omit<ErrorBody, 'type' | 'message'> = {}): Failure =>
  new Failure(400, { type: 'invalid_request_error', message, ...more })

/**
 * Something asked for by its id is not there: 404 when the id is of the address, 400 when it came as the parameter `param`. `what` is as
 * Stripe calls it: `payment_intent`.
 */
export const missing = (what: string, id: string, param?: string): Failure =>
  new Failure(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? (what === 'payment_intent' ? 'intent' : 'id'),
  })

/** A card that was refused: 402. */
export const cardError = (error: Omit<PaymentError, 'type'>, intent?: PaymentIntent): Failure =>
  new Failure(402, { ...error, type: 'card_error', ...(intent && { payment_intent: intent }) })
