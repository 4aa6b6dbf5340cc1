import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import express, { type Express, type Request, type Response } from 'express'
import helmet from 'helmet'
import { AppError } from '../app-error.ts'
import { actFor } from '../logging/context.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { VerifySession } from '../session/verify-session.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { AnswerExtras, Content } from './answers.ts'
import { identifyCaller } from './caller.ts'
import { answerFailure } from './errors.ts'
import { health } from './health.ts'
import { JsonStream, sendJsonStream } from './json-stream.ts'
import { lingerForBody } from './linger.ts'
import { observe } from './observe.ts'
import type { Route } from './route.ts'
import { ServerSentEvents, sendEvents } from './server-sent-events.ts'
import { validate } from './validate.ts'

type Parts = { logger: Logger; metrics: Metrics; verifySession: VerifySession; tracing?: Tracing | undefined }

type Options = {
  routes: readonly Route[]
  parts: Parts
  host: string
  port: number
  /** Rejects while the process cannot serve. */
  ready: () => Promise<void>
  /** How many proxies in front may say where a request came from; services stand behind the gateway, so 1. */
  trustedProxies?: number
}

export type HttpServer = {
  port: number
  /**
   * Takes no new connection, lets requests in hand finish for `graceMs`, then cuts; resolves with the number of requests cut. Whoever
   * keeps connections has `quietMs` to notice, by an answer that says so, before those that are idle end.
   */
  close(graceMs?: number, quietMs?: number): Promise<number>
}

const send = async (result: unknown, { operation }: Route, response: Response, signal: AbortSignal): Promise<void> => {
  if (result instanceof ServerSentEvents) return sendEvents(response, result, signal)
  if (result instanceof JsonStream) return sendJsonStream(response, result, signal)
  if (result instanceof Content) {
    response.set(result.headers).type(result.type).send(result.body)
    return
  }
  const usual = operation.status ?? 200
  response.setHeader('Cache-Control', 'no-store')
  if (result instanceof AnswerExtras)
    response
      .set(result.headers)
      .status(result.status ?? usual)
      .json(result.body)
  else response.status(usual).json(result)
}

const json = express.json({ limit: BODY_LIMIT_BYTES, strict: true, type: () => true })

const bytes = express.raw({ limit: BODY_LIMIT_BYTES, type: () => true })

const readBody = (parser: typeof json, request: Request, response: Response): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve(request.body)))
  })

const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a call is given as its body. @throws AppError malformed_body */
const bodyOf = async ({ operation, raw }: Route, request: Request, response: Response): Promise<unknown> => {
  // Without a body there is nothing for the parser to read, and it leaves undefined behind.
  if (raw) return (await readBody(bytes, request, response)) ?? Buffer.alloc(0)
  if (!operation.body) return undefined
  const body = (await readBody(json, request, response)) ?? {}
  if (!isPlainObject(body)) throw new AppError('malformed_body')
  return body
}

const respond = async (route: Route, { verifySession }: Parts, request: Request, response: Response): Promise<void> => {
  const { operation } = route
  const leaving = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) leaving.abort(new Error('the caller has left'))
  })
  const caller = await identifyCaller(operation, request, response, verifySession)
  if (caller.id !== '') actFor(caller.id)
  const body = await bodyOf(route, request, response)
  const result = await route.handle({
    params: operation.params && validate(operation.params, request.params),
    query: operation.query && validate(operation.query, request.query),
    body: operation.body ? validate(operation.body, body) : body,
    caller,
    address: request.ip ?? '',
    header: (name) => request.get(name),
    wantsEvents: operation.streams === true && request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream',
    signal: leaving.signal,
  } as Parameters<Route['handle']>[0])
  if (!leaving.signal.aborted) await send(result, route, response, leaving.signal)
}

/** An express app that serves routes of the contract: inputs checked, callers identified, failures mapped, each request measured. */
const createApp = ({ routes, parts, ready, trustedProxies = 1 }: Options): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', trustedProxies)
  app.use(helmet())
  app.use(health({ ready, registry: parts.metrics.registry }))
  app.use(observe(parts))
  for (const served of routes) {
    app[served.operation.method](served.operation.path, (request, response) => {
      respond(served, parts, request, response).catch((error: unknown) => answerFailure(error, request, response, parts.logger))
    })
  }
  app.use(() => {
    throw new AppError('not_found')
  })
  app.use((error: unknown, request: Request, response: Response, _next: () => void) =>
    answerFailure(error, request, response, parts.logger),
  )
  return app
}

/** Binds an HTTP server and makes its end graceful. Slow heads and bodies are cut off. */
export const listen = async (server: Server, { host, port }: { host: string; port: number }): Promise<HttpServer> => {
  server.headersTimeout = 10_000
  server.requestTimeout = 20_000
  // Longer than the gateway keeps its idle connections, so that the gateway never writes into one that is just closing.
  server.keepAliveTimeout = 75_000
  const inHand = new Set<ServerResponse>()
  let closing = false
  let quietForMs = 0
  const sayLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const endIdleSoon = (): NodeJS.Timeout => setTimeout(() => server.closeIdleConnections(), quietForMs)
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    lingerForBody(request)
    inHand.add(response)
    if (closing) sayLast(response)
    response.once('close', () => {
      inHand.delete(response)
      // A stream's head may have been out before it could say that it is the last on its connection.
      if (closing) endIdleSoon().unref()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs = 3000, quietMs = 0) =>
      new Promise((resolve) => {
        closing = true
        quietForMs = quietMs
        for (const response of inHand) sayLast(response)
        let requestsCut = 0
        const cut = setTimeout(() => {
          requestsCut = inHand.size
          server.closeAllConnections()
        }, graceMs)
        const quiet = endIdleSoon()
        // Not http's own close: it ends idle connections at once, and a request that is on its way to one would be lost. Nor at once:
        // connections that wait to be accepted would be reset, and requests may be on them already.
        setImmediate(() =>
          NetServer.prototype.close.call(server, () => {
            clearTimeout(cut)
            clearTimeout(quiet)
            resolve(requestsCut)
          }),
        )
      }),
  }
}

export const startHttpServer = (options: Options): Promise<HttpServer> => listen(createServer(createApp(options)), options)
