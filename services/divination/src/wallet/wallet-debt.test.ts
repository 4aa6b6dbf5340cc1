import { isAppError } from '@sibyl/platform/app-error'
import type { Decide } from '@sibyl/platform/store/store'
import { given } from '@sibyl/platform/testing/given'
import fc from 'fast-check'
import { credit, emptyWallet, release, reserve, settle, takeBack, type Wallet } from './wallet.ts'
import { grantWelcome } from './welcome.ts'

const noon = '2026-11-21T12:00:00.000Z'
const aWallet = (more: Partial<Wallet> = {}): Wallet => ({ ...emptyWallet('reader'), ...more })
const bought = (tokens: number, paymentId = 'p1') => credit({ paymentId, tokens }, noon)
const refunded = (tokens: number, refundId = 're1') => takeBack({ paymentId: 'p1', tokens, refundId, how: 'refund' }, noon)
const disputed = (how: 'dispute' | 'dispute_won', tokens: number) => takeBack({ paymentId: 'p1', tokens, refundId: 'dp1', how }, noon)

describe('tokens that are bought and taken back', () => {
  it('F20 are credited once per payment', () => {
    given(aWallet())
      .when(bought(5), bought(5), bought(15, 'p2'))
      .becomes({ tokens: 20 })
      .publishes('wallet.changed.v1', 'wallet.changed.v1')
  })

  it('F27 are taken back once per refund', () => {
    given(aWallet()).when(bought(15), refunded(5), refunded(5), refunded(3, 're2')).becomes({ tokens: 7 })
  })

  it('F28 are restored once when a dispute is won', () => {
    given(aWallet())
      .when(bought(15), disputed('dispute', 15))
      .becomes({ tokens: 0 })
      .when(disputed('dispute_won', 15), disputed('dispute_won', 15), disputed('dispute', 15))
      .becomes({ tokens: 15 })
  })

  it('become a debt if they were spent, and the next purchase pays it first', () => {
    given(aWallet({ tokens: 2 }))
      .when(refunded(5))
      .becomes({ tokens: 0, debt: 3 })
      .becomes({
        recent: [expect.objectContaining({ delta: -2, balance: 0, why: expect.stringContaining('3 tokens had been used already') })],
      })
      .when(bought(5, 'p2'))
      .becomes({ tokens: 2 })
      .when(bought(1, 'p3'))
      .becomes({ tokens: 3 })
      .publishes('wallet.changed.v1', 'wallet.changed.v1', 'wallet.changed.v1')
  })

  it('block readings while there is a debt', () => {
    given(aWallet()).when(refunded(5), bought(5, 'p2')).whenFails(reserve('r1', noon), 'access_required').becomes({ tokens: 0 })
  })
})

/** Purchases with their refunds and disputes; `told` turns them into the changes that billing reports. */
const purchases = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }),
    tokens: fc.constantFrom(5, 15, 50),
    refunds: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    disputed: fc.constantFrom('no', 'lost', 'won'),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
)
type Bought = typeof purchases extends fc.Arbitrary<infer T> ? T : never

const told = (all: Bought): { delta: number; decide: Decide<Wallet> }[] =>
  all.flatMap(({ id, tokens, refunds, disputed: how }) => {
    const paymentId = `p${id}`
    const back = (refundId: string, kind: 'refund' | 'dispute' | 'dispute_won', count: number) => ({
      delta: kind === 'dispute_won' ? count : -count,
      decide: takeBack({ paymentId, refundId, tokens: count, how: kind }, noon),
    })
    return [
      { delta: tokens, decide: credit({ paymentId, tokens }, noon) },
      ...refunds.map((count, index) => back(`re${id}-${index}`, 'refund', count)),
      ...(how === 'no' ? [] : [back(`dp${id}`, 'dispute', tokens)]),
      ...(how === 'won' ? [back(`dp${id}`, 'dispute_won', tokens)] : []),
    ]
  })

/** In any order, each at least once. */
const shuffledWithDoubles = <T>(all: readonly T[]): fc.Arbitrary<T[]> =>
  fc
    .tuple(fc.shuffledSubarray([...all], { minLength: all.length }), fc.subarray([...all]))
    .chain(([once, more]) => fc.shuffledSubarray([...once, ...more], { minLength: once.length + more.length }))

const isSound = ({ tokens, debt = 0, recent }: Wallet): boolean =>
  tokens >= 0 && debt >= 0 && (tokens === 0 || debt === 0) && recent.reduce((sum, { delta }) => sum + delta, 0) === tokens

describe('a wallet that receives these reports', () => {
  it('ends with the same balance and debt, whatever their order and number', () => {
    fc.assert(
      fc.property(
        purchases.map(told).chain((all) => fc.tuple(fc.constant(all), shuffledWithDoubles(all))),
        ([all, order]) => {
          const worth = all.reduce((sum, { delta }) => sum + delta, 0)
          const { tokens, debt = 0 } = order.reduce((wallet, { decide }) => decide(wallet).next, aWallet())
          expect([tokens, debt]).toEqual([Math.max(0, worth), Math.max(0, -worth)])
        },
      ),
    )
  })

  it('never has a negative balance, and its ledger always adds up to the balance, whatever readings happen in between', () => {
    const reading = fc
      .integer({ min: 0, max: 9 })
      .chain((id) =>
        fc.constantFrom<Decide<Wallet>>(reserve(`r${id}`, noon), settle(`r${id}`), release(`r${id}`, 'away', noon), grantWelcome(noon)),
      )
    fc.assert(
      fc.property(
        purchases
          .map(told)
          .chain((all) => fc.tuple(shuffledWithDoubles(all.map(({ decide }) => decide)), fc.array(reading, { maxLength: 30 })))
          .chain(([money, readings]) => fc.shuffledSubarray([...money, ...readings], { minLength: money.length + readings.length })),
        (order) => {
          let wallet = aWallet()
          for (const decide of order) {
            try {
              wallet = decide(wallet).next
            } catch (error) {
              if (!isAppError(error, 'access_required') && !isAppError(error, 'reading_ended')) throw error
            }
            expect(isSound(wallet)).toBe(true)
          }
        },
      ),
    )
  })

  it('lists each operation with the resulting balance', () => {
    fc.assert(
      fc.property(purchases.map(told).chain(shuffledWithDoubles), (order) => {
        const start: { wallet: Wallet; events: unknown[] } = { wallet: aWallet(), events: [] }
        const { wallet, events } = order.reduce(({ wallet: before, events: heard }, { decide }) => {
          const { next, events: more = [] } = decide(before)
          for (const { data } of more) expect(data).toMatchObject({ tokens: next.tokens, operation: { balance: next.tokens } })
          return { wallet: next, events: [...heard, ...more] }
        }, start)
        expect(events).toHaveLength(wallet.recent.length)
      }),
    )
  })
})
