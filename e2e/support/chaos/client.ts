import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, call, password, type SignedIn } from '../reader.ts'

/** The product while it is killed: `isUp` resolves when it can be asked again; once it is `over`, nobody goes on asking. */
export type Killed = { url: string; isUp(): Promise<void>; over: AbortSignal }

type Asked = NonNullable<Parameters<typeof call>[2]>

/** So long a part that is still starting is left alone. */
const AGAIN_MS = 50

/** Asks until there is an answer that is one: a connection that was cut says nothing of what became of the request. */
const insist = async (product: Killed, path: string, asked: Asked): Promise<Answer> => {
  for (;;) {
    await product.isUp()
    product.over.throwIfAborted()
    const answer = await call(product, path, asked).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await pause(AGAIN_MS)
  }
}

/** As a reader, who signs in again when the session is over. */
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

/** As the shop's operator, by the provider's API: done once, however often it is asked. */
export const asOperator = (product: Killed, path: string, fields: Record<string, string>, idempotencyKey: string): Promise<Answer> =>
  insist(product, `/_dev/stripe/v1${path}`, form('sk_test_operator', fields, idempotencyKey))

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asking: '4000000000003220',
} as const

/** As the browser, which confirms a payment by its secret with the publishable key, and answers the bank's question where there is one. */
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

/** The switches of the provider's stand-in, and what only a stand-in can do. */
export const switchTo = (product: Killed, path: string, body: object, method = 'POST'): Promise<Answer> =>
  insist(product, `/_dev/stripe/state${path}`, { method, body })

/** Everything of a list of the provider's, page by page. */
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

/** How many webhooks have not come to anything yet. */
export const webhooksWaiting = async (product: Killed): Promise<number> =>
  Number((await insist(product, '/_dev/stripe/state/deliveries', {})).body.waiting)
