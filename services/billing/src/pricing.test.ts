import { type RunningService, startService } from '@sibyl/platform/lifecycle/service'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { billing } from './service.ts'

describe('pricing', () => {
  let running: RunningService
  afterEach(() => running.close())

  const ask = async (path: string, config: Parameters<typeof billing>[0]['config']) => {
    const parts = testParts('billing')
    running = await startService(await billing({ ...parts, config }), parts, { name: 'billing', host: '127.0.0.1', port: 0 })
    return (await fetch(`http://127.0.0.1:${running.http.port}${path}`)).json()
  }

  it('gives the packs and plans of the specification, in dollars', async () => {
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

  it('says whether payments are set up', async () => {
    expect(await ask('/payments/health', {})).toMatchObject({ status: 'not_configured' })
    await running.close()
    expect(await ask('/payments/health', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toMatchObject({ status: 'ok' })
  })
})
