import { formatDay, formatMoment, formatMoney } from './formats.ts'

describe('times in mails', () => {
  it('are written in words, in UTC, and say so', () => {
    expect(formatMoment('2027-03-01T12:05:00.000Z')).toBe('March 1, 2027 at 12:05 PM UTC')
    expect(formatMoment('2027-03-01T00:00:59.999Z')).toBe('March 1, 2027 at 12:00 AM UTC')
    expect(formatDay('2027-03-01T23:59:59.999Z')).toBe('March 1, 2027')
  })
})

describe('sums in mails', () => {
  it.each([
    [{ amount: 1299, currency: 'usd' }, '$12.99'],
    [{ amount: 500, currency: 'eur' }, '€5.00'],
    [{ amount: 500, currency: 'jpy' }, '¥500'],
  ])('%j is %s', (sum, spoken) => {
    expect(formatMoney(sum)).toBe(spoken)
  })
})
