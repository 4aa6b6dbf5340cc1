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

/** An error response. Thrown, it rolls back the call's changes; returned, it commits them (see `operation.ts`). */
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
 * A missing object: 404 if its id is in the path, 400 if it came as the parameter `param`. `what` is Stripe's name for the kind:
 * `payment_intent`.
 */
export const missing = (what: string, id: string, param?: string): Failure =>
  new Failure(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? (what === 'payment_intent' ? 'intent' : 'id'),
  })

/** A refused card: 402. */
export const cardError = (error: Omit<PaymentError, 'type'>, intent?: PaymentIntent): Failure =>
  new Failure(402, { ...error, type: 'card_error', ...(intent && { payment_intent: intent }) })
