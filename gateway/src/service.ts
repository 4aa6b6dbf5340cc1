import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportData } from '@sibyl/contracts/http/own-data'
import { AppError } from '@sibyl/platform/app-error'
import { comesFrom } from '@sibyl/platform/http/addresses'
import { answerFailure } from '@sibyl/platform/http/errors'
import { asksForHealth, health } from '@sibyl/platform/http/health'
import { createServer } from '@sibyl/platform/http/node-http'
import { observe } from '@sibyl/platform/http/observe'
import { isForThisMachine } from '@sibyl/platform/http/same-site'
import { type HttpServer, listen } from '@sibyl/platform/http/server'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { meteredLimiter } from '@sibyl/platform/limiter/metered-limiter'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { type Clock, SECOND } from '@sibyl/platform/time'
import type { Tracing } from '@sibyl/platform/tracing/tracing'
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { answerRequest, urlOf } from './answer-request.ts'
import { askService } from './ask-service.ts'
import type { GatewayConfig } from './config.ts'
import { countVisits } from './count-visits.ts'
import { devSurface } from './dev-surface.ts'
import { apiDocs } from './docs.ts'
import { forCrawlers } from './for-crawlers.ts'
import { apiHealth, type Emulated } from './health.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { proxyToServices } from './proxy.ts'
import { SILENCE_MS } from './reach-replica.ts'
import { refuseMethod } from './refuse-method.ts'
import { securityHeaders } from './security-headers.ts'
import { sharedPage } from './shared-page.ts'
import type { Upstreams } from './upstreams.ts'
import { webClient, webFiles } from './web-client.ts'

export type GatewayParts = {
  config: GatewayConfig
  upstreams: Upstreams
  limiter: Limiter
  logger: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
  clock: Clock
  /** The emulated parts: the client names them to its readers. */
  emulated: Emulated
  /** The emulators' pages, served below /_dev to allowed callers: their router, or the address of their own process. */
  devRouter?: RequestHandler | undefined
  emulatorsUrl?: string | undefined
  /** The connection of a caller who neither sends nor takes anything for this long is cut, in milliseconds. */
  stalledMs?: number
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** How often the server checks connections against its time limits. */
const CHECK_CONNECTIONS_MS = 1000

/** Longer than any caller waits for an answer to begin. */
const STALLED_MS = SILENCE_MS + 10 * SECOND

/** Callers that still wait get their 503 this long before the connections are cut. */
const TURN_AWAY_MS = 200
const stopping = (): AppError => new AppError('unavailable', { retryAfter: 1 })

/** The only public entry point: forwards /api to the services within their limits, and serves the client and the API's documentation. */
export const startGateway = async (parts: GatewayParts): Promise<HttpServer> => {
  const { config, upstreams, limiter, logger, metrics, tracing, clock, emulated, stalledMs = STALLED_MS } = parts
  /** Requests that wait for a service. */
  const waiting = new Set<ServerResponse>()
  let closing = false
  const secure = securityHeaders(emulated)
  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    // The headers have gone out, so only a broken connection can show the failure.
    if (response.headersSent) response.destroy()
    else secure(request, response, () => answerFailure(error, request, response, logger))
  }
  const emulators = parts.devRouter ?? parts.emulatorsUrl

  const proxy = proxyToServices(upstreams)
  const files = webFiles(config.WEB_ROOT, config.PUBLIC_URL, config.PRODUCT_NAME)
  const app: Express = express().disable('x-powered-by').disable('etag')
  const ready = async (): Promise<void> => {
    if (closing) throw stopping()
  }
  const mayReadMetrics = (request: Request): boolean => comesFrom(config.METRICS_ALLOW, request) && isForThisMachine(request)
  app.use(health({ ready, registry: metrics.registry, mayReadMetrics }))
  if (emulators) app.use('/_dev', devSurface(emulators, { allowed: config.DEV_ALLOW, fail }))
  app.use(secure)
  app.use('/api', apiHealth({ upstreams, clock, emulated, product: config.PRODUCT_NAME, draining: () => closing }))
  app.use('/api', apiDocs(config.PRODUCT_NAME, version))
  app.use('/api', countVisits(metrics))
  app.all(`/api${exportData.path}`, refuseMethod('GET, HEAD'))
  app.use(['/api', '/_dev'], () => {
    throw new AppError('not_found')
  })
  // The client's worker answers this; without one the shared text is lost, and the form opens empty.
  app.post('/share/dream', (_request, response) => response.redirect(303, '/input/dream'))
  app.use(forCrawlers(config.PUBLIC_URL))
  app.use(sharedPage({ ask: askService(proxy), files, publicUrl: config.PUBLIC_URL }))
  app.use(webClient(files))
  // express recognises an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => fail(error, request, response))

  const mayWait = limitPipelining()
  const observed = observe({ logger, metrics, tracing })
  const answer = answerRequest({ config, limiter: meteredLimiter(limiter, metrics), proxy, clock, own: app })
  const server = createServer({ connectionsCheckingInterval: CHECK_CONNECTIONS_MS }, (request, response) => {
    if (!mayWait(request, response)) return
    request.url = urlOf(request)
    // Answered without being counted, measured or logged.
    if (asksForHealth(request.url)) return void app(request, response)
    waiting.add(response)
    response.once('close', () => waiting.delete(response))
    observed(request, response, () => {
      answer(request, response).catch((error: unknown) => fail(error, request, response))
    })
  })
  const listening = await listen(server, { host: config.HOST, port: config.PORT })
  server.headersTimeout = config.HEADERS_TIMEOUT_MS
  server.requestTimeout = config.REQUEST_TIMEOUT_MS
  server.timeout = stalledMs
  logger.info({ port: listening.port }, 'gateway is listening')
  return {
    port: listening.port,
    async close(graceMs, quietMs) {
      closing = true
      // At the end of the grace period, callers that still wait get a 503 before the connections are cut; another gateway takes the call.
      const turnAway = (): void => {
        for (const response of waiting) if (!response.headersSent) fail(stopping(), response.req, response)
      }
      const late = setTimeout(turnAway, Math.max(0, (graceMs ?? 0) - TURN_AWAY_MS))
      const cut = await listening.close(graceMs, quietMs)
      clearTimeout(late)
      proxy.close()
      return cut
    },
  }
}
