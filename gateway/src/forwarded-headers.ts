import { currentContext } from '@sibyl/platform/logging/context'
import type { Request } from 'express'
import { callerAddress } from './addresses.ts'

/** Belongs to one connection, or speaks of who is calling from where: only the gateway says such things to a service. */
const never = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'forwarded',
  'x-real-ip',
  'x-user-id',
]

/** A `Connection` header may not take these away: without them a body's end, or the host, would be read differently behind us. */
const framing = new Set(['content-length', 'transfer-encoding', 'host'])

/** Makes a request's headers what the services may trust: what the client forged is gone, what the gateway found out is there. */
export const setForwardedHeaders = (request: Request): void => {
  const { headers } = request
  const address = callerAddress(request)
  const { protocol, host } = request
  for (const named of headers.connection?.toLowerCase().split(',') ?? []) if (!framing.has(named.trim())) delete headers[named.trim()]
  for (const name of never) delete headers[name]
  for (const name in headers) if (name.startsWith('x-forwarded-')) delete headers[name]
  headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = protocol
  headers['x-forwarded-host'] = host
  const context = currentContext()
  headers['x-request-id'] = context?.requestId
  headers.traceparent = context?.traceparent
}
