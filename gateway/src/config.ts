import { BlockList, isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count, port } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const LOOPBACK = '127.0.0.0/8,::1/128'

const milliseconds = (fallback: number) => z.coerce.number('must be milliseconds').int().min(1).default(fallback)

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

const schema = z.object({
  PORT: port(8080),
  HOST: z.string().default('127.0.0.1'),
  WEB_ROOT: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  TRUSTED_PROXIES: count(0),
  METRICS_ALLOW: networks.prefault(LOOPBACK),
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
  productName: string
  /** How long a request's head, and the whole of it with its body, may take to arrive. */
  headersTimeoutMs: number
  requestTimeoutMs: number
}

/** Reads the gateway's variables. @throws ConfigError that lists every fault */
export const readGatewayConfig = (environment: NodeJS.ProcessEnv): GatewayConfig => {
  const set = readConfig(schema, environment)
  return {
    port: set.PORT,
    host: set.HOST,
    webRoot: set.WEB_ROOT,
    trustedProxies: set.TRUSTED_PROXIES,
    metricsAllow: set.METRICS_ALLOW,
    productName: set.PRODUCT_NAME,
    headersTimeoutMs: set.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: set.REQUEST_TIMEOUT_MS,
  }
}
