import { eventually } from '@sibyl/platform/testing/eventually'
import Stripe from 'stripe'
import { openStripeForTests, RETURN_URL, refusalOf, SECRET, type StripeForTests, sdkAt } from './stripe-account.fixture.ts'

describe('a payment at the Stripe emulator', () => {
  let account: StripeForTests
  let stripe: Stripe
  beforeEach(async () => {
    account = await openStripeForTests()
    stripe = account.stripe
  })
  afterEach(() => account.close())

  const types = () => account.typesReceived()

  it('is created, confirmed and charged, and sends signed webhooks about it in order', async () => {
    const customer = await stripe.customers.create({ email: 'ada@sibyl.example', metadata: { user: 'u1' } })
    const intent = await account.begin({ customer: customer.id, metadata: { order: 'o1' } })
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      livemode: false,
    })
    expect(intent.lastResponse.headers['stripe-emulated']).toBe('sibyl')

    expect(await account.pay(intent.id)).toMatchObject({ status: 'succeeded', amount_received: 499, customer: customer.id })
    await eventually(() =>
      expect(types()).toEqual([
        'customer.created',
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'charge.updated',
      ]),
    )
    const [{ body = '', signature = '' } = {}] = account.received.slice(3)
    const event = stripe.webhooks.constructEvent(body, signature, SECRET)
    expect(event).toMatchObject({
      type: 'payment_intent.succeeded',
      api_version: Stripe.API_VERSION,
      data: { object: { id: intent.id, metadata: { order: 'o1' } } },
    })
  })

  it('has a charge with a receipt and an entry in the ledger', async () => {
    const { id } = await account.paid()
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] })
    const charge = intent.latest_charge as Stripe.Charge
    expect(charge).toMatchObject({ amount: 499, paid: true, refunded: false, payment_intent: id })
    expect(charge.balance_transaction).toMatchObject({ amount: 499, fee: 44, net: 455, type: 'charge' })
    const receipt = await fetch(String(charge.receipt_url).replace('http://localhost:8080/_dev/stripe', account.url))
    expect(await receipt.text()).toContain('Receipt for $4.99')
  })

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('with %s is refused in Stripe’s own shape, and can be tried again', async (method, code, declineCode) => {
    const { id } = await account.begin()
    const error = await refusalOf(account.pay(id, method))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { id, status: 'requires_payment_method' },
    })
    const declined = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(declined).toMatchObject({ last_payment_error: { code }, latest_charge: { status: 'failed', failure_code: code } })
    await eventually(() => expect(types()).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']))
    expect(await account.pay(id)).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  it('can be confirmed by a browser with its client secret, which reveals nothing of the customer', async () => {
    const customer = await stripe.customers.create()
    const { id, client_secret } = await account.begin({ customer: customer.id, metadata: { order: 'o1' } })
    const browser = sdkAt(account.port, 'pk_test_sibyl')
    const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 40, cvc: '123' }
    const params = {
      client_secret,
      payment_method_data: { type: 'card', card, billing_details: { address: { country: 'US', postal_code: '10001' } } },
      return_url: RETURN_URL,
      use_stripe_sdk: true,
    } as unknown as Stripe.PaymentIntentConfirmParams
    const seen = await browser.paymentIntents.confirm(id, params)
    expect(seen).toMatchObject({ id, status: 'succeeded' })
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['customer']))
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['metadata']))
    expect((await stripe.paymentIntents.retrieve(id)).customer).toBe(customer.id)

    expect(await refusalOf(browser.paymentIntents.retrieve(id))).toMatchObject({ code: 'parameter_missing', param: 'client_secret' })
    const wrong = { client_secret: `${id}_secret_wrong` }
    expect(await refusalOf(browser.paymentIntents.retrieve(id, wrong))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    expect(await refusalOf(browser.paymentIntents.list())).toMatchObject({ statusCode: 403, code: 'secret_key_required' })
  })

  it.each([
    ['4242424242424241', 'incorrect_number', {}],
    ['4111111111111111', 'card_declined', {}],
    ['4242424242424242', 'invalid_expiry_year', { exp_year: 2020 }],
    ['4242424242424242', 'invalid_expiry_month', { exp_month: 13 }],
    ['4242424242424242', 'invalid_cvc', { cvc: '1' }],
  ])('refuses an invalid card %s: %s', async (number, code, fault) => {
    const { id } = await account.begin()
    const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', ...fault }
    const data = { type: 'card', card } as unknown as Stripe.PaymentIntentConfirmParams.PaymentMethodData
    const error = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method_data: data, return_url: RETURN_URL }))
    expect(error).toMatchObject({ type: 'StripeCardError', code })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_payment_method' })
  })

  describe('with 3-D Secure', () => {
    const challenged = async () => {
      const { id } = await account.begin()
      const waiting = await account.pay(id, 'pm_card_threeDSecure2Required')
      const url = String(waiting.next_action?.redirect_to_url?.url)
      return { id, waiting, page: url.replace('http://localhost:8080/_dev/stripe', account.url) }
    }
    const answer = (page: string, how: 'complete' | 'fail') =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ answer: how }), redirect: 'manual' })

    it('waits for the challenge, and is paid when that is completed', async () => {
      const { id, waiting, page } = await challenged()
      expect(waiting).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: RETURN_URL } },
      })
      expect(await (await fetch(page)).text()).toContain('to pay $4.99')
      const back = await answer(page, 'complete')
      expect(back.headers.get('location')).toBe(
        `${RETURN_URL}?payment_intent=${id}&payment_intent_client_secret=${waiting.client_secret}&redirect_status=succeeded`,
      )
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', next_action: null })
      expect((await answer(page, 'complete')).status).toBe(404)
      await eventually(() =>
        expect(types()).toEqual([
          'payment_intent.created',
          'payment_intent.requires_action',
          'charge.succeeded',
          'payment_intent.succeeded',
          'charge.updated',
        ]),
      )
    })

    it('fails when the challenge fails', async () => {
      const { id, page } = await challenged()
      expect((await answer(page, 'fail')).headers.get('location')).toContain('redirect_status=failed')
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      })
      await eventually(() => expect(types()).toContain('payment_intent.payment_failed'))
    })

    it('opens the challenge in a frame of the page if the browser requests that', async () => {
      const { id } = await account.begin()
      const waiting = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required', use_stripe_sdk: true })
      expect(waiting.next_action).toMatchObject({ type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } })
      const { stripe_js: page } = { stripe_js: '', ...(waiting.next_action?.use_stripe_sdk as object) }
      const answered = await answer(page.replace('http://localhost:8080/_dev/stripe', account.url), 'complete')
      expect(await answered.text()).toContain('parent.postMessage')
    })
  })

  it('can be canceled until it is paid', async () => {
    const { id } = await account.begin()
    expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
    const unexpected = { code: 'payment_intent_unexpected_state', payment_intent: { status: 'canceled' } }
    expect(await refusalOf(stripe.paymentIntents.cancel(id))).toMatchObject(unexpected)
    expect(await refusalOf(account.pay(id))).toMatchObject(unexpected)
    const done = await account.paid()
    expect(await refusalOf(account.pay(done.id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('can be changed until it is paid', async () => {
    const { id } = await account.begin({ metadata: { a: '1', b: '2' } })
    expect(await stripe.paymentIntents.update(id, { amount: 1299, metadata: { a: '', c: '3' } })).toMatchObject({
      amount: 1299,
      metadata: { b: '2', c: '3' },
    })
    expect(await refusalOf(stripe.paymentIntents.update(id, { amount: 10 }))).toMatchObject({ code: 'amount_too_small', param: 'amount' })
    await account.pay(id)
    expect(await refusalOf(stripe.paymentIntents.update(id, { amount: 499 }))).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('requires a return address if a payment method may redirect', async () => {
    const { id } = await account.begin()
    expect(await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('return_url'),
    })
    const never = await account.begin({ automatic_payment_methods: { enabled: true, allow_redirects: 'never' } })
    expect(await stripe.paymentIntents.confirm(never.id, { payment_method: 'pm_card_visa' })).toMatchObject({ status: 'succeeded' })
  })

  describe('of a customer', () => {
    it('saves no card that is refused at once, but one that is refused later', async () => {
      const { id } = await stripe.customers.create()
      expect(await refusalOf(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: id }))).toMatchObject({
        code: 'card_declined',
      })
      const saved = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: id })
      const { id: intent } = await account.begin({ customer: id })
      expect(await refusalOf(account.pay(intent, saved.id))).toMatchObject({ code: 'card_declined' })
      const other = await stripe.customers.create()
      expect(await refusalOf(account.pay((await account.begin({ customer: other.id })).id, saved.id))).toMatchObject({
        code: 'resource_missing',
      })
    })

    it('can be found and deleted', async () => {
      const { id } = await stripe.customers.create({ email: 'ada@sibyl.example', name: 'Ada' })
      expect((await stripe.customers.list({ email: 'ada@sibyl.example' })).data).toMatchObject([{ id, name: 'Ada' }])
      expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
      expect((await stripe.customers.list()).data).toEqual([])
      expect(await refusalOf(account.begin({ customer: id }))).toMatchObject({
        statusCode: 400,
        code: 'resource_missing',
        param: 'customer',
      })
      await eventually(() => expect(types()).toEqual(['customer.created', 'customer.deleted']))
    })
  })
})
