import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressJson } from '@sibyl/platform/http/compress-json'
import { avoid, type Replica } from '@sibyl/platform/http/replicas'
import { ServiceAgent } from '@sibyl/platform/http/service-agent'
import { SECOND } from '@sibyl/platform/time'
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware'

/** A reading may take 90 s to be written; a service that says nothing for longer than this is away. */
const SILENCE_MS = 100 * SECOND

/** What a service says of its own connection. */
const ofConnection = ['keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'trailer']

/** What Node reports of a connection that could not be made, or that ended. */
export type NetworkError = Error & { code?: string; syscall?: string; errors?: readonly NetworkError[] }

/** Readings are held or streamed for as long as they take; they do not share connections with the short calls. */
export type Way = 'short' | 'held'

export type ReachableReplica = Replica & {
  /** Streams a request to the replica and its answer back; resolves when that is over, with the error where no answer has begun. */
  pass(request: IncomingMessage, response: ServerResponse, way: Way): Promise<NetworkError | undefined>
  close(): void
}

/** The way to one replica of a service, over connections of its own. */
export const reachReplica = (url: string): ReachableReplica => {
  const answering = new WeakSet<object>()
  const failures = new WeakMap<object, NetworkError>()

  const follow: Plugin = (server) => {
    server.on('proxyReq', (sent) => {
      sent.setTimeout(SILENCE_MS, () => sent.destroy(new Error('the service was silent for too long')))
    })
    server.on('proxyRes', ({ headers }, request, response) => {
      answering.add(response)
      // The proxy has the connection closed after a chunked request; after any other, the service closes it because it stops.
      if (headers.connection === 'close' && request.headers['transfer-encoding'] === undefined) avoid(replica)
      // The header is set already while the gateway stops.
      headers.connection = response.hasHeader('Connection') || !response.shouldKeepAlive ? 'close' : 'keep-alive'
      for (const name of ofConnection) headers[name] = undefined
      compressJson(headers, request, response)
    })
    // An answer that has begun is the proxy's to end, or to break off where the service did.
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
