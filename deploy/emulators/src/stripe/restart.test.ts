import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually } from '@sibyl/platform/testing/eventually'
import { freePort } from '@sibyl/platform/testing/ports'
import { type StartedProcess, startProcess } from '@sibyl/platform/testing/started-process'
import { openStripeForTests, sdkAt } from './stripe-account.fixture.ts'

describe('the account of the Stripe emulator', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-stripe-'))
  })
  let running: StartedProcess | undefined
  afterEach(async () => {
    running?.child.kill('SIGKILL')
    await running?.ended
    running = undefined
    await rm(directory, { recursive: true })
  })

  it('survives a restart, with its keys, its clock and its pending deliveries', async () => {
    const file = join(directory, 'stripe.db')
    const before = await openStripeForTests(file)
    await before.state('PUT', '/settings', { paused: true })
    await before.state('POST', '/clock/advance', { seconds: 1000 })
    const once = { idempotencyKey: 'order-1' }
    const { id } = await before.stripe.paymentIntents.create({ amount: 499, currency: 'usd' }, once)
    await before.close()

    const after = await openStripeForTests(file)
    expect(await sdkAt(after.port).paymentIntents.create({ amount: 499, currency: 'usd' }, once)).toMatchObject({ id })
    expect(await after.state('GET', '/clock')).toMatchObject({ aheadSeconds: 1000 })
    await after.state('PUT', '/settings', { paused: false })
    await eventually(() => expect(after.typesReceived()).toEqual(['payment_intent.created']))
    await after.close()
  })

  it('has every acknowledged change after a kill', async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    const port = await freePort()
    const environment = {
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: 'info',
      SMTP_URL: 'smtp://127.0.0.1:1',
      OPENAI_API_KEY: 'none',
    }
    const start = async (): Promise<StartedProcess> => {
      running = startProcess(main, [], environment)
      await running.says(/"ready"/)
      return running
    }
    const sdk = sdkAt(port, 'sk_test_sibyl', '/_dev/stripe')
    const first = await start()
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await sdk.customers.create()).id))
    first.child.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    await start()
    const kept = (await sdk.customers.list({ limit: 100 })).data.map(({ id }) => id)
    expect(kept.sort()).toEqual(ids.sort())
  })
})
