import { type BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import type { Request } from 'express'

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The address of the connection itself, whatever the request says. */
const socketAddress = (request: Request): string => withoutMapping(request.socket.remoteAddress ?? '')

/** The caller's address behind as many proxies as are trusted; the connection's where those said nothing sensible. */
export const callerAddress = (request: Request): string => {
  const told = withoutMapping(request.ip ?? '')
  return isIP(told) === 0 ? socketAddress(request) : told
}

const firstGroups = (address: string, wanted: number): string[] => {
  const [head = '', tail] = address.split('%', 1).join('').split('::', 2)
  const leading = head === '' ? [] : head.split(':')
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => '0')
  return [...leading, ...zeros, ...trailing].slice(0, wanted).map((group) => Number.parseInt(group, 16).toString(16))
}

/** Under what an address is counted: IPv6 by its /64, since one household or one server holds all of it. */
export const countedAs = (address: string): string => (isIPv6(address) ? `${firstGroups(address, 4).join(':')}::/64` : address)

/** Whether a request came over a direct connection, not passed on by a proxy. */
const isDirect = ({ headers }: Request): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers['x-real-ip'] === undefined

/** Whether a direct connection comes from one of these networks. */
export const comesFrom = (networks: BlockList, request: Request): boolean => {
  const address = socketAddress(request)
  return isDirect(request) && isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
