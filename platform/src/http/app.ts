import express, { type Express, type Request, type Response } from 'express'
import helmet from 'helmet'
import { AppError } from '../app-error.ts'
import type { Cache } from '../cache/cache.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { VerifySession } from '../session/verify-session.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { answerFailure } from './errors.ts'
import { health } from './health.ts'
import { observe } from './observe.ts'
import { countOpenStreams } from './open-streams.ts'
import { respond } from './respond.ts'
import type { Route } from './route.ts'

type Parts = { logger: Logger; metrics: Metrics; verifySession: VerifySession; cache: Cache; tracing?: Tracing | undefined }

export type AppOptions = {
  routes: readonly Route[]
  parts: Parts
  /** Rejects while the process is not ready. */
  ready: () => Promise<void>
  /** The number of trusted proxies in front; 1 for services, which stand behind the gateway. */
  trustedProxies?: number
}

const methodsOf = ({ operation: { method } }: Route): string[] => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])

/** After all routes: a known path with a method that none of its routes has. */
const refuseOtherMethods = (app: Express, routes: readonly Route[]): void => {
  for (const [path, ofPath] of Map.groupBy(routes, ({ operation }) => operation.path)) {
    // Two patterns can match one path.
    app.all(path, (_request, { locals }, next) => {
      locals.allow = [...(locals.allow ?? []), ...ofPath.flatMap(methodsOf)]
      next()
    })
  }
  app.use((_request, response, next) => {
    if (!response.locals.allow) return next()
    response.setHeader('Allow', response.locals.allow.join(', '))
    throw new AppError('method_not_allowed')
  })
}

/** An express app that serves routes of the contract: it validates inputs, identifies callers, maps errors and measures each request. */
export const createApp = ({ routes, parts, ready, trustedProxies = 1 }: AppOptions): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', trustedProxies)
  app.use(helmet())
  app.use(health({ ready, registry: parts.metrics.registry }))
  app.use(observe(parts))
  const serving = { ...parts, openStreams: countOpenStreams() }
  for (const served of routes) {
    app[served.operation.method](served.operation.path, (request, response) => {
      respond(served, serving, request, response).catch((error: unknown) => answerFailure(error, request, response, parts.logger))
    })
  }
  refuseOtherMethods(app, routes)
  app.use(() => {
    throw new AppError('not_found')
  })
  app.use((error: unknown, request: Request, response: Response, _next: () => void) =>
    answerFailure(error, request, response, parts.logger),
  )
  return app
}
