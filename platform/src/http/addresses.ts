import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv4 } from 'node:net'

const withoutMapping = (address: string): string => (address.startsWith('::') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address)

/** The peer address of the connection, whatever the headers say. */
const socketAddress = (request: IncomingMessage): string => withoutMapping(request.socket.remoteAddress ?? '')

/** The origin of a request: the caller's address, protocol and host. */
export type Origin = { address: string; protocol: string; host: string }

const firstOf = (header: string | string[] | undefined): string | undefined => header?.toString().split(',', 1).join('').trim()

/** The address in X-Forwarded-For that the outermost trusted proxy reported; undefined if it is no address. */
const forwardedAddress = (proxies: number, header: string | string[] | undefined): string | undefined => {
  const forwarded = header?.toString().split(',')
  const address = withoutMapping(forwarded?.[Math.max(0, forwarded.length - proxies)]?.trim() ?? '')
  return isIP(address) === 0 ? undefined : address
}

/** The origin of a request behind the trusted proxies, or of the connection if their headers are missing or invalid. */
export const originOf = (request: IncomingMessage, trustedProxies: number): Origin => {
  const { headers } = request
  const [address, host] = [socketAddress(request), headers.host ?? '']
  if (trustedProxies === 0) return { address, protocol: 'http', host }
  return {
    address: forwardedAddress(trustedProxies, headers['x-forwarded-for']) ?? address,
    protocol: firstOf(headers['x-forwarded-proto']) || 'http',
    host: firstOf(headers['x-forwarded-host']) || host,
  }
}

/** Whether a request arrived directly, not through a proxy. */
const isDirect = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers['x-real-ip'] === undefined

/** Whether a request arrived directly from one of these networks. */
export const comesFrom = (networks: BlockList, request: IncomingMessage): boolean => {
  const address = socketAddress(request)
  return isDirect(request) && isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
