import { given } from '@sibyl/platform/testing/given'
import { DAY, HOUR, MINUTE, plus } from '@sibyl/platform/time'
import type { SubscriptionSnapshot } from '../provider/payment-provider.ts'
import { applySnapshot, attempted, begun, isPremium, leftover, ongoing, type Subscriber, subscriberCollection } from './subscriber.ts'

const noon = '2026-11-21T12:00:00.000Z'
const monthEnd = '2026-12-21T12:00:00.000Z'

const nobody = (): Subscriber => subscriberCollection.initial?.('ada') as Subscriber
const snapshot = (more: Partial<SubscriptionSnapshot> = {}) => ({
  id: 'sub_1',
  live: false,
  customerId: 'cus_1',
  readerId: 'ada',
  plan: 'premium_monthly' as const,
  status: 'active' as const,
  periodStart: noon,
  periodEnd: monthEnd,
  cancelAtPeriodEnd: false,
  createdAt: noon,
  clientSecret: undefined,
  ...more,
})
type Snapshot = Parameters<typeof applySnapshot>[0]
const applied = (more: Partial<Snapshot> = {}, at = noon) => applySnapshot(snapshot(more) as Snapshot, at)

describe('a subscription', () => {
  it('grants Premium until a little after its period, in case the webhook of the renewal is late', () => {
    const { next } = applied()(nobody())
    expect(isPremium(next, plus(monthEnd, HOUR - 1))).toBe(true)
    expect(isPremium(next, plus(monthEnd, HOUR))).toBe(false)
  })

  it('that ends with its period grants nothing beyond it', () => {
    const { next } = applied({ cancelAtPeriodEnd: true })(nobody())
    expect(isPremium(next, plus(monthEnd, -1))).toBe(true)
    expect(isPremium(next, monthEnd)).toBe(false)
  })

  it('that could not be renewed grants a week of the unpaid period', () => {
    const { next } = applied({ status: 'past_due' })(nobody())
    expect(isPremium(next, plus(noon, 7 * DAY - 1))).toBe(true)
    expect(isPremium(next, plus(noon, 7 * DAY))).toBe(false)
  })

  it('publishes its grant when that changes, and nothing twice', () => {
    given(nobody())
      .when(applied({ status: 'incomplete' }))
      .publishes()
      .when(applied(), applied(), applied({}, plus(noon, MINUTE)))
      .publishes('subscription.changed.v1')
      .when(applied({ cancelAtPeriodEnd: true }), applied({ status: 'canceled' }), applied({ status: 'canceled' }))
      .publishes('subscription.changed.v1', 'subscription.changed.v1', 'subscription.changed.v1')
  })

  it('F29 gives each event a later time than the one before, whatever the clock says', () => {
    const first = applied()(nobody())
    const second = applied({ status: 'canceled' }, plus(noon, -MINUTE))(first.next)
    expect(second.events?.[0]?.data).toMatchObject({ premiumUntil: null, asOf: plus(noon, 1) })
  })

  it('that is ongoing is chosen among several', () => {
    const { next } = applied({ id: 'sub_2' })(
      applied({ status: 'canceled' })(applied({ id: 'sub_3', status: 'incomplete' })(nobody()).next).next,
    )
    expect(ongoing(next)?.id).toBe('sub_2')
    expect(leftover(next, 'sub_2')).toEqual(['sub_3'])
    expect(ongoing(applied({ status: 'canceled' })(nobody()).next)).toBeUndefined()
  })

  it('is checked when its period is over', () => {
    expect(applied()(nobody()).next.checkAt).toBe(plus(monthEnd, 5 * MINUTE))
    expect(applied({ status: 'canceled' })(applied()(nobody()).next).next.checkAt).toBeUndefined()
  })

  it('that ended long ago is dropped when there are many', () => {
    let current = nobody()
    for (let number = 0; number < 15; number += 1)
      current = applied({ id: `sub_${number}`, status: 'canceled', createdAt: plus(noon, number) })(current).next
    expect(Object.keys(current.known)).toHaveLength(10)
    expect(current.known.sub_14).toBeDefined()
  })
})

describe('an attempt to subscribe', () => {
  const numberOf = ({ attempt }: Subscriber) => attempt?.number

  it('is resumed for the same plan while its subscription waits for its payment', () => {
    const first = attempted('premium_monthly', noon)(nobody()).next
    expect(numberOf(attempted('premium_monthly', plus(noon, HOUR))(first).next)).toBe(1)
    const made = applied({ status: 'incomplete' })(begun(1, 'sub_1')(first).next).next
    expect(numberOf(attempted('premium_monthly', plus(noon, HOUR))(made).next)).toBe(1)
    expect(numberOf(attempted('premium_annual', plus(noon, HOUR))(made).next)).toBe(2)
    expect(numberOf(attempted('premium_monthly', plus(noon, 21 * HOUR))(made).next)).toBe(2)
    expect(numberOf(attempted('premium_monthly', plus(noon, HOUR))(applied({ status: 'canceled' })(made).next).next)).toBe(2)
  })

  it('that was replaced by another takes no subscription', () => {
    const two = attempted('premium_annual', noon)(attempted('premium_monthly', noon)(nobody()).next).next
    given(two)
      .when(begun(1, 'sub_1'))
      .becomes({ attempt: two.attempt ?? { number: 0, plan: 'premium_annual', at: noon } })
  })

  it('is checked soon, until it has an outcome', () => {
    const first = attempted('premium_monthly', noon)(nobody()).next
    expect(first.checkAt).toBe(plus(noon, 5 * MINUTE))
    const paid = applied()(begun(1, 'sub_1')(first).next).next
    expect(paid.checkAt).toBe(plus(monthEnd, 5 * MINUTE))
  })
})
