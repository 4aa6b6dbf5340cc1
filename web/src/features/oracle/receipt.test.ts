import { type Method, methodById } from '@sibyl/contracts/methods'
import { receiptFor } from './receipt.ts'

const method = (id: string) => methodById(id) as Method
const createdAt = '2026-11-21T20:14:00.000Z'

test.each([
  ['tarot', 2, '1 token spent, 2 left. '],
  ['tarot', undefined, '1 token spent. '],
  ['tarot', null, 'Included in your subscription. '],
  ['daily-card', null, 'Free, one card a day. '],
])('%s with %s left costs: %s', (id, userTokensRemaining, cost) => {
  const receipt = receiptFor(method(id), { createdAt, ...(userTokensRemaining !== undefined && { userTokensRemaining }) })
  expect(receipt.startsWith(cost)).toBe(true)
  expect(receipt).toMatch(/November 2\d, 2026, \d+:14.[AP]M\.$/)
})
