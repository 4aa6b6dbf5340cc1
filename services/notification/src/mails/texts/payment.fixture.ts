/** A payment as billing publishes it. */
export const aPayment = {
  userId: 'u',
  paymentId: 'pay_1',
  kind: 'tokens',
  description: '15 Oracle Tokens',
  tokens: 15,
  amount: 1299,
  currency: 'usd',
  at: '2027-03-01T12:05:00.000Z',
} as const
