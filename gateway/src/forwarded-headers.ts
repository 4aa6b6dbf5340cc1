import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Origin } from '@sibyl/platform/http/addresses'
import { currentContext } from '@sibyl/platform/logging/context'

const ofConnection =
  'connection keep-alive proxy-connection proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade expect'.split(' ')
/** Only the gateway says who is calling from where. */
const ofCaller = ['forwarded', 'x-real-ip', 'x-user-id']
const never = new Set([...ofConnection, ...ofCaller])

/** A `Connection` header may not take these away: without them a body's end, or the host, would be read differently behind us. */
const kept = new Set(['content-length', 'host'])

const namedByConnection = (connection: string | undefined): ReadonlySet<string> | undefined => {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  const named = connection.toLowerCase().split(',')
  return new Set(named.map((name) => name.trim()).filter((name) => !kept.has(name)))
}

/** What a service is told in a request's head, and may trust: what the client forged is not there, what the gateway found out is. */
export const headersForService = (request: IncomingMessage, origin: Origin): IncomingHttpHeaders => {
  const { headers } = request
  const named = namedByConnection(headers.connection)
  const passed: IncomingHttpHeaders = {}
  for (const name in headers) if (!never.has(name) && !name.startsWith('x-forwarded-') && !named?.has(name)) passed[name] = headers[name]
  // A body is passed on as it comes. Whatever else its encoding was called, chunks are what is left of it here.
  if (headers['transfer-encoding'] !== undefined) passed['transfer-encoding'] = 'chunked'
  passed['x-forwarded-for'] = origin.address
  passed['x-forwarded-proto'] = origin.protocol
  passed['x-forwarded-host'] = origin.host
  const context = currentContext()
  passed['x-request-id'] = context?.requestId
  passed.traceparent = context?.traceparent
  return passed
}
