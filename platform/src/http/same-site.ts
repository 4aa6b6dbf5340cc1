import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The host a request is sent to, in URL form: a name, an IPv4 address, or an IPv6 address in brackets. */
const hostOf = ({ headers }: IncomingMessage): string => URL.parse(`http://${headers.host}`)?.hostname ?? ''

const isFromLoopback = ({ socket }: IncomingMessage): boolean => /^(::ffff:)?127\.|^::1$/i.test(socket.remoteAddress ?? '')

/**
 * Whether a local request names this machine as its host. In a DNS rebinding attack another site points its own name at 127.0.0.1 to read
 * local-only pages; the Host header still shows that name.
 */
export const isForThisMachine = (request: IncomingMessage): boolean => !isFromLoopback(request) || loopback.test(hostOf(request))

/** The same for callers from other networks: no outsider controls a name without a dot or an address. */
export const isForThisNetwork = (request: IncomingMessage): boolean => {
  const host = hostOf(request)
  return isForThisMachine(request) && (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || (host !== '' && !host.includes('.')))
}

/**
 * Whether a request only reads, or comes from our own page or from no page. Browsers send Origin with every request that may change
 * something; curl and the SDKs of Stripe send neither Origin nor Sec-Fetch-Site.
 */
export const isFromOwnPage = ({ method, headers }: IncomingMessage): boolean => {
  if (method === 'GET' || method === 'HEAD') return true
  if (headers.origin !== undefined) return URL.parse(headers.origin)?.host === headers.host
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
