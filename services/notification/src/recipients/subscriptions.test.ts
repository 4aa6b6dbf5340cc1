import { applySnapshot, type SubscriptionSnapshot, type Subscriptions, snapshotId } from './subscriptions.ts'

const march = '2027-03-01T09:30:00.000Z'
const april = '2027-04-01T09:30:00.000Z'
const may = '2027-05-01T09:30:00.000Z'
const says = (subscriptionId: string, premiumUntil: string | null, asOf: string): SubscriptionSnapshot => ({
  userId: 'u',
  subscriptionId,
  premiumUntil,
  asOf,
})
const after = (...snapshots: SubscriptionSnapshot[]): Subscriptions | undefined =>
  snapshots.reduce<Subscriptions | undefined>((known, snapshot) => applySnapshot(known, snapshot), undefined)

describe('the provider’s reports about subscriptions', () => {
  const begins = says('s', april, '1')

  it('make a difference when Premium begins, is extended and ends', () => {
    const renewed = says('s', may, '2')
    const ends = says('s', null, '3')
    expect(after(begins)).toMatchObject({ premiumUntil: april, changedBy: snapshotId(begins) })
    expect(after(begins, renewed)).toMatchObject({ premiumUntil: may, changedBy: snapshotId(renewed) })
    expect(after(begins, renewed, ends)).toMatchObject({ premiumUntil: null, changedBy: snapshotId(ends) })
  })

  it('make none when repeated, or about a subscription that was never active', () => {
    expect(after(begins, says('s', april, '2'))).toMatchObject({ changedBy: snapshotId(begins) })
    expect(after(says('s', null, '1'))).not.toHaveProperty('changedBy')
  })

  it('F29 make none when they are outdated', () => {
    const known = after(says('s', may, '2'))
    expect(applySnapshot(known, begins)).toBe(known)
  })

  it('make none when one subscription ends while another continues', () => {
    const other = says('t', may, '2')
    expect(after(says('s', march, '1'), other, says('s', null, '3'))).toMatchObject({ premiumUntil: may, changedBy: snapshotId(other) })
  })
})
