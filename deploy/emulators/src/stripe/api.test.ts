import Stripe from 'stripe'
import { openStripeForTests, refusalOf, type StripeForTests } from './stripe-account.fixture.ts'

describe('the API of the Stripe emulator', () => {
  let account: StripeForTests
  let stripe: Stripe
  beforeEach(async () => {
    account = await openStripeForTests()
    stripe = account.stripe
  })
  afterEach(() => account.close())

  const raw = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${account.url}${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_sibyl', ...headers },
      ...(body !== undefined && { body }),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, Record<string, unknown>> }
  }
  const errorOf = async (...call: Parameters<typeof raw>) => {
    const { status, body } = await raw(...call)
    return { status, ...body.error }
  }

  it.each([
    ['amount=499', 'parameter_missing', 'currency', 'Missing required param: currency.'],
    ['amount=4.99&currency=usd', 'parameter_invalid_integer', 'amount', 'Invalid integer: 4.99'],
    ['amount=499&currency=usd&colour=red', 'parameter_unknown', 'colour', 'Received unknown parameter: colour'],
    [
      'amount=499&currency=usd&automatic_payment_methods[on]=true',
      'parameter_unknown',
      'automatic_payment_methods[on]',
      'Received unknown parameter: automatic_payment_methods[on]',
    ],
    [
      'amount=499&currency=usd&automatic_payment_methods[enabled]=perhaps',
      undefined,
      'automatic_payment_methods[enabled]',
      'Invalid boolean: perhaps',
    ],
    [
      'amount=499&currency=usd&automatic_payment_methods[enabled]=true&automatic_payment_methods[allow_redirects]=later',
      undefined,
      'automatic_payment_methods[allow_redirects]',
      'Invalid automatic_payment_methods[allow_redirects]: must be one of always, or never',
    ],
    ['amount=499&currency=usd&customer=', 'parameter_invalid_empty', 'customer', expect.stringContaining("'customer' is empty")],
    ['amount=499&currency=usd&customer=cus_none', 'resource_missing', 'customer', "No such customer: 'cus_none'"],
    ['amount=10&currency=usd', 'amount_too_small', 'amount', 'Amount must be at least $0.50 usd'],
    ['a[b]=1&a=2', undefined, 'a', 'Invalid object'],
  ])('refuses %s as Stripe does', async (form, code, param, message) => {
    const error = await errorOf('POST', '/v1/payment_intents', form)
    expect(error).toEqual({ status: 400, type: 'invalid_request_error', message, param, ...(code !== undefined && { code }) })
  })

  it('requires a test key, and never shows a whole key', async () => {
    expect(await errorOf('GET', '/v1/customers', undefined, { authorization: '' })).toMatchObject({
      status: 401,
      type: 'invalid_request_error',
    })
    const error = await errorOf('GET', '/v1/customers', undefined, { authorization: 'Bearer sk_live_abcdefghijkl' })
    expect(error).toMatchObject({ status: 401, message: 'Invalid API Key provided: sk_live*********ijkl' })
    const basic = `Basic ${Buffer.from('sk_test_sibyl:').toString('base64')}`
    expect((await raw('GET', '/v1/customers', undefined, { authorization: basic })).status).toBe(200)
  })

  it('marks its responses as emulated, identifies each request, and supports one version only', async () => {
    const { headers } = await raw('GET', '/v1/customers')
    expect(headers.get('stripe-emulated')).toBe('sibyl')
    expect(headers.get('request-id')).toMatch(/^req_\w{14}$/)
    expect(headers.get('stripe-version')).toBe(Stripe.API_VERSION)
    expect(await errorOf('GET', '/v1/customers', undefined, { 'stripe-version': '2020-08-27' })).toMatchObject({ status: 400 })
    expect(await errorOf('GET', '/v1/payouts')).toMatchObject({
      status: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/payouts)'),
    })
  })

  it('is readable from the product’s pages, and from no others', async () => {
    const ask = (origin: string) => raw('GET', '/v1/customers', undefined, { origin })
    expect((await ask('http://localhost:8080')).headers.get('access-control-allow-origin')).toBe('http://localhost:8080')
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await fetch(`${account.url}/v1/payment_intents`, { method: 'OPTIONS', headers: { origin: 'http://localhost:8080' } })
    expect(preflight.status).toBe(204)
  })

  describe('with an idempotency key', () => {
    const key = { idempotencyKey: 'order-1' }
    const create = (amount: number, options: Stripe.RequestOptions = key) =>
      stripe.paymentIntents.create({ amount, currency: 'usd' }, options)

    it('runs a request once, and repeats the response', async () => {
      const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => create(499)))
      for (const other of others) expect(other).toEqual(first)
      expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
      expect((await create(499)).lastResponse.headers['idempotent-replayed']).toBe('true')
    })

    it('refuses another request with the same key', async () => {
      await create(499)
      expect(await refusalOf(create(1299))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
      expect(await refusalOf(stripe.customers.create({}, key))).toMatchObject({ type: 'StripeIdempotencyError' })
    })

    it('repeats the response for a refused card, but runs a faulty request again', async () => {
      const { id } = await create(499, {})
      const pay = (method: string) =>
        stripe.paymentIntents.confirm(id, { payment_method: method, return_url: 'https://sibyl.example' }, key)
      const [one, two] = [await refusalOf(pay('pm_card_chargeDeclined')), await refusalOf(pay('pm_card_chargeDeclined'))]
      expect(two.charge).toBe(one.charge)
      expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
      const faulty = { idempotencyKey: 'order-2' }
      expect(await refusalOf(stripe.paymentIntents.create({ amount: 499 } as Stripe.PaymentIntentCreateParams, faulty))).toMatchObject({
        code: 'parameter_missing',
      })
      expect(await create(499, faulty)).toMatchObject({ amount: 499 })
    })
  })

  it('lists page by page, and reports whether there is more', async () => {
    for (let number = 0; number < 5; number += 1) await stripe.customers.create({ name: `n${number}` })
    const names = ({ data }: Stripe.ApiList<Stripe.Customer>) => data.map(({ name }) => name)
    const first = await stripe.customers.list({ limit: 2 })
    expect([names(first), first.has_more]).toEqual([['n4', 'n3'], true])
    const last = await stripe.customers.list({ limit: 3, starting_after: String(first.data[1]?.id) })
    expect([names(last), last.has_more]).toEqual([['n2', 'n1', 'n0'], false])
    expect(await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(5)
    expect(await refusalOf(stripe.customers.list({ limit: 101 }))).toMatchObject({ code: 'parameter_invalid_integer', param: 'limit' })
  })

  it('expands the requested fields, and refuses those that cannot be expanded', async () => {
    const customer = await stripe.customers.create()
    const { id } = await stripe.paymentIntents.create({ amount: 499, currency: 'usd', customer: customer.id, expand: ['customer'] })
    const { data } = await stripe.paymentIntents.list({ expand: ['data.customer'] })
    expect(data).toMatchObject([{ id, customer: { id: customer.id } }])
    expect(await refusalOf(stripe.paymentIntents.retrieve(id, { expand: ['colour'] }))).toMatchObject({ param: 'expand' })
    expect(await refusalOf(stripe.paymentIntents.retrieve(id, { expand: ['a.b.c.d.e'] }))).toMatchObject({
      message: expect.stringContaining('more than 4 levels'),
    })
  })

  it('names a missing object', async () => {
    expect(await refusalOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
      message: "No such payment_intent: 'pi_none'",
    })
  })
})
