import { setTimeout as pause } from 'node:timers/promises'
import { walletCollection } from '@sibyl/divination/wallet/collections'
import type { Store } from '@sibyl/platform/store/store'

/** A reader of the product under test. */
export type BenchReader = { id: string; authorization: string }

const PASSWORD = 'Bench-Reader-1'
const AT_ONCE = 32
const PLENTY = 1_000_000
const MAIL_LOOKED_FOR_MS = 200

/** Limits in place of the usual ones: all readers of a bench share one address. */
export const eased: NodeJS.ProcessEnv = {
  ...Object.fromEntries(['GENERAL', 'REGISTRATION', 'SIGN_IN_BY_ADDRESS', 'READINGS'].map((name) => [`LIMIT_${name}`, '1000000/60'])),
  BCRYPT_COST: '4',
}

const post = async (url: string, body: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

const inTurns = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (let first = 0; first < items.length; first += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(work))))
  }
  return results
}

const readerOf = (token: string): string =>
  String((JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: unknown }).sub)

type Mail = { to: string; text: string }

/** The tokens of the mailed links, once every reader has one. */
const mailedTokens = async (base: string, count: number): Promise<string[]> => {
  const tokens = new Map<string, string>()
  while (tokens.size < count) {
    await pause(MAIL_LOOKED_FOR_MS)
    const mails = (await (await fetch(`${base}/_dev/mailbox/messages`)).json()) as Mail[]
    for (const { to, text } of mails) {
      const token = /[?&]token=([\w.-]+)/.exec(text)?.[1]
      if (token) tokens.set(to, token)
    }
  }
  return [...tokens.values()]
}

/** Registers readers, verifies their addresses by the mailed links, and signs them in, all through the API at `base`. */
export const signUp = async (base: string, count: number): Promise<BenchReader[]> => {
  const emails = Array.from({ length: count }, (_, index) => `bench-${index}@sibyl.example`)
  const call = (path: string, body: unknown) => post(`${base}/api/auth/${path}`, body)
  await inTurns(emails, (email) => call('register', { firstName: 'Bench', lastName: 'Reader', email, password: PASSWORD }))
  await inTurns(await mailedTokens(base, count), (token) => call('verify-email', { token }))
  return inTurns(emails, async (email) => {
    const { token } = await call('login', { email, password: PASSWORD })
    return { id: readerOf(String(token)), authorization: `Bearer ${token}` }
  })
}

/** Fills the readers' wallets in divination's store: buying so many readings would take too long. */
export const fillWallets = async (store: Store, readers: readonly BenchReader[]): Promise<void> => {
  const wallets = await store.collection(walletCollection)
  await inTurns(readers, ({ id }) => wallets.change(id, (wallet) => ({ next: { ...wallet, tokens: PLENTY } })))
}
