import { openStripeForTests, type StripeForTests } from '../stripe-account.fixture.ts'

let at: StripeForTests
beforeEach(async () => {
  at = await openStripeForTests()
})
afterEach(() => at.close())

const page = async (path: string): Promise<string> => (await fetch(`${at.url}/${path}`)).text()
/** Sends one of the dashboard's forms; answers with the page that it leads to. */
const send = async (path: string, form: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${at.url}/${path}`, { method: 'POST', body: new URLSearchParams(form) })).text()

const pay = async (paymentMethod = 'pm_card_visa') => {
  const customer = await at.stripe.customers.create({ email: 'mira@sibyl.example' })
  const intent = await at.stripe.paymentIntents.create({
    amount: 1299,
    currency: 'usd',
    customer: customer.id,
    description: '15 tokens <b>',
    payment_method: paymentMethod,
    confirm: true,
    off_session: true,
  })
  return { intent: intent.id, charge: String(intent.latest_charge), customer: customer.id }
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

test('a payment shows who paid what with which card, and is safe to look at', async () => {
  const { intent } = await pay()
  const list = await page('')
  for (const text of ['$12.99', 'mira@sibyl.example', 'visa ending in 4242', '15 tokens &lt;b&gt;', `/payments/${intent}`]) {
    expect(list).toContain(text)
  }
  expect(list).not.toContain('<b>')
  expect(await page(`payments/${intent}`)).toContain('Refund, of $12.99 that is left')
})

test('a payment is given back in parts, and not more than there is', async () => {
  const { intent, charge } = await pay()
  expect(await send(`charges/${charge}/refund`, { amount: '5.00' })).toContain('$5.00 given back.')
  expect(await page(`payments/${intent}`)).toContain('Refund, of $7.99 that is left')
  expect(await send(`charges/${charge}/refund`, { amount: '8.00' })).toContain('is greater than unrefunded amount')
  expect(await send(`charges/${charge}/refund`, { amount: 'all' })).toContain('role="alert"')
  await send(`charges/${charge}/refund`, { amount: '7.99' })
  expect((await at.stripe.charges.retrieve(charge)).refunded).toBe(true)
  expect(await page(`payments/${intent}`)).not.toContain('What can be done')
})

test.each(['won', 'lost'] as const)('a payment is disputed, and the dispute %s', async (status) => {
  const { charge } = await pay()
  expect(await send(`charges/${charge}/dispute`, { reason: 'fraudulent' })).toContain('Disputed: the money is taken back')
  const { data } = await at.stripe.disputes.list()
  const id = data[0]?.id ?? ''
  expect(await page('disputes')).toContain('needs response')
  await send(`disputes/${id}/close`, { status })
  expect((await at.stripe.disputes.retrieve(id)).status).toBe(status)
  expect(await send(`disputes/${id}/close`, { status })).toContain('This dispute is already closed')
})

test('a subscription shows its plan and invoice, and ends at once', async () => {
  const { customer } = await pay()
  const product = await at.stripe.products.create({ name: 'Premium' })
  const price = await at.stripe.prices.create({ product: product.id, unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } })
  const method = await at.stripe.paymentMethods.attach('pm_card_visa', { customer })
  const { id } = await at.stripe.subscriptions.create({ customer, items: [{ price: price.id }], default_payment_method: method.id })
  const shown = await page('subscriptions')
  for (const text of ['$9.99 a month', 'active', 'mira@sibyl.example', '$9.99 paid']) expect(shown).toContain(text)
  expect(await send(`subscriptions/${id}/end`)).toContain('The subscription is over.')
  expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
})

test('an event shows what is sent and what came of it, and is sent again', async () => {
  await send('switches', { ...switches, paused: 'on' })
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
  afterRetries: 'cancel',
}

test('the switches hold what is set, and refuse what makes no sense', async () => {
  expect(await send('switches', { ...switches, dropPercent: '20', shuffle: 'on', afterRetries: 'unpaid' })).toContain('Saved.')
  expect(await at.state('GET', '/settings')).toMatchObject({ dropPercent: 20, shuffle: true, paused: false })
  expect(await at.state('GET', '/renewals')).toEqual({ afterRetries: 'unpaid' })
  expect(await send('switches', { ...switches, dropPercent: '120' })).toContain('role="alert"')
  expect(await at.state('GET', '/settings')).toMatchObject({ dropPercent: 20 })
})

test('the clock is moved forward', async () => {
  expect(await send('clock', { seconds: '86400' })).toContain('1.0 days ahead of this machine')
  expect(await send('clock', { seconds: '-5' })).toContain('role="alert"')
})

test('what is not there is not there', async () => {
  for (const path of ['payments/pi_none', 'events/evt_none']) expect((await fetch(`${at.url}/${path}`)).status).toBe(404)
  expect(await send('disputes/du_none/close', { status: 'won' })).toContain('There is no dispute du_none.')
})
