import { BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@sibyl/platform/config/read-config'
import { baseUrls, commaSeparated, count, httpUrl, milliseconds, networks, port } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import type { Emulated } from './health.ts'
import type { Upstreams } from './upstreams.ts'

const thisMachine = networks.parse('127.0.0.0/8,::1/128')
const nobody = new BlockList()

const schema = z.object({
  PORT: port(8080),
  HOST: z.string().default('127.0.0.1'),
  /** The product's public address, used in pages and the sitemap. */
  PUBLIC_URL: httpUrl.optional(),
  /** The folder with the built client. */
  WEB_ROOT: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  /** The number of trusted proxies in front of the gateway. */
  TRUSTED_PROXIES: count(0),
  /**
   * The networks that may read /metrics, and those that may see the emulators' pages below /_dev, by the address of the connection itself.
   */
  METRICS_ALLOW: networks.optional(),
  DEV_ALLOW: networks.optional(),
  PRODUCT_NAME: z.string().max(60).default('Sibyl'),
  /** The time limits for a request's head, and for the whole request with its body. */
  HEADERS_TIMEOUT_MS: milliseconds(10_000),
  REQUEST_TIMEOUT_MS: milliseconds(20_000),
})

const emulatedParts = commaSeparated.pipe(z.array(z.enum(['model', 'payments', 'mail'], 'must name some of model, payments and mail')))

const processSchema = z.object({
  AUTH_URL: baseUrls,
  DIVINATION_URL: baseUrls,
  BILLING_URL: baseUrls,
  NOTIFICATION_URL: baseUrls,
  EMULATORS_URL: baseUrls.optional(),
  EMULATED: emulatedParts.optional(),
})

/** Reads the gateway's variables. @throws ConfigError that lists every fault */
export const readGatewayConfig = (environment: NodeJS.ProcessEnv) => {
  const set = readConfig(schema, environment)
  // Behind a proxy no network is allowed by default, because the proxy itself may run on this machine.
  const unnamed = set.TRUSTED_PROXIES > 0 ? nobody : thisMachine
  return {
    ...set,
    PUBLIC_URL: new URL(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).origin,
    METRICS_ALLOW: set.METRICS_ALLOW ?? unnamed,
    DEV_ALLOW: set.DEV_ALLOW ?? unnamed,
  }
}

export type GatewayConfig = ReturnType<typeof readGatewayConfig>

/**
 * Reads the addresses of the other processes, for a gateway in its own process: the services, the emulators behind /_dev if there are any,
 * and the emulated parts of the product, by default model and mail if there are emulators.
 * @throws ConfigError that lists every fault
 */
export const readOthers = (environment: NodeJS.ProcessEnv) => {
  const set = readConfig(processSchema, environment)
  const [emulatorsUrl] = set.EMULATORS_URL ?? []
  const named = set.EMULATED ?? (emulatorsUrl ? ['model', 'mail'] : [])
  const emulated: Emulated = { model: named.includes('model'), payments: named.includes('payments'), mail: named.includes('mail') }
  const upstreams: Upstreams = {
    auth: set.AUTH_URL,
    divination: set.DIVINATION_URL,
    billing: set.BILLING_URL,
    notification: set.NOTIFICATION_URL,
  }
  return { upstreams, emulatorsUrl, emulated }
}
