import { openStripeForTests } from '../stripe-account.fixture.ts'
import { tidy } from './housekeeping.ts'

test('the account retains the newest objects of each kind and deletes the rest, with the results of their deliveries', async () => {
  const { emulator, stripe, state, close } = await openStripeForTests()
  const intents: string[] = []
  for (let amount = 500; amount < 505; amount += 1) intents.push((await stripe.paymentIntents.create({ amount, currency: 'usd' })).id)
  await state('PUT', '/settings', { dropPercent: 100 })
  const { id: customer } = await stripe.customers.create()
  tidy(emulator.account, 2)
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([intents[4], intents[3]])
  expect((await stripe.events.list()).data.map(({ type }) => type)).toEqual(['customer.created', 'payment_intent.created'])
  expect((await stripe.customers.list()).data).toMatchObject([{ id: customer }])
  expect(await state('GET', '/deliveries')).toMatchObject({ dropped: 1 })
  await close()
})
