import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStripe, type StripeEmulator } from '@sibyl/emulators/stripe/open-stripe'
import { type HttpServer, listen } from '@sibyl/platform/http/server'
import { eventually } from '@sibyl/platform/testing/eventually'
import { type StartedProcess, startProcess } from '@sibyl/platform/testing/started-process'
import { MINUTE } from '@sibyl/platform/time'
import express, { type RequestHandler } from 'express'

const program = fileURLToPath(new URL('./billing-process.fixture.ts', import.meta.url))
const authorization = 'Bearer reader-ada'
type Listed = { data: { id: string; metadata: { paymentId: string } }[] }

describe('F26 a crash around the creation of a payment', () => {
  let folder: string
  let stripe: StripeEmulator
  let http: HttpServer
  let atProvider: RequestHandler
  const running: StartedProcess[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sibyl-crash-'))
    stripe = openStripe({ file: ':memory:', publicUrl: 'http://localhost:8080' })
    atProvider = (_request, _response, next) => next()
    const app = express()
      .use((request, response, next) => atProvider(request, response, next))
      .use('/_dev/stripe', stripe.router)
    http = await listen(createServer(app), { host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    await http.close(0)
    await stripe.close()
    await rm(folder, { recursive: true, force: true })
  })

  const stripeUrl = () => `http://127.0.0.1:${http.port}/_dev/stripe`
  const startBilling = async (aheadMs: number) => {
    const billing = startProcess(program, [join(folder, 'billing.db'), String(aheadMs)], {
      STRIPE_SECRET_KEY: 'sk_test_sibyl',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sibyl',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
      LINK_SECRET: 'l'.repeat(32),
      STRIPE_API_URL: stripeUrl(),
      PAYMENTS_CHECK_MS: '50',
    })
    running.push(billing)
    const [, port] = /listening on (\d+)/.exec(await billing.says(/listening/)) ?? []
    return { ...billing, url: `http://127.0.0.1:${port}` }
  }
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const atStripe = (path: string, parameters?: Record<string, string>) =>
    fetch(`${stripeUrl()}/v1${path}`, {
      headers: { authorization: 'Bearer sk_test_sibyl', 'content-type': 'application/x-www-form-urlencoded' },
      ...(parameters ? { method: 'POST', body: new URLSearchParams(parameters) } : {}),
    })
  const isCreation = ({ method, path }: { method: string; path: string }): boolean =>
    method === 'POST' && path.endsWith('/v1/payment_intents')

  it.each(['before the provider has heard of it', 'after the provider has made it'])(
    '%s comes to one payment of the order',
    async (when) => {
      const killed = await startBilling(0)
      atProvider = (request, response, next) => {
        if (!isCreation(request)) return next()
        if (when.startsWith('before')) return void killed.child.kill('SIGKILL')
        // The payment is created, and its response never arrives.
        response.send = () => {
          killed.child.kill('SIGKILL')
          return response
        }
        next()
      }
      await expect(post(`${killed.url}/payments/tokens/create`, { packageIndex: 0, tokens: 5, amount: 4.99 })).rejects.toThrow()
      expect(await killed.ended).toBe('SIGKILL')
      const before = (await (await atStripe('/payment_intents')).json()) as Listed
      expect(before.data).toHaveLength(when.startsWith('before') ? 0 : 1)

      const asked: string[] = []
      atProvider = (request, _response, next) => {
        if (isCreation(request)) asked.push(request.path)
        next()
      }
      const { url } = await startBilling(2 * MINUTE)
      await eventually(() => expect(asked).toHaveLength(1))
      let payments: Listed['data'] = []
      await eventually(async () => {
        payments = ((await (await atStripe('/payment_intents')).json()) as Listed).data
        expect(payments).toHaveLength(1)
      })
      const [payment] = payments
      await atStripe(`/payment_intents/${payment?.id}/confirm`, { payment_method: 'pm_card_visa', return_url: 'http://localhost/done' })
      const checked = await post(`${url}/payments/confirm`, { paymentIntentId: payment?.id })
      expect(await checked.json()).toMatchObject({ data: { _id: payment?.metadata.paymentId, status: 'succeeded', tokens: 5 } })
    },
    30_000,
  )
})
