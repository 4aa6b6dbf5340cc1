import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Origin } from '@sibyl/platform/http/addresses'
import { currentContext } from '@sibyl/platform/logging/context'

const ofConnection =
  'connection keep-alive proxy-connection proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade expect'.split(' ')
/** Only the gateway may name the caller's address. */
const ofCaller = ['forwarded', 'x-real-ip', 'x-user-id']
const never = new Set([...ofConnection, ...ofCaller])

/** A `Connection` header may not remove these: without them the service would misread the host or where the body ends. */
const kept = new Set(['content-length', 'host'])

const namedByConnection = (connection: string | undefined): ReadonlySet<string> | undefined => {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  const named = connection.toLowerCase().split(',')
  return new Set(named.map((name) => name.trim()).filter((name) => !kept.has(name)))
}

/** The request headers that a service receives and may trust: forged ones are removed, and the gateway adds its own findings. */
export const headersForService = (request: IncomingMessage, origin: Origin): IncomingHttpHeaders => {
  const { headers } = request
  const named = namedByConnection(headers.connection)
  const passed: IncomingHttpHeaders = {}
  for (const name in headers) if (!never.has(name) && !name.startsWith('x-forwarded-') && !named?.has(name)) passed[name] = headers[name]
  // Bodies are streamed as they come. Whatever other encodings the caller named, only chunking is left here.
  if (headers['transfer-encoding'] !== undefined) passed['transfer-encoding'] = 'chunked'
  passed['x-forwarded-for'] = origin.address
  passed['x-forwarded-proto'] = origin.protocol
  passed['x-forwarded-host'] = origin.host
  const context = currentContext()
  passed['x-request-id'] = context?.requestId
  passed.traceparent = context?.traceparent
  return passed
}
