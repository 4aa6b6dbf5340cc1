import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { newId } from '../ids.ts'
import { traceparentFrom, withContext } from '../logging/context.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'

const acceptable = /^[\w.-]{8,64}$/

/** The request's id, ours or an acceptable one of the caller's. */
const requestIdOf = (request: Request): string => {
  const given = request.get('x-request-id')
  return given && acceptable.test(given) ? given : newId('req')
}

/** Gives each request an id and a trace, measures it, and logs one line when it is over. Paths are logged as patterns: a path can hold a name. */
export const observe =
  ({ logger, metrics }: { logger: Logger; metrics: Metrics }): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    const requestId = requestIdOf(request)
    const began = performance.now()
    response.setHeader('X-Request-Id', requestId)
    withContext({ requestId, traceparent: traceparentFrom(request.get('traceparent')) }, () => {
      response.once('close', () => {
        const seconds = (performance.now() - began) / 1000
        const route = (request.route?.path as string | undefined) ?? (response.locals.route as string | undefined) ?? 'unmatched'
        const status = response.writableFinished ? response.statusCode : 499
        metrics.httpSeconds.observe({ method: request.method, route, status: String(status) }, seconds)
        logger.info({ method: request.method, route, status, ms: Math.round(seconds * 1000), requestId }, 'request')
      })
      next()
    })
  }
