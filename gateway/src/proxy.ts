import { Agent, type ClientRequest, type IncomingMessage } from 'node:http'
import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import { SECOND } from '@sibyl/platform/time'
import type { Request, Response } from 'express'
import { createProxyMiddleware, type RequestHandler as ProxyHandler } from 'http-proxy-middleware'
import { setForwardedHeaders } from './forwarded-headers.ts'
import { partByPrefix, type Upstreams } from './upstreams.ts'

type Options = {
  upstreams: Upstreams
  draining: () => boolean
  fail: (error: unknown, request: Request, response: Response) => void
}

/** A reading may take 90 s to be written; a service that says nothing for longer than this is away. */
const UPSTREAM_TIMEOUT_MS = 100 * SECOND
/** Shorter than the services keep an idle connection, so that we never write into one that is just closing. */
const IDLE_CONNECTION_MS = 60 * SECOND
const RETRY_AFTER_SECONDS = 5

/** Without a cap on sockets: with one, requests would queue behind those that are held open. */
const keepAlive = (): Agent => new Agent({ keepAlive: true, maxFreeSockets: 256, timeout: IDLE_CONNECTION_MS })

const connectionLost = new Set(['ECONNRESET', 'EPIPE'])

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** A body without a length is counted as it flows, and cut off where it goes over the limit. */
const cutWhenTooLarge = (request: Request, upstream: ClientRequest): void => {
  let received = 0
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > BODY_LIMIT_BYTES) upstream.destroy(new AppError('too_large'))
  })
}

const proxyTo = (target: string, agent: Agent, { draining, fail }: Options): ProxyHandler<Request, Response> => {
  const attempts = new WeakMap<Response, { upstream: ClientRequest; count: number }>()

  /** A kept connection that the service closed just as we wrote: what only reads may be asked once more on a new one. */
  const mayAskAgain = (error: Error & { code?: string }, request: Request, response: Response): boolean => {
    const attempt = attempts.get(response)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    return attempt?.count === 1 && attempt.upstream.reusedSocket && connectionLost.has(error.code ?? '') && reads && !carriesBody(request)
  }

  const proxy = createProxyMiddleware<Request, Response>({
    target: new URL(target) as unknown as string,
    agent,
    // The default plugins log; what they log costs time on each request even when nobody reads it.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (upstream, request, response) => {
          attempts.set(response, { upstream, count: (attempts.get(response)?.count ?? 0) + 1 })
          upstream.setTimeout(UPSTREAM_TIMEOUT_MS, () => upstream.destroy(new Error('the service did not answer in time')))
          if (request.headers['transfer-encoding'] !== undefined) cutWhenTooLarge(request, upstream)
        })
        server.on('proxyRes', ({ headers }, _request, response) => {
          delete headers['keep-alive']
          headers.connection = draining() || !response.shouldKeepAlive ? 'close' : 'keep-alive'
        })
        server.on('error', (error, request, response) => {
          if (!request || !response || !('locals' in response) || response.destroyed) return
          if (mayAskAgain(error, request, response)) return void proxy(request, response)
          const known = error instanceof AppError ? error : new AppError('unavailable', { cause: error, retryAfter: RETRY_AFTER_SECONDS })
          fail(known, request, response)
        })
      },
    ],
  })
  return proxy
}

export interface ServiceProxy {
  /** How a path below /api is passed on to the service that answers for its prefix; nothing where none does. */
  forPath(url: string, operation: Operation | undefined): ((request: Request, response: Response) => void) | undefined
  close(): void
}

/** The way to each service, under the path behind /api. */
export const proxyToServices = (options: Options): ServiceProxy => {
  const ordinary = keepAlive()
  // Readings are held or streamed for as long as they take; they shall not sit in the pool of the short calls.
  const held = keepAlive()
  const proxies = new Map(
    [...partByPrefix].map(([prefix, part]) => [
      prefix,
      { ordinary: proxyTo(options.upstreams[part], ordinary, options), held: proxyTo(options.upstreams[part], held, options) },
    ]),
  )
  return {
    forPath(url, operation) {
      const [, prefix = ''] = url.split(/[/?]/, 2)
      const proxy = proxies.get(prefix)
      if (!proxy) return undefined
      const pass = operation?.streams ? proxy.held : proxy.ordinary
      return (request, response) => {
        if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw new AppError('too_large')
        setForwardedHeaders(request)
        void pass(request, response)
      }
    },
    close() {
      ordinary.destroy()
      held.destroy()
    },
  }
}
