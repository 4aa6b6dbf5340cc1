import { memoize } from '@sibyl/platform/memoize'
import { SECOND } from '@sibyl/platform/time'
import type Stripe from 'stripe'

export type SdkOptions = {
  secretKey: string
  /** The address of the API, if it is not Stripe's own; may have a path. */
  apiUrl?: string | undefined
}

export type Sdk = () => Promise<Stripe>

/** The API version that this adapter is written for, whatever the account's default is. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
/** Short, because a reader waits for most calls. */
const TIMEOUT_MS = 10 * SECOND
/** Retries, each after a delay and with the idempotency key of the first attempt. */
const RETRIES = 2

/** Points the SDK at another server than Stripe's: it takes host and port, and the path before /v1 is added to each request. */
const elsewhere = (apiUrl: string, client: Stripe.HttpClient): Stripe.StripeConfig => {
  const { protocol, hostname, port, pathname } = new URL(apiUrl)
  const prefix = pathname.replace(/\/$/, '')
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: (host, ownPort, path, ...rest) => client.makeRequest(host, ownPort, prefix + path, ...rest),
    },
  }
}

/** Stripe's SDK, loaded for the first call: it is large, and a process at rest makes none. */
export const stripeSdk = ({ secretKey, apiUrl }: SdkOptions): Sdk =>
  memoize(async () => {
    const { default: Stripe } = await import('stripe')
    return new Stripe(secretKey, {
      apiVersion: STRIPE_API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(apiUrl ? elsewhere(apiUrl, Stripe.createNodeHttpClient()) : {}),
    })
  })
