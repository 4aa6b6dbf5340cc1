import { once } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request as overHttps } from 'node:https'
import type { BlockList } from 'node:net'
import { request as overHttp } from '@sibyl/platform/http/node-http'
import { SECOND } from '@sibyl/platform/time'
import { mayBePublic, PrivateAddress, publicLookup } from './public-lookup.ts'

const TIMEOUT_MS = 15 * SECOND

/**
 * Posts to an address that a reader or operator has typed, and resolves with the status. Only the status counts; nothing that a stranger's server
 * says is read. `allowed`: private networks that it may be in.
 * @throws PrivateAddress, or the connection's own error
 */
export const postOutside = async (
  url: URL,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
  allowed: BlockList | undefined,
): Promise<number> => {
  // Node asks `lookup` about names only.
  if (!mayBePublic(url.hostname, allowed)) throw new PrivateAddress()
  const request = url.protocol === 'https:' ? overHttps : overHttp
  const outgoing = request(url, { method: 'POST', lookup: publicLookup(allowed), signal: AbortSignal.timeout(TIMEOUT_MS), headers })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.destroy()
  return answer.statusCode ?? 0
}
