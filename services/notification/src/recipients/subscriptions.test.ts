import { nameOf, type Saying, type Subscriptions, takeIn } from './subscriptions.ts'

const march = '2027-03-01T09:30:00.000Z'
const april = '2027-04-01T09:30:00.000Z'
const may = '2027-05-01T09:30:00.000Z'
const says = (subscriptionId: string, premiumUntil: string | null, asOf: string): Saying => ({
  userId: 'u',
  subscriptionId,
  premiumUntil,
  asOf,
})
const after = (...sayings: Saying[]): Subscriptions | undefined =>
  sayings.reduce<Subscriptions | undefined>((known, saying) => takeIn(known, saying), undefined)

describe('what the provider says of subscriptions', () => {
  const begins = says('s', april, '1')

  it('makes a difference when premium begins, goes on for longer and ends', () => {
    const renewed = says('s', may, '2')
    const ends = says('s', null, '3')
    expect(after(begins)).toMatchObject({ premiumUntil: april, madeSoBy: nameOf(begins) })
    expect(after(begins, renewed)).toMatchObject({ premiumUntil: may, madeSoBy: nameOf(renewed) })
    expect(after(begins, renewed, ends)).toMatchObject({ premiumUntil: null, madeSoBy: nameOf(ends) })
  })

  it('makes none when it is said again, or of a subscription that never was', () => {
    expect(after(begins, says('s', april, '2'))).toMatchObject({ madeSoBy: nameOf(begins) })
    expect(after(says('s', null, '1'))).not.toHaveProperty('madeSoBy')
  })

  it('F29 makes none when it is old', () => {
    const known = after(says('s', may, '2'))
    expect(takeIn(known, begins)).toBe(known)
  })

  it('makes none when one ends while another goes on', () => {
    const other = says('t', may, '2')
    expect(after(says('s', march, '1'), other, says('s', null, '3'))).toMatchObject({ premiumUntil: may, madeSoBy: nameOf(other) })
  })
})
