import { createServer } from 'node:http'
import { collections } from '@sibyl/billing/collections'
import { readBillingConfig } from '@sibyl/billing/config'
import { billing } from '@sibyl/billing/service'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import { divination } from '@sibyl/divination/service'
import { walletCollection } from '@sibyl/divination/wallet/collections'
import { reserve, settle } from '@sibyl/divination/wallet/wallet'
import { openStripe, type StripeEmulator } from '@sibyl/emulators/stripe/open-stripe'
import { listen } from '@sibyl/platform/http/server'
import { newId } from '@sibyl/platform/ids'
import { type Parts, type RunningService, type Service, startService } from '@sibyl/platform/lifecycle/service'
import { toEvent } from '@sibyl/platform/store/new-event'
import type { NewEvent } from '@sibyl/platform/store/store'
import { eventually } from '@sibyl/platform/testing/eventually'
import { freePort } from '@sibyl/platform/testing/ports'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { type Clock, plus, systemClock } from '@sibyl/platform/time'
import express from 'express'

export const WEBHOOK_SECRET = 'whsec_of_the_test'
export const LINK_SECRET = 'a link secret of thirty-two characters'
const SECRET_KEY = 'sk_test_sibyl'
const HOST = '127.0.0.1'

export type Reply<T = Record<string, unknown>> = { status: number; body: T }
type Json = Record<string, unknown>
/** The provider's responses as a client reads them: by member name, unchecked. */
type Shown = Json & { id: string; status: string; data: Shown[]; latest_charge: string }
type Ledger = { at: string; reason: string; delta: number; balance: number; paymentId?: string; why?: string }[]
type WalletShown = { tier: string; oracleTokens: number; ledger: Ledger }

export type Shop = {
  stripe: StripeEmulator
  billingParts: Parts
  /** Billing's own address, without a gateway. */
  url: string
  stripeUrl: string
  /** Calls the product as a reader. */
  ask<T = Json>(reader: string, path: string, body?: object): Promise<Reply<T>>
  /** Calls the payment provider as an operator, or as a paying browser. */
  operate(method: string, path: string, parameters?: Record<string, string>): Promise<Shown>
  /** The switches of the provider's emulator. */
  switchTo(settings: object): Promise<void>
  state(method: string, path: string, body?: object): Promise<Shown>
  /** Orders a pack by its position in the list; returns the provider's id of the payment. */
  order(reader: string, packageIndex?: number): Promise<string>
  pay(paymentIntentId: string, card?: string): Promise<Shown>
  wallet(reader: string): Promise<WalletShown>
  /** A reader's tokens, less what they owe. */
  worth(reader: string): Promise<number>
  /** Spends one token, as a reading does. */
  spend(reader: string): Promise<void>
  /** Waits until a reader has this many tokens, and then until no event is in transit. */
  reaches(reader: string, tokens: number): Promise<void>
  history(reader: string): Promise<{ status: string; amount: number; tokens?: number; receiptUrl?: string }[]>
  /** Waits until every delivered webhook is processed. */
  quiet(): Promise<void>
  runJob(name: string): Promise<void>
  /** The values of one of billing's metrics, by their first label. Labels that have counted nothing are left out. */
  figure(metric: string): Promise<Record<string, number>>
  /** Publishes an event to all services, as its owner does. */
  publish<T extends EventType>(type: T, data: EventData<T>): Promise<unknown>
  /** Advances the provider's clock. */
  advance(milliseconds: number): Promise<void>
  /** Advances the product's clock; the provider has its own. */
  later(milliseconds: number): void
  close(): Promise<void>
}

const packs = [
  { tokens: 5, amount: 4.99 },
  { tokens: 15, amount: 12.99 },
  { tokens: 50, amount: 34.99 },
] as const

const movableClock = (): Clock & { later(milliseconds: number): void } => {
  let ahead = 0
  return {
    now: () => plus(systemClock.now(), ahead),
    later: (milliseconds) => {
      ahead += milliseconds
    },
  }
}

const configFor = (stripeUrl: string, environment: NodeJS.ProcessEnv) =>
  readBillingConfig({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sibyl',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripeUrl,
    LINK_SECRET,
    PAYMENTS_DEV: '1',
    PAYMENTS_CHECK_MS: '1',
    PAYMENTS_FETCH_MS: '1',
    PAYMENTS_COMPARE_MS: '1',
    ...environment,
  })

/** Billing and divination over HTTP, with the Stripe emulator sending webhooks to billing. */
export const openShop = async (environment: NodeJS.ProcessEnv = {}): Promise<Shop> => {
  const clock = movableClock()
  const billingParts = testParts('billing', { clock })
  const divinationParts = testParts('divination', { clock, bus: billingParts.bus })
  const port = await freePort()
  const url = `http://${HOST}:${port}`

  const webhook = { url: `${url}/payments/webhook`, secrets: [WEBHOOK_SECRET] }
  const stripe = openStripe({ file: ':memory:', publicUrl: 'http://localhost:8080', webhook })
  const stripeHttp = await listen(createServer(express().use('/_dev/stripe', stripe.router)), { host: HOST, port: 0 })
  const stripeUrl = `http://${HOST}:${stripeHttp.port}/_dev/stripe`

  const running: RunningService[] = []
  const start = async (name: string, service: Service, parts: Parts, on: number): Promise<number> => {
    const started = await startService(service, parts, { name, host: HOST, port: on })
    running.push(started)
    return started.http.port
  }
  const { notices } = await collections(billingParts.store)
  const walletsOf = await divinationParts.store.collection(walletCollection)
  const wallets = await divination({
    ...divinationParts,
    config: { DAILY_CARD_SECRET: 'a secret of thirty-two characters', PEOPLE_KEYS: ['a key of at least thirty-two characters'] },
  })
  const divinationUrl = `http://${HOST}:${await start('divination', wallets, divinationParts, 0)}`
  const service = await billing({ ...billingParts, config: configFor(stripeUrl, environment) })
  // The reconciliation jobs run when a test says so.
  const jobs = service.jobs?.filter(({ name }) => name === 'work-off-notices') ?? []
  await start('billing', { ...service, jobs }, billingParts, port)

  const ask = async <T = Json>(reader: string, path: string, body?: object, at = url): Promise<Reply<T>> => {
    const response = await fetch(at + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${reader}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  const operate = async (method: string, path: string, parameters: Record<string, string> = {}): Promise<Shown> => {
    const form = new URLSearchParams(parameters)
    const response = await fetch(`${stripeUrl}/v1${path}${method === 'GET' && form.size > 0 ? `?${form}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'GET' ? {} : { body: form }),
    })
    return (await response.json()) as Shown
  }
  const state = async (method: string, path: string, body?: object): Promise<Shown> => {
    const response = await fetch(`${stripeUrl}/state${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Shown
  }
  const order = async (reader: string, packageIndex = 0): Promise<string> => {
    const { body } = await ask<{ data?: { paymentIntentId: string } }>(reader, '/payments/tokens/create', {
      packageIndex,
      ...packs[packageIndex],
    })
    if (!body.data) throw new Error(`no order: ${JSON.stringify(body)}`)
    return body.data.paymentIntentId
  }
  const wallet = async (reader: string): Promise<WalletShown> =>
    (await ask<WalletShown>(reader, '/divination/wallet', undefined, divinationUrl)).body
  const quiet = async (): Promise<void> => {
    await eventually(async () => {
      expect(await notices.count('byState', { state: 'waiting' })).toBe(0)
      expect(await state('GET', '/deliveries')).toMatchObject({ waiting: 0 })
      const outboxes = [...billingParts.store.outboxes(), ...divinationParts.store.outboxes()]
      const pending = await Promise.all(outboxes.map((outbox) => outbox.pending(clock.now(), 1)))
      expect(pending.flat()).toEqual([])
    })
  }

  return {
    stripe,
    billingParts,
    url,
    stripeUrl,
    ask,
    operate,
    state,
    order,
    wallet,
    quiet,
    async switchTo(settings) {
      await state('PUT', '/settings', settings)
    },
    pay: (paymentIntentId, card = 'pm_card_visa') =>
      operate('POST', `/payment_intents/${paymentIntentId}/confirm`, { payment_method: card, return_url: 'http://localhost/done' }),
    async worth(reader) {
      const { tokens = 0, debt = 0 } = (await walletsOf.get(reader)) ?? {}
      return tokens - debt
    },
    async spend(reader) {
      const readingId = newId('rd')
      await walletsOf.change(reader, reserve(readingId, clock.now()))
      await walletsOf.change(reader, settle(readingId))
    },
    async reaches(reader, tokens) {
      await eventually(async () => expect((await wallet(reader)).oracleTokens).toBe(tokens))
      await quiet()
      expect((await wallet(reader)).oracleTokens).toBe(tokens)
    },
    async history(reader) {
      const { body } = await ask<{ data: { payments: Awaited<ReturnType<Shop['history']>> } }>(reader, '/payments/history')
      return body.data.payments
    },
    async runJob(name) {
      await service.jobs?.find((job) => job.name === name)?.run()
    },
    async figure(metric) {
      const values = (await billingParts.metrics.registry.getSingleMetric(metric)?.get())?.values ?? []
      const byLabel = values.map(({ labels, value }) => [Object.values(labels)[0], value] as const)
      return Object.fromEntries(
        byLabel.filter(([label, value]) => label === undefined || value > 0).map(([label = 'all', value]) => [label, value]),
      )
    },
    publish: (type, data) => billingParts.bus.publish(toEvent('test', clock.now(), { type, data } as NewEvent)),
    async advance(milliseconds) {
      await state('POST', '/clock/advance', { seconds: milliseconds / 1000 })
    },
    later: clock.later,
    async close() {
      await stripe.close()
      await Promise.all(running.map((each) => each.close()))
      await stripeHttp.close(0)
      await billingParts.bus.close()
      await billingParts.store.close()
      await divinationParts.store.close()
    },
  }
}
