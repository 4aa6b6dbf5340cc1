import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The host that a request is sent to, in the form of a URL: a name, an IPv4 address, or an IPv6 address in brackets. */
const hostOf = ({ headers }: IncomingMessage): string => URL.parse(`http://${headers.host}`)?.hostname ?? ''

const isFromLoopback = ({ socket }: IncomingMessage): boolean => /^(::ffff:)?127\.|^::1$/i.test(socket.remoteAddress ?? '')

/**
 * Whether a request from this machine was sent to this machine. A page elsewhere can have its own name lead to 127.0.0.1 and read what is
 * for this machine only (DNS rebinding); the Host header still says that name.
 */
export const isForThisMachine = (request: IncomingMessage): boolean => !isFromLoopback(request) || loopback.test(hostOf(request))

/** The same for callers from other networks too: nobody outside can have a name without a dot, or an address, lead here. */
export const isForThisNetwork = (request: IncomingMessage): boolean => {
  const host = hostOf(request)
  return isForThisMachine(request) && (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || (host !== '' && !host.includes('.')))
}

/**
 * Whether a request only reads, or comes from a page of ours or from no page at all. Browsers send Origin with whatever may change
 * something; curl and Stripe's SDKs send neither it nor Sec-Fetch-Site.
 */
export const isFromOwnPage = ({ method, headers }: IncomingMessage): boolean => {
  if (method === 'GET' || method === 'HEAD') return true
  if (headers.origin !== undefined) return URL.parse(headers.origin)?.host === headers.host
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
