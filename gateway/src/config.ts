import { BlockList, isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count, milliseconds, port } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import type { Emulated } from './health.ts'
import type { Upstreams } from './upstreams.ts'

/** Networks in CIDR notation, separated by commas; an address without a prefix is that address alone. */
const networks = z.string().transform((text, context) => {
  const list = new BlockList()
  for (const network of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix] = network.split('/')
    const version = isIP(address)
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix)
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32)) {
      context.addIssue({ code: 'custom', message: 'must be networks such as 10.0.0.0/8,::1/128' })
      return z.NEVER
    }
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
})

const isBaseUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'http:' && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}

/** Base URLs separated by commas, without the closing slash. */
const baseUrls = z
  .string('is required')
  .transform((text) => text.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .refine((urls) => urls.every(isBaseUrl), 'must be base URLs such as http://10.0.0.1:8081,http://10.0.0.2:8081')

const emulatedParts = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(['model', 'payments', 'mail'], 'must name some of model, payments and mail')))

const schema = z.object({
  PORT: port(8080),
  HOST: z.string().default('127.0.0.1'),
  WEB_ROOT: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  TRUSTED_PROXIES: count(0),
  METRICS_ALLOW: networks.optional(),
  DEV_ALLOW: networks.optional(),
  PRODUCT_NAME: z.string().max(60).default('Sibyl'),
  HEADERS_TIMEOUT_MS: milliseconds(10_000),
  REQUEST_TIMEOUT_MS: milliseconds(20_000),
})

export type GatewayConfig = {
  port: number
  host: string
  /** The folder with the built client. */
  webRoot: string
  /** How many proxies in front of the gateway may say where a request came from. */
  trustedProxies: number
  /** Who may read /metrics, by the address of the connection itself. */
  metricsAllow: BlockList
  /** Who may see the emulators' pages below /_dev, by the address of the connection itself. */
  devAllow: BlockList
  productName: string
  /** How long a request's head, and the whole of it with its body, may take to arrive. */
  headersTimeoutMs: number
  requestTimeoutMs: number
}

const processSchema = schema.extend({
  AUTH_URL: baseUrls,
  DIVINATION_URL: baseUrls,
  BILLING_URL: baseUrls,
  NOTIFICATION_URL: baseUrls,
  EMULATORS_URL: baseUrls.optional(),
  EMULATED: emulatedParts.optional(),
})

export type GatewayProcessConfig = GatewayConfig & {
  upstreams: Upstreams
  /** Where the emulators answer below /_dev, where there are any. */
  emulatorsUrl: string | undefined
  /** What of the product is emulated: model and mail where there are emulators and the environment says nothing else. */
  emulated: Emulated
}

/** This machine alone; behind a proxy nobody, unless they are named, since the proxy itself may run on this machine. */
const unnamed = (trustedProxies: number): BlockList => {
  const list = new BlockList()
  if (trustedProxies > 0) return list
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  return list
}

const configFrom = (set: z.infer<typeof schema>): GatewayConfig => ({
  port: set.PORT,
  host: set.HOST,
  webRoot: set.WEB_ROOT,
  trustedProxies: set.TRUSTED_PROXIES,
  metricsAllow: set.METRICS_ALLOW ?? unnamed(set.TRUSTED_PROXIES),
  devAllow: set.DEV_ALLOW ?? unnamed(set.TRUSTED_PROXIES),
  productName: set.PRODUCT_NAME,
  headersTimeoutMs: set.HEADERS_TIMEOUT_MS,
  requestTimeoutMs: set.REQUEST_TIMEOUT_MS,
})

/** Reads the gateway's variables. @throws ConfigError that lists every fault */
export const readGatewayConfig = (environment: NodeJS.ProcessEnv): GatewayConfig => configFrom(readConfig(schema, environment))

/** Reads the variables of a gateway in a process of its own: what it is, and where the services are. @throws ConfigError that lists every fault */
export const readGatewayProcessConfig = (environment: NodeJS.ProcessEnv): GatewayProcessConfig => {
  const set = readConfig(processSchema, environment)
  const [emulatorsUrl] = set.EMULATORS_URL ?? []
  const emulated = set.EMULATED ?? (emulatorsUrl ? ['model', 'mail'] : [])
  return {
    ...configFrom(set),
    upstreams: { auth: set.AUTH_URL, divination: set.DIVINATION_URL, billing: set.BILLING_URL, notification: set.NOTIFICATION_URL },
    emulatorsUrl,
    emulated: { model: emulated.includes('model'), payments: emulated.includes('payments'), mail: emulated.includes('mail') },
  }
}
