import { AppError } from '@sibyl/platform/app-error'
import type Stripe from 'stripe'

/** Whether the SDK threw this error. Looks at its `type`, because `instanceof` would have to load the SDK. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** Whether Stripe does not know the object. */
export const isMissing = (error: unknown): boolean => isStripeError(error) && error.code === 'resource_missing'

/** Translates an error of the SDK; any other is returned as it is. */
export const toAppError = (error: unknown): unknown => {
  if (!isStripeError(error)) return error
  if (error.type === 'StripeCardError') return new AppError('payment_declined', { cause: error, message: error.message })
  if (isMissing(error)) return new AppError('payment_not_found', { cause: error })
  const { statusCode = 0 } = error
  // No answer, too many requests, another request with the same key underway, or a fault on the other side.
  if (statusCode === 0 || statusCode === 409 || statusCode === 429 || statusCode >= 500)
    return new AppError('unavailable', { cause: error, retryAfter: 5 })
  return new AppError('internal', { cause: error })
}

type Call = (...sent: never[]) => Promise<unknown>

/** The same calls, whose errors are translated. @throws AppError payment_declined, payment_not_found, unavailable, internal */
export const mapErrors = <T extends Record<keyof T, Call>>(calls: T): T => {
  const mapped =
    (call: Call): Call =>
    async (...sent) => {
      try {
        return await call(...sent)
      } catch (error) {
        throw toAppError(error)
      }
    }
  return Object.fromEntries(Object.entries<Call>(calls).map(([name, call]) => [name, mapped(call)])) as T
}
