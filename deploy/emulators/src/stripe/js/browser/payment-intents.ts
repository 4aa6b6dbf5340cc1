import type { PaymentIntent, Result, StripeError } from './messages.ts'

/** The emulator's API, beside the folder that served this script. */
const API = new URL('../v1/', import.meta.url)

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'The payment service did not answer. Please check your connection and try again.',
}

/** The id of the intent that a client secret belongs to: the part before `_secret_`. */
const idIn = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

const ask = async (key: string, path: string, init: RequestInit): Promise<Result> => {
  const answer = await fetch(new URL(path, API), { ...init, headers: { Authorization: `Bearer ${key}` } }).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as PaymentIntent | { error: StripeError } | null | undefined
  if (!body) return { error: unreachable }
  return 'error' in body ? { error: body.error } : { paymentIntent: body }
}

/** Fetches a payment as a browser may: with the publishable key and the client secret. */
export const retrieve = (key: string, clientSecret: string): Promise<Result> =>
  ask(key, `payment_intents/${idIn(clientSecret)}?${new URLSearchParams({ client_secret: clientSecret })}`, { method: 'GET' })

/** Pays. `fields` are form fields as Stripe's API names them, `payment_method_data[card][number]` for one. */
export const confirm = (key: string, clientSecret: string, fields: Readonly<Record<string, string>>): Promise<Result> =>
  ask(key, `payment_intents/${idIn(clientSecret)}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
  })
