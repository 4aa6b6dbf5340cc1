import { AppError } from '@sibyl/platform/app-error'
import Stripe from 'stripe'

/** Whether Stripe does not know the object. */
export const isMissing = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** Translates an error of the SDK; any other is returned as it is. */
export const toAppError = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('payment_declined', { cause: error, message: error.message })
  if (isMissing(error)) return new AppError('payment_not_found', { cause: error })
  const { statusCode = 0 } = error
  // No answer, too many requests, another request with the same key underway, or a fault on the other side.
  if (statusCode === 0 || statusCode === 409 || statusCode === 429 || statusCode >= 500)
    return new AppError('unavailable', { cause: error, retryAfter: 5 })
  return new AppError('internal', { cause: error })
}

/** Awaits a call to Stripe. @throws AppError payment_declined, payment_not_found, unavailable, internal */
export const mapped = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking
  } catch (error) {
    throw toAppError(error)
  }
}
