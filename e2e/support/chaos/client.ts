import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, call, password, type SignedIn } from '../reader.ts'

/** A product that gets killed: `isUp` resolves once it answers again; once it is `over`, all callers stop. */
export type Killed = { url: string; isUp(): Promise<void>; over: AbortSignal }

type Asked = NonNullable<Parameters<typeof call>[2]>

/** The pause before a retry, while a part is still starting. */
const AGAIN_MS = 50

/** Retries until there is a real response: a cut connection does not say whether the request took effect. */
const insist = async (product: Killed, path: string, asked: Asked): Promise<Answer> => {
  for (;;) {
    await product.isUp()
    product.over.throwIfAborted()
    const answer = await call(product, path, asked).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await pause(AGAIN_MS)
  }
}

/** Calls as a reader, signing in again when the session has ended. */
export const asReader = async (product: Killed, reader: SignedIn, path: string, body?: object): Promise<Answer> => {
  const answer = await insist(product, `/api${path}`, { token: reader.token, body })
  if (answer.status !== 401) return answer
  const { body: session } = await insist(product, '/api/auth/login', { body: { email: reader.email, password } })
  reader.token = String(session.token)
  return insist(product, `/api${path}`, { token: reader.token, body })
}

const form = (key: string, fields: Record<string, string>, idempotencyKey: string): Asked => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: `Bearer ${key}`, 'Idempotency-Key': idempotencyKey },
})

/** Calls the provider's API as the shop's operator; repeated calls take effect once. */
export const asOperator = (product: Killed, path: string, fields: Record<string, string>, idempotencyKey: string): Promise<Answer> =>
  insist(product, `/_dev/stripe/v1${path}`, form('sk_test_operator', fields, idempotencyKey))

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asking: '4000000000003220',
} as const

/** Acts as the browser: confirms a payment by its secret with the publishable key, and answers the bank's challenge if there is one. */
export const asBrowser = async (product: Killed, clientSecret: string, card: keyof typeof cards): Promise<void> => {
  const [id = ''] = clientSecret.split('_secret_')
  const fields = {
    client_secret: clientSecret,
    return_url: `${product.url}/payment/success`,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': cards[card],
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  }
  const { body } = await insist(product, `/_dev/stripe/v1/payment_intents/${id}/confirm`, form('pk_test_browser', fields, `${id}-${card}`))
  const { redirect_to_url: question } = (body.next_action ?? {}) as { redirect_to_url?: { url: string } }
  if (!question) return
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await insist(product, new URL(question.url).pathname, { body: 'answer=complete', headers })
}

/** The emulator's own controls, which the real provider does not have. */
export const switchTo = (product: Killed, path: string, body: object, method = 'POST'): Promise<Answer> =>
  insist(product, `/_dev/stripe/state${path}`, { method, body })

/** All entries of a provider's list, page by page. */
export const listAll = async <T extends { id: string }>(
  product: Killed,
  path: string,
  query: Record<string, string> = {},
): Promise<T[]> => {
  const all: T[] = []
  for (;;) {
    const last = all.at(-1)
    const page = new URLSearchParams({ ...query, limit: '100', ...(last ? { starting_after: last.id } : {}) })
    const { body } = await insist(product, `/_dev/stripe/v1${path}?${page}`, { headers: { Authorization: 'Bearer sk_test_operator' } })
    const { data, has_more: more } = body as unknown as { data: T[]; has_more: boolean }
    all.push(...data)
    if (!more) return all
  }
}

/** How many webhooks are still pending. */
export const webhooksWaiting = async (product: Killed): Promise<number> =>
  Number((await insist(product, '/_dev/stripe/state/deliveries', {})).body.waiting)
