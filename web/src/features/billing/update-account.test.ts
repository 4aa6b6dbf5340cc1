import { jest } from '@jest/globals'
import type { User } from '@sibyl/contracts/http/auth'
import { mira } from '../../../test/render-app.tsx'
import type { Bought } from './purchase.ts'
import { updateAccount } from './update-account.ts'

const fifteen: Bought = { kind: 'tokens', tokens: 15, before: 2 }
const premium: Bought = { kind: 'subscription' }
const now = { tokens: (oracleTokens: number): User => ({ ...mira, oracleTokens }), premium: { ...mira, tier: 'premium' } as User }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Runs it against an account that returns these states in turn; null: no response. */
const update = async (bought: Bought, answers: (User | null)[], leaveAfterMs?: number) => {
  const said: string[] = []
  const askedAt: number[] = []
  const began = Date.now()
  const leaving = new AbortController()
  if (leaveAfterMs !== undefined) setTimeout(() => leaving.abort(), leaveAfterMs)
  const refresh = async () => {
    askedAt.push(Date.now() - began)
    const user = answers.shift()
    if (!user) throw new Error('away')
    return user
  }
  const updated = updateAccount({ bought, refresh, say: (message) => said.push(message), signal: leaving.signal })
  await jest.advanceTimersByTimeAsync(10_000)
  return { updated: await updated, said, askedAt }
}

test('tokens that have arrived are found after two seconds', async () => {
  const { updated, askedAt } = await update(fifteen, [now.tokens(17)])
  expect(updated).toEqual({ ok: true, message: 'Your purchase of 15 tokens was successful!' })
  expect(askedAt).toEqual([2000])
})

test('an account is loaded three times, a second apart', async () => {
  const { updated, askedAt } = await update(fifteen, [now.tokens(2), now.tokens(2), now.tokens(17)])
  expect(updated?.ok).toBe(true)
  expect(askedAt).toEqual([2000, 3000, 4000])
})

test('tokens that arrive late still count as bought', async () => {
  expect((await update(fifteen, [now.tokens(2), now.tokens(2), now.tokens(2)])).updated).toEqual({
    ok: true,
    message: 'Your purchase of 15 tokens was successful!',
  })
})

test('for a subscription every attempt is reported, until the tier is premium', async () => {
  const { updated, said } = await update(premium, [mira, now.premium])
  expect(said).toEqual([
    'Payment successful! Updating your account... (attempt 1/3)',
    'Payment successful! Updating your account... (attempt 2/3)',
  ])
  expect(updated).toEqual({ ok: true, message: 'Welcome to Premium! Your subscription is now active.' })
})

test('a tier that is still not premium is reported as on its way', async () => {
  expect((await update(premium, [mira, mira, mira])).updated).toEqual({
    ok: true,
    message: 'Payment successful! Your subscription will be active shortly. Please refresh the page if needed.',
  })
})

test.each([
  ['tokens', fifteen],
  ['a subscription', premium],
])('an account that cannot be fetched after paying for %s is an error, which says that it is paid', async (_what, bought) => {
  expect((await update(bought, [null, null, null])).updated).toEqual({
    ok: false,
    message: 'Your payment was successful, but we had trouble updating your account. Please refresh the page.',
  })
})

test('a single failure among the attempts does not matter', async () => {
  expect((await update(fifteen, [null, now.tokens(17)])).updated?.ok).toBe(true)
})

test('nothing is reported after the reader leaves the page', async () => {
  expect((await update(premium, [mira, mira, mira], 2500)).updated).toBeNull()
})
