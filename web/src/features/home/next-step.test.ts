import type { Today } from '@sibyl/contracts/http/today'
import { nextStep } from './next-step.ts'

const latest = { _id: 'rd_1', methodId: 'tarot', title: 'A door already open', createdAt: '2026-11-19T20:14:00.000Z' } as const
const day = (over: Partial<Today> = {}): Today => ({
  date: '2026-11-21',
  dailyCard: null,
  streak: { days: 1, longest: 1, forgiven: null, drawnToday: true },
  latest: null,
  ...over,
})

const withTokens = { tier: 'tokens', oracleTokens: 2 } as const
const withoutTokens = { tier: 'free', oracleTokens: 0 } as const
const premium = { tier: 'premium', oracleTokens: 0 } as const

test('while the daily card can still be drawn, no other step is offered', () => {
  expect(nextStep(withoutTokens, day({ streak: { days: 1, longest: 1, forgiven: null, drawnToday: false }, latest }))).toBeNull()
})

test('after the last token is spent, more tokens are offered, whatever was read before', () => {
  expect(nextStep(withoutTokens, day({ latest }))).toEqual({ kind: 'get-tokens' })
})

test('the latest reading can be read again', () => {
  expect(nextStep(withTokens, day({ latest }))).toEqual({ kind: 'read-again', reading: latest })
  expect(nextStep(premium, day({ latest }))).toEqual({ kind: 'read-again', reading: latest })
})

test('a reader with tokens who has never asked sees how to', () => {
  expect(nextStep(withTokens, day())).toEqual({ kind: 'ask' })
  expect(nextStep(premium, day())).toEqual({ kind: 'ask' })
})
