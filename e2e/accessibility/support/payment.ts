/** A payment as the API shows it to its reader. */
export const paid = {
  _id: 'pay_paid',
  kind: 'tokens',
  description: '15 Oracle Tokens',
  amount: 1299,
  currency: 'usd',
  tokens: 15,
  status: 'succeeded',
  createdAt: '2026-11-20T12:00:00.000Z',
  receiptUrl: 'https://pay.example/receipt',
}
