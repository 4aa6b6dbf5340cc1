import { readFileSync } from 'node:fs'
import { describeWith } from '@sibyl/platform/testing/describe-with'
import { freePort } from '@sibyl/platform/testing/ports'
import { type RunningServer, startServer } from '@sibyl/platform/testing/server-process'
import { whereIs } from '@sibyl/platform/testing/where-is'
import { plus, systemClock } from '@sibyl/platform/time'
import Stripe from 'stripe'
import { BadSignature, type PaymentProvider } from '../payment-provider.ts'
import { stripePayments } from './stripe-payments.ts'
import { STRIPE_API_VERSION } from './stripe-sdk.ts'

const stripeMock = whereIs('stripe-mock')

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list = []
  for await (const item of items) list.push(item)
  return list
}

describe('the version of Stripe’s API', () => {
  it('is the one that the installed SDK was made for', () => {
    const file = readFileSync(new URL(import.meta.resolve('stripe').replace(/stripe\.esm\.node\.js$/, 'apiVersion.js')), 'utf8')
    expect(file).toContain(`'${STRIPE_API_VERSION}'`)
  })
})

/** Stripe's own mock server checks every request against the published description of the API; its responses are fixtures. */
describeWith('stripe-mock', stripeMock !== undefined, 'what is asked of Stripe', () => {
  let server: RunningServer
  let provider: PaymentProvider

  beforeAll(async () => {
    const recipe = async () => {
      const port = await freePort()
      return { port, programs: () => [{ command: stripeMock ?? '', args: ['-http-addr', `127.0.0.1:${port}`] }] }
    }
    server = await startServer(recipe, { url: (on) => `http://127.0.0.1:${on}` })
    provider = stripePayments({ secretKey: 'sk_test_123', publishableKey: 'pk_test_123', webhookSecrets: ['whsec_1'], apiUrl: server.url })
  }, 60_000)
  afterAll(() => server.close())

  const price = { plan: 'premium_monthly', name: 'Premium Monthly', amount: 999, currency: 'usd', interval: 'month' } as const

  it.each<[string, () => Promise<unknown>]>([
    ['a customer', () => provider.createCustomer('reader')],
    ['the end of a customer', () => provider.deleteCustomer('cus_1')],
    [
      'a payment',
      () =>
        provider.createPayment({
          paymentId: 'pay_1',
          readerId: 'reader',
          customerId: 'cus_1',
          amount: 499,
          currency: 'usd',
          description: '5 Oracle Tokens',
        }),
    ],
    ['how a payment is', () => provider.payment('pi_1')],
    ['the end of a payment', () => provider.cancelPayment('pi_1')],
    ['how an invoice is', () => provider.invoice('in_1')],
    ['which invoice a payment pays', () => provider.invoiceOf('pi_1')],
    ['a price', () => provider.ensurePrice({ ...price, lookupKey: 'sibyl_premium_monthly' })],
    [
      'a subscription',
      () =>
        provider.createSubscription({
          key: 'reader:1',
          readerId: 'reader',
          customerId: 'cus_1',
          priceId: 'price_1',
          plan: 'premium_monthly',
        }),
    ],
    ['how a subscription is', () => provider.subscription('sub_1')],
    ['the end of a subscription with its period', () => provider.endWithPeriod('sub_1', true)],
    ['the end of a subscription', () => provider.cancelSubscription('sub_1')],
    ['another price of a subscription', () => provider.changePrice('sub_1', 'price_2')],
    ['what was not delivered', () => all(provider.undelivered(plus(systemClock.now(), -1000)))],
    ['what money moved', () => all(provider.movedSince(plus(systemClock.now(), -1000)))],
    ['which subscriptions are not over', () => all(provider.openSubscriptions())],
  ])('is valid when it is %s', async (_what, ask) => {
    await expect(ask()).resolves.not.toThrow()
  })
})

describe('a webhook', () => {
  const provider = stripePayments({ secretKey: 'sk_test_123', publishableKey: 'pk_test_123', webhookSecrets: ['whsec_old', 'whsec_new'] })
  const now = systemClock.now()
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: STRIPE_API_VERSION,
    type: 'charge.refunded',
    livemode: false,
    created: 1_800_000_000,
    data: { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' } },
  })
  const sign = (secret: string, at: string): string =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(Date.parse(at) / 1000) })

  it.each(['whsec_old', 'whsec_new'])('is accepted when it is signed with %s, one of the two secrets', async (secret) => {
    expect(await provider.readEvent(Buffer.from(body), sign(secret, now), now)).toEqual({
      id: 'evt_1',
      type: 'charge.refunded',
      live: false,
      createdAt: '2027-01-15T08:00:00.000Z',
      subject: { kind: 'payment', id: 'pi_1' },
    })
  })

  it('F24 is refused if its body, its signature or its age is wrong', async () => {
    const read = (payload: string, signature: string | undefined, at: string) => provider.readEvent(Buffer.from(payload), signature, at)
    await expect(read(`${body} `, sign('whsec_new', now), now)).rejects.toThrow(BadSignature)
    await expect(read(body, sign('whsec_other', now), now)).rejects.toThrow(BadSignature)
    await expect(read(body, undefined, now)).rejects.toThrow(BadSignature)
    await expect(read(body, sign('whsec_new', now), plus(now, 301_000))).rejects.toThrow(BadSignature)
    await expect(read(body, sign('whsec_new', now), plus(now, 299_000))).resolves.toMatchObject({ id: 'evt_1' })
  })
})
