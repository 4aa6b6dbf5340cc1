import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import Stripe from 'stripe'
import { openStripe, type StripeEmulator } from './open-stripe.ts'

export const SECRET = 'whsec_of_the_test'
export const RETURN_URL = 'https://sibyl.example/payment/success'

type Received = { event: Stripe.Event; signature: string; body: string }

/** The emulator behind HTTP with Stripe's own SDK as its client, and a receiver of its webhooks with configurable responses. */
export type StripeForTests = {
  emulator: StripeEmulator
  stripe: Stripe
  /** The address of the API, without `/v1`. */
  url: string
  port: number
  /** The address of the receiver. */
  webhookUrl: string
  received: Received[]
  /** The receiver's status code; 200 by default. */
  answerWith(status: (received: Received) => number): void
  typesReceived(): string[]
  /** Creates a payment of 4.99 USD. */
  begin(more?: Partial<Stripe.PaymentIntentCreateParams>): Promise<Stripe.Response<Stripe.PaymentIntent>>
  /** Confirms a payment, by default with a card that succeeds. */
  pay(id: string, method?: string): Promise<Stripe.Response<Stripe.PaymentIntent>>
  /** Creates a payment and confirms it. */
  paid(method?: string): Promise<Stripe.Response<Stripe.PaymentIntent>>
  state(method: string, path: string, body?: object): Promise<Record<string, unknown>>
  close(): Promise<void>
}

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const ended = async (server: Server): Promise<void> => {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** Stripe's SDK, pointed at this port; it cannot have a path before `/v1`, so requests get it on the way. */
export const sdkAt = (port: number, key = 'sk_test_sibyl', prefix = ''): Stripe => {
  const http = Stripe.createNodeHttpClient()
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: {
      getClientName: () => http.getClientName(),
      makeRequest: (host, at, path, ...rest) => http.makeRequest(host, at, `${prefix}${path}`, ...rest),
    },
  })
}

export const openStripeForTests = async (file = ':memory:'): Promise<StripeForTests> => {
  const received: Received[] = []
  let status: (received: Received) => number = () => 200
  const receiver = createServer(
    express().post('/webhook', express.text({ type: '*/*', limit: '1mb' }), (request, response) => {
      const one = { event: JSON.parse(request.body) as Stripe.Event, signature: request.get('stripe-signature') ?? '', body: request.body }
      received.push(one)
      response.status(status(one)).end()
    }),
  )
  const hook = await listening(receiver)
  const webhookUrl = `http://127.0.0.1:${hook}/webhook`
  const emulator = openStripe({
    file,
    publicUrl: 'http://localhost:8080',
    webhook: { url: webhookUrl, secrets: [SECRET] },
  })
  const server = createServer(express().use(emulator.router))
  const port = await listening(server)
  const url = `http://127.0.0.1:${port}`
  const stripe = sdkAt(port)
  const begin: StripeForTests['begin'] = (more = {}) =>
    stripe.paymentIntents.create({ amount: 499, currency: 'usd', automatic_payment_methods: { enabled: true }, ...more })
  const pay: StripeForTests['pay'] = (id, method = 'pm_card_visa') =>
    stripe.paymentIntents.confirm(id, { payment_method: method, return_url: RETURN_URL })
  return {
    emulator,
    stripe,
    begin,
    pay,
    paid: async (method) => pay((await begin()).id, method),
    url,
    port,
    webhookUrl,
    received,
    answerWith: (next) => {
      status = next
    },
    typesReceived: () => received.map(({ event }) => event.type),
    state: async (method, path, body) => {
      const response = await fetch(`${url}/state${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      return (await response.json()) as Record<string, unknown>
    },
    async close() {
      await ended(server)
      await emulator.close()
      await ended(receiver)
    },
  }
}

/** The error of a refused call. */
export const refusalOf = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('the call was not refused')
}
