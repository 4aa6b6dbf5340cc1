import { paymentOperations } from './payments.ts'

test('ten payments are listed by default', () => {
  const { query } = paymentOperations.listPayments
  expect(query.parse({})).toEqual({ limit: 10 })
  expect(query.parse({ limit: '25' })).toEqual({ limit: 25 })
})

test('a subscription is cancelled with its period by default', () => {
  const { body } = paymentOperations.cancelSubscription
  expect(body.parse({})).toEqual({ immediate: false })
})
