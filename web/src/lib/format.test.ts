import { counted, tokenCount } from '#texts/counted.ts'
import { formatDate, formatDateTime, price, relativeTime } from './format.ts'

const now = new Date('2026-11-21T20:00:00Z')
const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, 'Just now'],
  [59_999, 'Just now'],
  [-5000, 'Just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [day, 'Yesterday'],
  [2 * day - 1, 'Yesterday'],
  [2 * day, '2 days ago'],
  [7 * day, '7 days ago'],
  [8 * day, '1 week ago'],
  [14 * day, '2 weeks ago'],
  [30 * day, '4 weeks ago'],
  [31 * day, 'October 21, 2026'],
])('%d milliseconds ago is said as "%s"', (elapsed, words) => {
  expect(ago(elapsed)).toBe(words)
})

test('counts agree with their noun', () => {
  expect(tokenCount(0)).toBe('0 tokens')
  expect(tokenCount(1)).toBe('1 token')
  expect(tokenCount(1500)).toBe('1,500 tokens')
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})

test('prices and dates are written as in the United States', () => {
  expect(price(4.99)).toBe('$4.99')
  expect(formatDate('2024-07-30T12:00:00Z')).toBe('July 30, 2024')
  expect(formatDateTime(new Date(2026, 10, 21, 20, 14))).toMatch(/^Saturday, November 21, 2026 at 8:14\sPM$/)
})
