import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from './product.ts'

type Json = Record<string, unknown>
export type Answer = { status: number; headers: Headers; body: Json }

type Options = { method?: string; body?: unknown; token?: string; key?: string; headers?: Record<string, string> }

/** The product's address. */
type At = Pick<Product, 'url'>

/** Makes one call and parses its JSON response. */
export const call = async ({ url }: At, path: string, { method, body, token, key, headers = {} }: Options = {}): Promise<Answer> => {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Json) : { text },
  }
}

export const password = 'Quiet-Moon-7'

export const registration = (email: string) => ({ firstName: 'Mira', lastName: 'Lund', email, password })

type Mail = { to: string; subject: string; text: string }

/** The polling interval, long enough to stay within the product's own limits. */
const BETWEEN_MS = 20
/** Less than a test's own limit, which would not say what was missing. */
const PATIENCE_MS = 200_000

/** Polls until there is a value. */
export const eventually = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const seen = await look()
    if (seen !== undefined) return seen
    if (performance.now() > deadline) throw new Error(`waited in vain for ${look}`)
    await pause(BETWEEN_MS)
  }
}

/** Waits for the newest mail to an address whose subject matches. */
export const mailTo = (product: At, email: string, subject: RegExp): Promise<Mail> =>
  eventually(async () => {
    const response = await fetch(`${product.url}/_dev/mailbox/messages`)
    return ((await response.json()) as Mail[]).find((mail) => mail.to.includes(email) && subject.test(mail.subject))
  })

export const linkTokenIn = ({ text }: Mail): string => /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? ''

export type SignedIn = { email: string; token: string; refreshToken: string }

/** Begins a session of a reader who has an account. */
export const newSession = async (product: At, email: string): Promise<SignedIn> => {
  const { body } = await call(product, '/api/auth/login', { body: { email, password } })
  return { email, token: String(body.token), refreshToken: String(body.refreshToken) }
}

/** Registers, follows the mailed link, signs in, and waits for the three tokens. */
export const newReader = async (product: At, email: string): Promise<SignedIn> => {
  await call(product, '/api/auth/register', { body: registration(email) })
  await call(product, '/api/auth/verify-email', { body: { token: linkTokenIn(await mailTo(product, email, /verify|confirm/i)) } })
  const reader = await newSession(product, email)
  await eventually(async () => ((await wallet(product, reader)).oracleTokens === 3 ? true : undefined))
  return reader
}

export const wallet = async (product: At, { token }: SignedIn) =>
  (await call(product, '/api/divination/wallet', { token })).body as { oracleTokens: number; ledger: { reason: string; why?: string }[] }

export const tarot = (question = 'Should I take the offer from the studio?', timeframe = 'present') => ({
  formData: { timeframe, question },
})

export const readTarot = (product: At, { token }: SignedIn, options: { key?: string; body?: unknown } = {}): Promise<Answer> =>
  call(product, '/api/divination/reading/tarot', { token, body: tarot(), ...options })
