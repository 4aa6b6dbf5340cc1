import { given } from '@sibyl/platform/testing/given'
import { DAY, plus } from '@sibyl/platform/time'
import fc from 'fast-check'
import type { DisputeSnapshot, PaymentSnapshot, RefundSnapshot } from '../provider/payment-provider.ts'
import { applySnapshot, forgetReader, invoiced, isAbandoned, ordered, type Payment } from './payment.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = plus(noon, 60_000)

const order = {
  _id: 'pay_1',
  userId: 'ada',
  customerId: 'cus_1',
  kind: 'tokens',
  description: '15 Oracle Tokens',
  tokens: 15,
  amount: 1299,
  currency: 'usd',
} as const
const anOrder = (): Payment => ordered(order, noon).next

const snapshot = (more: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
  id: 'pi_1',
  live: false,
  amount: 1299,
  received: more.status === undefined || more.status === 'succeeded' ? 1299 : 0,
  currency: 'usd',
  status: 'succeeded',
  customerId: 'cus_1',
  paymentId: 'pay_1',
  readerId: 'ada',
  clientSecret: 'secret',
  receiptUrl: 'https://receipts.example/1',
  refunds: [],
  disputes: [],
  ...more,
})
const applied = (more: Partial<PaymentSnapshot> = {}) => applySnapshot(snapshot(more), false, later)
const refund = (id: string, amount: number, status: RefundSnapshot['status'] = 'succeeded'): RefundSnapshot => ({
  id,
  amount,
  status,
  at: noon,
})
const dispute = (status: DisputeSnapshot['status'], amount = 1299): DisputeSnapshot => ({ id: 'dp_1', amount, status, at: noon })

describe('an order', () => {
  it('is credited once, however often it is reported as paid', () => {
    given(anOrder())
      .when(applied(), applied(), applied())
      .becomes({ status: 'succeeded', providerId: 'pi_1', receiptUrl: 'https://receipts.example/1', shown: true })
      .publishes('payment.succeeded.v1')
  })

  it('is not turned back by an older snapshot', () => {
    for (const status of ['pending', 'processing', 'declined', 'canceled'] as const)
      given(anOrder()).when(applied(), applied({ status })).becomes({ status: 'succeeded' }).publishes('payment.succeeded.v1')
  })

  it('notifies the reader once of a declined card, and is credited when another card pays', () => {
    given(anOrder())
      .when(applied({ status: 'declined' }), applied({ status: 'pending' }), applied({ status: 'declined' }))
      .becomes({ status: 'failed', shown: true })
      .when(applied({ status: 'processing' }))
      .becomes({ status: 'processing' })
      .when(applied())
      .becomes({ status: 'succeeded' })
      .publishes('payment.failed.v1', 'payment.succeeded.v1')
  })

  it('that was never paid ends without an event', () => {
    given(anOrder())
      .when(applied({ status: 'canceled' }))
      .becomes({ status: 'failed', shown: false })
      .publishes()
    expect(applySnapshot(snapshot({ status: 'canceled' }), false, later)(anOrder()).next.checkAt).toBeUndefined()
  })

  it('is cancelled after a day', () => {
    expect(isAbandoned(anOrder(), plus(noon, DAY - 1))).toBe(false)
    expect(isAbandoned(anOrder(), plus(noon, DAY))).toBe(true)
    expect(isAbandoned(applied()(anOrder()).next, plus(noon, DAY))).toBe(false)
  })

  it('is checked after growing delays while it is open', () => {
    const looks = [noon, plus(noon, 60_000), plus(noon, 400_000)]
    let current = anOrder()
    const pauses = looks.slice(1).map((at) => {
      current = applySnapshot(snapshot({ status: 'pending' }), false, at)(current).next
      return Date.parse(current.checkAt ?? '') - Date.parse(at)
    })
    expect(pauses).toEqual([300_000, 900_000])
  })

  it.each<[string, Partial<PaymentSnapshot>]>([
    ['mode', { live: true }],
    ['amount', { amount: 1 }],
    ['amount', { received: 1298 }],
    ['currency', { currency: 'jpy' }],
    ['user', { customerId: 'cus_2' }],
    ['user', { readerId: 'eve' }],
    ['order', { paymentId: 'pay_2' }],
  ])('F25 credits nothing while the %s does not match, and is credited once it does', (mismatch, more) => {
    given(anOrder())
      .when(applied(more), applied(more))
      .becomes({ status: 'pending', mismatch: mismatch as 'mode' })
      .publishes()
      .when(applied())
      .becomes({ status: 'succeeded' })
      .publishes('payment.succeeded.v1')
  })

  it('of a deleted account retains its amounts, and publishes nothing', () => {
    given(anOrder())
      .when(applied({ status: 'pending' }), forgetReader(), applied())
      .becomes({ userId: '', status: 'succeeded', amount: 1299 })
      .publishes()
  })
})

describe('a payment with refunds or disputes', () => {
  it('F27 counts each refund once, in proportion, rounded down for the remaining tokens', () => {
    const refunds = [refund('re_1', 100), refund('re_2', 100)]
    given(anOrder())
      .when(applied(), applied({ refunds: refunds.slice(0, 1) }), applied({ refunds }), applied({ refunds }))
      .becomes({
        status: 'partially_refunded',
        reversals: [expect.objectContaining({ tokens: 2 }), expect.objectContaining({ tokens: 1 })],
      })
      .publishes('payment.succeeded.v1', 'payment.refunded.v1', 'payment.refunded.v1')
  })

  it('waits until a refund succeeds', () => {
    given(anOrder())
      .when(applied({ refunds: [refund('re_1', 1299, 'pending')] }))
      .becomes({ status: 'succeeded' })
      .when(applied({ refunds: [refund('re_1', 1299)] }))
      .becomes({ status: 'refunded' })
      .publishes('payment.succeeded.v1', 'payment.refunded.v1')
  })

  it('F28 is disputed until the dispute is won', () => {
    given(anOrder())
      .when(applied({ disputes: [dispute('open')] }), applied({ disputes: [dispute('lost')] }))
      .becomes({ status: 'disputed' })
      .when(applied({ disputes: [dispute('won')] }), applied({ disputes: [dispute('won')] }))
      .becomes({ status: 'succeeded' })
      .publishes('payment.succeeded.v1', 'payment.refunded.v1', 'payment.refunded.v1')
  })

  it('F28 keeps the tokens of a won dispute that its refunds leave, in either order', () => {
    const refunds = [refund('re_1', 100)]
    const [open, won] = [[dispute('open', 1199)], [dispute('won', 1199)]]
    const courses = [
      [applied({ refunds }), applied({ refunds, disputes: open }), applied({ refunds, disputes: won })],
      [applied({ disputes: open }), applied({ refunds, disputes: open }), applied({ refunds, disputes: won })],
      [applied({ refunds, disputes: open }), applied({ refunds, disputes: won })],
      [applied({ refunds, disputes: won })],
    ]
    for (const course of courses) {
      const paid = [applied(), ...course].reduce((payment, decide) => decide(payment).next, anOrder())
      expect(paid.reversals.reduce((gone, { tokens, restored = 0 }) => gone + tokens - restored, 0)).toBe(2)
    }
  })

  it('loses nothing by a dispute that was won before it was stored', () => {
    given(anOrder())
      .when(applied({ disputes: [dispute('won')] }))
      .becomes({ status: 'succeeded' })
      .publishes('payment.succeeded.v1')
  })

  it('never takes back more tokens than were bought, and takes all of them with all of the money', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1299 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(parts, (amounts) => {
        const refunds = amounts.map((amount, index) => refund(`re_${index}`, amount))
        const cents = amounts.reduce((sum, amount) => sum + amount, 0)
        let current = applied()(anOrder()).next
        for (let count = 1; count <= refunds.length; count += 1) current = applied({ refunds: refunds.slice(0, count) })(current).next
        const back = current.reversals.reduce((sum, { tokens }) => sum + tokens, 0)
        expect(15 - back).toBe(Math.floor((15 * Math.max(0, 1299 - cents)) / 1299))
      }),
    )
  })
})

describe('a payment of an invoice', () => {
  const invoice = () => invoiced({ ...order, kind: 'subscription', tokens: 0 }, 'in_1', noon).next

  it('needs no scheduled check, and publishes once that it is paid', () => {
    expect(invoice().checkAt).toBeUndefined()
    given(invoice())
      .when(applied({ paymentId: undefined, readerId: undefined }), applied({ paymentId: undefined, readerId: undefined }))
      .publishes('payment.succeeded.v1')
  })
})
