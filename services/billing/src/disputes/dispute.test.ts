import fc from 'fast-check'
import { type Disputes, disputesIn, isContested, isLost, mergeDisputes } from './dispute.ts'

const standings = ['open', 'lost', 'won'] as const
const snapshots = fc.array(fc.dictionary(fc.constantFrom('du_1', 'du_2'), fc.constantFrom(...standings)), { maxLength: 8 })
const merged = (all: readonly Disputes[]): Disputes => all.reduce(mergeDisputes, {})

describe('the disputes of a subscription', () => {
  it('F29 end in the same state whatever the order and number of their snapshots', () => {
    fc.assert(
      fc.property(
        snapshots.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }))),
        ([once, shuffled]) => {
          expect(merged(shuffled)).toEqual(merged(once))
        },
      ),
    )
  })

  it('withhold the payment’s grant until each of them is won', () => {
    expect(isContested({})).toBe(false)
    expect(isContested({ du_1: 'won', du_2: 'open' })).toBe(true)
    expect(isContested({ du_1: 'lost' })).toBe(true)
    expect(isContested({ du_1: 'won', du_2: 'won' })).toBe(false)
    expect(isLost({ du_1: 'won', du_2: 'lost' })).toBe(true)
  })

  it('are derived from the reversals, without refunds', () => {
    expect(
      disputesIn([
        { id: 're_1', how: 'refund' },
        { id: 'du_1', how: 'dispute' },
        { id: 'du_2', how: 'dispute', lost: true },
        { id: 'du_3', how: 'dispute', lost: true, won: true },
      ]),
    ).toEqual({ du_1: 'open', du_2: 'lost', du_3: 'won' })
  })
})
