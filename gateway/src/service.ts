import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { AppError } from '@sibyl/platform/app-error'
import { answerFailure } from '@sibyl/platform/http/errors'
import { observe } from '@sibyl/platform/http/observe'
import { listen } from '@sibyl/platform/http/server'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { Clock } from '@sibyl/platform/time'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { apiCalls } from './api-calls.ts'
import { createFileCache } from './compressed-file.ts'
import type { GatewayConfig } from './config.ts'
import { loopbackOnly } from './dev-surface.ts'
import { apiDocs } from './docs.ts'
import { apiHealth, type Emulated } from './health.ts'
import { processHealth } from './process-health.ts'
import { proxyToServices } from './proxy.ts'
import { emulatorHeaders, securityHeaders } from './security-headers.ts'
import type { Upstreams } from './upstreams.ts'
import { webClient } from './web-client.ts'

export type GatewayParts = {
  config: GatewayConfig
  upstreams: Upstreams
  limiter: Limiter
  logger: Logger
  metrics: Metrics
  clock: Clock
  /** What stands in for the real thing: the client says so to its readers. */
  emulated: Emulated
  /** The emulators' pages, served below /_dev to callers on this machine. */
  devRouter?: RequestHandler
  host: string
  port: number
}

export type Gateway = {
  port: number
  /** Takes no new connection, lets requests in hand finish for `graceMs` (3000), then cuts. */
  close(graceMs?: number): Promise<void>
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** How often connections are checked against their time limits. */
const CHECK_CONNECTIONS_MS = 1000

/** The only public door: passes /api on to the services within their limits, and serves the client and the API's documentation. */
export const startGateway = async (parts: GatewayParts): Promise<Gateway> => {
  const { config, upstreams, limiter, logger, metrics, clock, emulated, devRouter, host, port } = parts
  let closing = false
  const draining = (): boolean => closing
  const secure = securityHeaders(emulated)
  const fail = (error: unknown, request: Request, response: Response): void => {
    secure(request, response, () => answerFailure(error, request, response, logger))
  }
  const proxy = proxyToServices({ upstreams, draining, fail })
  const files = createFileCache()

  const app: Express = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustedProxies)
  app.use(processHealth({ allowed: config.metricsAllow, registry: metrics.registry, draining }))
  app.use(observe({ logger, metrics }))
  app.use('/api', apiCalls({ limiter, metrics, proxy }))
  if (devRouter) app.use('/_dev', loopbackOnly, emulatorHeaders, devRouter)
  app.use(secure)
  app.get('/api/health', apiHealth({ upstreams, clock, emulated, product: config.productName, draining }))
  app.use('/api', apiDocs(config.productName, version, files))
  app.use(['/api', '/_dev'], () => {
    throw new AppError('not_found')
  })
  app.use(webClient(config.webRoot, files))
  app.use((error: unknown, request: Request, response: Response, _next: () => void) => fail(error, request, response))

  const server = createServer({ connectionsCheckingInterval: CHECK_CONNECTIONS_MS }, (request, response) => {
    if (closing) response.setHeader('Connection', 'close')
    app(request, response)
  })
  const listening = await listen(server, { host, port })
  server.headersTimeout = config.headersTimeoutMs
  server.requestTimeout = config.requestTimeoutMs
  logger.info({ port: listening.port }, 'gateway is listening')
  return {
    port: listening.port,
    async close(graceMs) {
      closing = true
      await listening.close(graceMs)
      proxy.close()
    },
  }
}
