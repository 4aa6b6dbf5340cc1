import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv4 } from 'node:net'

const withoutMapping = (address: string): string => (address.startsWith('::') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address)

/** The address of the connection itself, whatever the request says. */
const socketAddress = (request: IncomingMessage): string => withoutMapping(request.socket.remoteAddress ?? '')

/** Where a request came from: the caller's address, by which protocol, for which host. */
export type Origin = { address: string; protocol: string; host: string }

const firstOf = (header: string | string[] | undefined): string | undefined => header?.toString().split(',', 1).join('').trim()

/** The address that the outermost of so many proxies says it was called from; nothing where that is no address. */
const forwardedAddress = (proxies: number, header: string | string[] | undefined): string | undefined => {
  const forwarded = header?.toString().split(',')
  const address = withoutMapping(forwarded?.[Math.max(0, forwarded.length - proxies)]?.trim() ?? '')
  return isIP(address) === 0 ? undefined : address
}

/** Where a request came from, behind as many proxies as are trusted; by the connection itself where those said nothing sensible. */
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

/** Whether a request came over a direct connection, not passed on by a proxy. */
const isDirect = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers['x-real-ip'] === undefined

/** Whether a direct connection comes from one of these networks. */
export const comesFrom = (networks: BlockList, request: IncomingMessage): boolean => {
  const address = socketAddress(request)
  return isDirect(request) && isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
