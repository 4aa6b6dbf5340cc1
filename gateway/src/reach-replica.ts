import type { IncomingMessage, ServerResponse } from 'node:http'
import { READING_WAIT_MOST_MS } from '@sibyl/contracts/constants'
import { compressText } from '@sibyl/platform/http/compress-text'
import { avoid, type Replica } from '@sibyl/platform/http/replicas'
import { ServiceAgent } from '@sibyl/platform/http/service-agent'
import { SECOND } from '@sibyl/platform/time'
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware'

/** The longest time that a reading may take, and a margin. A service that is silent for longer counts as away. */
export const SILENCE_MS = READING_WAIT_MOST_MS + 10 * SECOND

/** Headers that a service sends about its own connection. */
const ofConnection = ['keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'trailer']

/** Node's codes for a connection that could not be made, or that ended. */
export type NetworkError = Error & { code?: string; syscall?: string; errors?: readonly NetworkError[] }

/** Readings are streamed for as long as they take, so they do not share connections with the short calls. */
export type Way = 'short' | 'held'

export type ReachableReplica = Replica & {
  /** Streams a request to the replica and its response back; resolves when that is over, with the error if no response has begun. */
  pass(request: IncomingMessage, response: ServerResponse, way: Way): Promise<NetworkError | undefined>
  close(): void
}

/** One replica of a service, with its own connection pool. */
export const reachReplica = (url: string): ReachableReplica => {
  const answering = new WeakSet<object>()
  const failures = new WeakMap<object, NetworkError>()

  const follow: Plugin = (server) => {
    server.on('proxyReq', (sent) => {
      sent.setTimeout(SILENCE_MS, () => sent.destroy(new Error('the service was silent for too long')))
    })
    server.on('proxyRes', ({ headers }, request, response) => {
      answering.add(response)
      // After a chunked request the proxy asks for the close itself; after any other, a close means that the service is stopping.
      if (headers.connection === 'close' && request.headers['transfer-encoding'] === undefined) avoid(replica)
      // The header is set already while the gateway itself is stopping.
      headers.connection = response.hasHeader('Connection') || !response.shouldKeepAlive ? 'close' : 'keep-alive'
      for (const name of ofConnection) headers[name] = undefined
      compressText(headers, request, response)
    })
    // Once a response has begun, the proxy ends it, or breaks it off where the service did.
    server.on('error', (error, _request, response) => {
      if (response && !answering.has(response)) failures.set(response, error)
    })
  }

  const agents = { short: new ServiceAgent(), held: new ServiceAgent() }
  const over = (agent: ServiceAgent) => createProxyMiddleware({ target: new URL(url), agent, ejectPlugins: true, plugins: [follow] })
  const ways = { short: over(agents.short), held: over(agents.held) }

  const replica: ReachableReplica = {
    url,
    inHand: 0,
    avoidedUntil: 0,
    async pass(request, response, way) {
      replica.inHand += 1
      await ways[way](request, response)
      replica.inHand -= 1
      const failure = failures.get(response)
      failures.delete(response)
      return failure
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
  return replica
}
