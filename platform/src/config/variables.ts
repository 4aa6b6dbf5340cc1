import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Types of environment variables that several processes read. */

export const port = (fallback: number) =>
  z.coerce.number('must be a port number').int().min(0).max(65_535, 'must be a port number').default(fallback)

export const count = (fallback: number) => z.coerce.number('must be a whole number').int().min(0).default(fallback)

export const flag = z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').transform((value) => value === '1' || value === 'true')

export const secret = z.string('is required').min(32, 'must have at least 32 characters')

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')

/** A list of at least one, separated by commas. */
export const commaSeparated = z
  .string('is required')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine((parts) => parts.length > 0, 'must not be empty')

export const secrets = commaSeparated.pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by commas')))

const someMilliseconds = z.coerce.number('must be milliseconds').int('must be milliseconds').min(1, 'must be milliseconds')

/** A duration in milliseconds, at least 1. */
export const milliseconds = (fallback: number) => someMilliseconds.default(fallback)

/** The same where each process has a default of its own. */
export const optionalMilliseconds = someMilliseconds.optional()

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

export const mongodbUri = z.url({ protocol: /^mongodb(\+srv)?$/, error: 'must be a mongodb:// address' })

export const amqpUrl = z.url({ protocol: /^amqps?$/, error: 'must be an amqp:// address' })

export const redisUrl = z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })

/** The prefix of database, queue and key names, so that installations can share a server. */
export const installation = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/, 'must be lower-case letters, digits and hyphens')
  .default('sibyl')

/** Networks in CIDR notation, separated by commas; an address without a prefix is a single host. */
export const networks = commaSeparated.transform((given, context) => {
  const list = new BlockList()
  for (const network of given) {
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

/** Base URLs separated by commas; a trailing slash is removed. */
export const baseUrls = commaSeparated
  .transform((urls) => urls.map((url) => url.replace(/\/$/, '')))
  .refine((urls) => urls.every(isBaseUrl), 'must be base URLs such as http://10.0.0.1:8081,http://10.0.0.2:8081')
