import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import Stripe from 'stripe'
import { openStripe, type StripeEmulator } from './open-stripe.ts'

export const SECRET = 'whsec_of_the_test'

type Received = { event: Stripe.Event; signature: string; body: string }

/** The emulator behind HTTP, Stripe's own SDK speaking to it, and a receiver of its webhooks that answers as it is told. */
export type StripeForTests = {
  emulator: StripeEmulator
  stripe: Stripe
  /** Of the API, without `/v1`. */
  url: string
  port: number
  /** Where the receiver listens. */
  webhookUrl: string
  received: Received[]
  /** What the receiver answers; 200 until told. */
  answerWith(status: (received: Received) => number): void
  typesReceived(): string[]
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

/** Stripe's SDK, speaking to this port instead of Stripe; it has no place for a path before `/v1`, which is put there on the way. */
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
  return {
    emulator,
    stripe: sdkAt(port),
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

/** Why a call was refused. */
export const refusalOf = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('the call was not refused')
}
