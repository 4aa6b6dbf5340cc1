import type { Decide, NewEvent } from '@sibyl/platform/store/store'
import { given } from '@sibyl/platform/testing/given'
import { DAY, plus } from '@sibyl/platform/time'
import fc from 'fast-check'
import { applySnapshot, forgetReader, ordered, type Payment } from '../payments/payment.ts'
import type { DisputeSnapshot, PaymentSnapshot, RefundSnapshot } from '../provider/payment-provider.ts'
import { deliverAt } from './deliver-at.ts'
import { forgetRedeemer, redeem, sendOrReturn } from './end-gift.ts'
import { tokensIn } from './gift.ts'

const noon = '2026-11-21T12:00:00.000Z'
const christmas = '2026-12-24T10:00:00.000Z'
const aYearLater = '2027-12-24T10:00:00.000Z'
const HASH = 'the hash of its code'

const aGift = (): Payment =>
  ordered(
    {
      _id: 'gift_1',
      userId: 'mira',
      customerId: 'cus_1',
      kind: 'gift',
      description: '15 Oracle Tokens as a gift',
      tokens: 15,
      amount: 1299,
      currency: 'usd',
      gift: { codeHash: HASH, email: 'jonas@example.com', recipientName: 'Jonas', note: 'For two in the morning', deliverAt: christmas },
    },
    noon,
  ).next

const snapshot = (more: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
  id: 'pi_1',
  live: false,
  amount: 1299,
  received: more.status === 'canceled' ? 0 : 1299,
  currency: 'usd',
  status: 'succeeded',
  customerId: 'cus_1',
  paymentId: 'gift_1',
  readerId: 'mira',
  clientSecret: 'secret',
  receiptUrl: undefined,
  refunds: [],
  disputes: [],
  ...more,
})
const applied = (more: Partial<PaymentSnapshot> = {}) => applySnapshot(snapshot(more), false, noon)
const refund = (amount: number, id = 're_1'): RefundSnapshot => ({ id, amount, status: 'succeeded', at: noon })
const dispute = (status: DisputeSnapshot['status']): DisputeSnapshot => ({ id: 'dp_1', amount: 1299, status, at: noon })
const redeemed = (by = 'jonas', under?: string) => redeem(by, HASH, under, plus(christmas, DAY))
const sent = sendOrReturn(christmas)

/** The gift after decisions in this order, and their events. */
const after = (...decisions: readonly Decide<Payment>[]): { payment: Payment; events: NewEvent[] } =>
  decisions.reduce<{ payment: Payment; events: NewEvent[] }>(
    ({ payment, events }, decide) => {
      const change = decide(payment)
      return { payment: change.next, events: [...events, ...(change.events ?? [])] }
    },
    { payment: aGift(), events: [] },
  )
const eventsOf = (...decisions: readonly Decide<Payment>[]) => after(...decisions).events

describe('a gift', () => {
  it('is sealed once it is paid, and credits its giver nothing', () => {
    given(aGift()).when(applied()).becomes({ status: 'succeeded', giftAt: christmas }).publishes('payment.succeeded.v1')
    expect(eventsOf(applied())).toMatchObject([{ data: { kind: 'tokens', tokens: 0, gift: true } }])
  })

  it('is mailed on its day, once, and its address goes in the same write', () => {
    given(aGift())
      .when(applied(), sendOrReturn(plus(christmas, -1)))
      .publishes('payment.succeeded.v1')
      .when(sent, sent)
      .becomes({ giftAt: aYearLater })
      .publishes('payment.succeeded.v1', 'gift.sent.v1')
    expect(after(applied(), sent).payment.gift).not.toHaveProperty('email')
    expect(eventsOf(applied(), sent)[1]).toMatchObject({
      data: { userId: 'mira', giftId: 'gift_1', email: 'jonas@example.com', tokens: 15, expiresAt: aYearLater },
    })
  })

  it('is redeemed once; only the same request has the same answer', () => {
    given(aGift())
      .when(applied(), sent, redeemed('jonas', 'key'), redeemed('jonas', 'key'))
      .becomes({ giftBy: 'jonas', gift: expect.objectContaining({ how: 'redeemed', gone: 15 }) })
      .whenFails(redeemed('jonas'), 'already_redeemed')
      .whenFails(redeemed('eve', 'key'), 'already_redeemed')
      .publishes('payment.succeeded.v1', 'gift.sent.v1', 'gift.ended.v1', 'gift.opened.v1')
    const [, , , opened] = eventsOf(applied(), sent, redeemed())
    expect(opened?.data).toEqual({ userId: 'mira', giftId: 'gift_1', tokens: 15, at: plus(christmas, DAY) })
  })

  it.each([
    ['opens it', redeemed('mira')],
    ['has deleted the account before it is opened', (payment: Payment) => redeemed()(forgetReader()(payment).next)],
  ])('tells a giver nothing who %s', (_, opened) => {
    expect(eventsOf(applied(), sent, opened).map(({ type }) => type)).toEqual(['payment.succeeded.v1', 'gift.sent.v1', 'gift.ended.v1'])
  })

  it('cannot be redeemed before it is paid, with another code, or after its year', () => {
    given(aGift())
      .whenFails(redeemed(), 'gift_not_found')
      .when(applied())
      .whenFails(redeem('jonas', 'another hash', undefined, christmas), 'gift_not_found')
      .whenFails(redeem('jonas', HASH, undefined, aYearLater), 'gift_expired')
  })

  it('goes back to its giver after twelve months, once', () => {
    given(aGift())
      .when(applied(), sent, sendOrReturn(aYearLater), sendOrReturn(aYearLater))
      .becomes({ gift: expect.objectContaining({ how: 'returned' }) })
      .whenFails(redeemed(), 'gift_expired')
      .publishes('payment.succeeded.v1', 'gift.sent.v1', 'gift.ended.v1')
    expect(eventsOf(applied(), sent, sendOrReturn(aYearLater))[2]).toMatchObject({ data: { userId: 'mira', tokens: 15, how: 'returned' } })
  })

  it('shrinks by a refund while it is sealed, and the giver owes nothing', () => {
    given(aGift())
      .when(applied({ refunds: [refund(400)] }))
      .becomes({ status: 'partially_refunded' })
    expect(eventsOf(applied({ refunds: [refund(400)] }), redeemed()).map(({ data }) => 'tokens' in data && data.tokens)).toEqual([
      0, 0, 10, 10,
    ])
  })

  it('is taken back by a full refund: it is neither mailed nor redeemed', () => {
    given(aGift())
      .when(applied({ refunds: [refund(1299)] }), sent)
      .whenFails(redeemed(), 'gift_expired')
      .publishes('payment.succeeded.v1', 'payment.refunded.v1')
  })

  it('is a debt of its giver if it was redeemed before the money went back', () => {
    const all = eventsOf(
      applied(),
      redeemed(),
      applied({ refunds: [refund(400)] }),
      applied({ refunds: [refund(400)], disputes: [dispute('open')] }),
    )
    expect(all.slice(3).map(({ data }) => data)).toMatchObject([
      { userId: 'mira', tokens: 5, how: 'refund', gift: true },
      { userId: 'mira', tokens: 10, how: 'dispute', gift: true },
    ])
  })

  it('is mailed late if a dispute held it on its day and was won', () => {
    given(aGift())
      .when(applied({ disputes: [dispute('open')] }), sent)
      .becomes({ giftAt: aYearLater })
      .when(applied({ disputes: [dispute('won')] }))
      .becomes({ giftAt: christmas })
      .when(sendOrReturn(plus(christmas, DAY)))
      .publishes('payment.succeeded.v1', 'payment.refunded.v1', 'payment.refunded.v1', 'gift.sent.v1')
  })

  it('loses what its giver wrote with the account, and is not mailed any more; the one that was mailed stays', () => {
    const withdrawn = after(applied(), forgetReader(), sent)
    expect(withdrawn.payment.gift).toEqual({ codeHash: HASH, deliverAt: christmas })
    expect(withdrawn.events.map(({ type }) => type)).toEqual(['payment.succeeded.v1'])
    given(aGift()).when(applied(), sent, forgetReader(), redeemed()).becomes({ userId: '', giftBy: 'jonas' })
  })

  it('loses who redeemed it with that account, and what was written where it was never paid', () => {
    expect(after(applied(), redeemed(), forgetRedeemer).payment).not.toHaveProperty('giftBy')
    expect(after(applied({ status: 'canceled' })).payment.gift).toEqual({ codeHash: HASH, deliverAt: christmas })
  })
})

/** Snapshots as money goes back and forth, and what people do meanwhile. */
const histories = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 1299 }) }),
    fc.record({ do: fc.constantFrom('dispute' as const, 'win' as const, 'redeem' as const, 'return' as const) }),
  ),
  { maxLength: 8 },
)

it('gives in all the tokens that are still paid for, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      let payment = applied()(aGift()).next
      let refunds: RefundSnapshot[] = []
      let disputes: DisputeSnapshot[] = []
      let wallets = 0
      const take = (decide: Decide<Payment>): void => {
        const { next, events = [] } = decide(payment)
        payment = next
        for (const event of events) {
          if (event.type === 'gift.ended.v1') wallets += event.data.tokens
          if (event.type === 'payment.refunded.v1') wallets += event.data.how === 'dispute_won' ? event.data.tokens : -event.data.tokens
        }
      }
      for (const step of steps) {
        if (step.do === 'refund') refunds = [...refunds, refund(step.amount, `re_${refunds.length}`)]
        if (step.do === 'dispute' && disputes.length === 0) disputes = [dispute('open')]
        if (step.do === 'win' && disputes.length > 0) disputes = [dispute('won')]
        if (step.do === 'return') take(sendOrReturn(aYearLater))
        else if (step.do !== 'redeem') take(applied({ refunds, disputes }))
        else if (payment.gift?.how === undefined && tokensIn(payment) > 0) take(redeemed())
      }
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0) + (disputes.some(({ status }) => status === 'open') ? 1299 : 0)
      const staying = Math.floor((15 * Math.max(0, 1299 - back)) / 1299)
      expect(wallets + (payment.gift?.how === undefined ? tokensIn(payment) : 0)).toBe(staying)
    }),
  )
})

describe('the day of a gift', () => {
  it('is mailed at an hour that is the same day almost everywhere, and at once without a day or when that hour has passed', () => {
    expect(deliverAt('2026-12-24', noon)).toBe(christmas)
    expect(deliverAt(undefined, noon)).toBe(noon)
    expect(deliverAt('2026-11-21', noon)).toBe(noon)
  })

  it.each(['2026-11-19', '2027-12-24'])('is neither past nor more than a year ahead: %s', (day) => {
    expect(() => deliverAt(day, noon)).toThrow('Please choose a day from today to a year ahead')
  })
})
