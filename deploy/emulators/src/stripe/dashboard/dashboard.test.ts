import type Stripe from 'stripe'
import { openStripeForTests, type StripeForTests } from '../stripe-account.fixture.ts'

let at: StripeForTests
beforeEach(async () => {
  at = await openStripeForTests()
})
afterEach(() => at.close())

const page = async (path: string): Promise<string> => (await fetch(`${at.url}/${path}`)).text()
/** Submits one of the dashboard's forms; returns the page it redirects to. */
const send = async (path: string, form: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${at.url}/state/${path}`, { method: 'POST', body: new URLSearchParams(form) })).text()

const pay = async () => {
  const customer = await at.stripe.customers.create({ email: 'mira@sibyl.example' })
  const intent = await at.stripe.paymentIntents.create({
    amount: 1299,
    currency: 'usd',
    customer: customer.id,
    description: '15 tokens <b>',
  })
  const paid = await at.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: 'https://sibyl.example' })
  return { intent: intent.id, charge: String(paid.latest_charge), customer: customer.id }
}

test('an empty account says so on every page, and that nothing is real', async () => {
  for (const [path, text] of [
    ['', 'Nobody has paid anything yet.'],
    ['subscriptions', 'Nobody has subscribed yet.'],
    ['disputes', 'Nothing is disputed.'],
    ['events', 'Nothing has happened yet.'],
    ['switches', '0 waiting, 0 delivered'],
  ] as const) {
    const shown = await page(path)
    expect(shown).toContain(text)
    expect(shown).toContain('No card is charged and no money moves.')
  }
})

test('a payment shows its payer, amount and card, and escapes all text', async () => {
  const { intent } = await pay()
  const list = await page('')
  for (const text of ['$12.99', 'mira@sibyl.example', 'visa ending in 4242', '15 tokens &lt;b&gt;', `/payments/${intent}`]) {
    expect(list).toContain(text)
  }
  expect(list).not.toContain('<b>')
  expect(await page(`payments/${intent}`)).toContain('Refund, of $12.99 that is left')
})

test('a payment can be refunded in parts, up to its amount', async () => {
  const { intent, charge } = await pay()
  expect(await send(`charges/${charge}/refund`, { amount: '5.00' })).toContain('$5.00 given back.')
  expect(await page(`payments/${intent}`)).toContain('Refund, of $7.99 that is left')
  expect(await send(`charges/${charge}/refund`, { amount: '8.00' })).toContain('is greater than unrefunded amount')
  expect(await send(`charges/${charge}/refund`, { amount: 'all' })).toContain('role="alert"')
  await send(`charges/${charge}/refund`, { amount: '7.99' })
  expect((await at.stripe.charges.list({ payment_intent: intent })).data).toMatchObject([{ refunded: true }])
  expect(await page(`payments/${intent}`)).not.toContain('What can be done')
})

test.each(['won', 'lost'] as const)('a payment is disputed, and the dispute %s', async (status) => {
  const { charge } = await pay()
  expect(await send('disputes', { charge, reason: 'fraudulent' })).toContain('Disputed: the money is taken back')
  const { data } = await at.stripe.disputes.list()
  const id = data[0]?.id ?? ''
  expect(await page('disputes')).toContain('needs response')
  await send(`disputes/${id}/close`, { status })
  expect((await at.stripe.disputes.list()).data).toMatchObject([{ id, status }])
  expect(await send(`disputes/${id}/close`, { status })).toContain('This dispute is already closed')
})

test('a subscription shows its plan and invoice, and can be ended at once', async () => {
  const { customer } = await pay()
  const { id: price } = await at.stripe.prices.create({
    product_data: { name: 'Premium' },
    unit_amount: 999,
    currency: 'usd',
    recurring: { interval: 'month' },
  })
  const begun = await at.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  const { id, latest_invoice: invoice } = begun
  const [payment = ''] = String((invoice as Stripe.Invoice).confirmation_secret?.client_secret).split('_secret_')
  await at.stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  const shown = await page('subscriptions')
  for (const text of ['$9.99 a month', 'active', 'mira@sibyl.example', '$9.99 paid']) expect(shown).toContain(text)
  expect(await send(`subscriptions/${id}/end`)).toContain('The subscription is over.')
  expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
})

test('an event shows its content and deliveries, and can be redelivered', async () => {
  await send('settings', { ...switches, paused: 'on' })
  await pay()
  const { data } = await at.stripe.events.list({ type: 'payment_intent.succeeded' })
  const id = data[0]?.id ?? ''
  expect(await page('events')).toContain('payment_intent.succeeded')
  const shown = await page(`events/${id}`)
  for (const text of ['waiting', at.webhookUrl, '&quot;payment_intent.succeeded&quot;']) expect(shown).toContain(text)
  expect(await send(`events/${id}/redeliver`)).toContain('It is on its way again.')
  expect((await page(`events/${id}`)).match(/waiting</g)).toHaveLength(2)
})

const switches = {
  dropPercent: '0',
  duplicatePercent: '0',
  delayMs: '0',
  parallel: '1',
  retryFirstMs: '1000',
  seed: 'sibyl',
}

test('the switches hold their settings, and refuse senseless ones', async () => {
  expect(await send('settings', { ...switches, dropPercent: '20', shuffle: 'on' })).toContain('Saved.')
  expect(await at.state('GET', '/settings')).toMatchObject({ dropPercent: 20, shuffle: true, paused: false })
  expect(await send('settings', { ...switches, dropPercent: '120' })).toContain('role="alert"')
  expect(await at.state('GET', '/settings')).toMatchObject({ dropPercent: 20 })
})

test('the clock can be moved forward', async () => {
  expect(await send('clock/advance', { seconds: '86400' })).toContain('1.0 days ahead of this machine')
  expect(await send('clock/advance', { seconds: '-5' })).toContain('role="alert"')
})

test('a missing object gives 404', async () => {
  for (const path of ['payments/pi_none', 'events/evt_none']) expect((await fetch(`${at.url}/${path}`)).status).toBe(404)
  expect(await send('disputes/du_none/close', { status: 'won' })).toContain('No such dispute: &#39;du_none&#39;')
})
