import { paymentOperations } from './payments.ts'

test('ten payments are listed where no other number is asked for', () => {
  const { query } = paymentOperations.listPayments
  expect(query.parse({})).toEqual({ limit: 10 })
  expect(query.parse({ limit: '25' })).toEqual({ limit: 25 })
})

test('a subscription is cancelled with its period unless it is asked to end at once', () => {
  const { body } = paymentOperations.cancelSubscription
  expect(body.parse({})).toEqual({ immediate: false })
})
