import type { Pricing } from '@sibyl/contracts/http/payments'
import { type RunningService, startService } from '@sibyl/platform/lifecycle/service'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { readBillingConfig } from '../config.ts'
import { billing } from '../service.ts'

type Priced = { data: Pricing }

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  LINK_SECRET: 'l'.repeat(32),
}

describe('pricing', () => {
  let running: RunningService
  afterEach(() => running.close())

  const ask = async (path: string, environment: NodeJS.ProcessEnv) => {
    const parts = testParts('billing')
    running = await startService(await billing({ ...parts, config: readBillingConfig(environment) }), parts, {
      name: 'billing',
      host: '127.0.0.1',
      port: 0,
    })
    return (await fetch(`http://127.0.0.1:${running.http.port}${path}`)).json()
  }

  it('lists the packs and plans of the specification, in dollars', async () => {
    expect(await ask('/payments/pricing', {})).toMatchObject({
      success: true,
      data: {
        stripe: { publishableKey: null },
        tokenPackages: [
          { tokens: 5, price: 4.99 },
          { tokens: 15, price: 12.99, popular: true },
          { tokens: 50, price: 34.99 },
        ],
        subscriptions: [
          { price: 9.99, interval: 'month' },
          { price: 99.99, interval: 'year', popular: true },
        ],
      },
    })
  })

  it('uses the prices of this installation', async () => {
    const { data } = (await ask('/payments/pricing', { ...keys, PRICE_TOKENS_5: '6', PRICE_PREMIUM_ANNUAL: '89.5' })) as Priced
    expect(data.stripe).toEqual({ publishableKey: 'pk_test_1' })
    expect(data.tokenPackages.map(({ price }) => price)).toEqual([6, 12.99, 34.99])
    expect(data.subscriptions.map(({ price }) => price)).toEqual([9.99, 89.5])
  })

  it('refuses a key without its webhook secret, and invalid prices', () => {
    expect(() => readBillingConfig({ STRIPE_SECRET_KEY: 'sk_test_1', PRICE_TOKENS_5: 'free' })).toThrow(
      /STRIPE_WEBHOOK_SECRET|PRICE_TOKENS_5/,
    )
    expect(() => readBillingConfig({ ...keys, STRIPE_WEBHOOK_SECRET: ' , ' })).toThrow('STRIPE_WEBHOOK_SECRET: is required beside')
  })

  it('says whether payments are set up', async () => {
    expect(await ask('/payments/health', {})).toMatchObject({ status: 'not_configured' })
    await running.close()
    expect(await ask('/payments/health', keys)).toMatchObject({ status: 'ok' })
  })

  it('answers every call that does not need the provider if payments are not set up', async () => {
    const parts = testParts('billing')
    const service = await billing({ ...parts, config: readBillingConfig({}) })
    running = await startService(service, parts, { name: 'billing', host: '127.0.0.1', port: 0 })
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: 'Bearer reader-ada', 'content-type': 'application/json' }
      const response = await fetch(`http://127.0.0.1:${running.http.port}/payments${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return [response.status, ((await response.json()) as { code?: string }).code]
    }
    const closed = [503, 'payments_not_configured']
    expect(await call('POST', '/tokens/create', { packageIndex: 0, tokens: 5, amount: 4.99 })).toEqual(closed)
    expect(await call('POST', '/subscription/create', { planIndex: 0, plan: 'premium_monthly' })).toEqual(closed)
    expect(await call('POST', '/subscription/cancel', {})).toEqual(closed)
    expect(await call('POST', '/confirm', { paymentIntentId: 'pi_1' })).toEqual(closed)
    expect(await call('POST', '/webhook', {})).toEqual(closed)
    expect(await call('GET', '/subscription')).toEqual([200, undefined])
    expect(await call('GET', '/history')).toEqual([200, undefined])
    expect(await call('GET', '/dev/config')).toEqual([404, 'not_found'])
    expect(await call('POST', '/dev/create-products', {})).toEqual([404, 'not_found'])
  })
})
