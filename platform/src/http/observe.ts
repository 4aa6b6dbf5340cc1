import type { IncomingMessage, ServerResponse } from 'node:http'
import { newId } from '../ids.ts'
import { type Context, traceparentFrom, withContext } from '../logging/context.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Span, SpanOptions, Tracing } from '../tracing/tracing.ts'
import { routeOf } from './route-of.ts'

const acceptable = /^[\w.-]{8,64}$/

/** The request's id: ours, or the caller's if acceptable. */
const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : newId('req')
}

/** The methods of routes; all other methods share one metric label. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** The status recorded when the caller disconnected before the response. */
const LEFT = 499

const asServer: SpanOptions = { kind: 'server' }

const endSpan = (span: Span, method: string, route: string, status: number): void => {
  span.rename(`${method} ${route}`)
  span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  if (status >= 500) span.fail(String(status))
  span.end()
}

type Parts = { logger: Logger; metrics: Metrics; tracing?: Tracing | undefined }

/**
 * Gives each request an id and a trace, measures it, and logs one line at its end. Logs route patterns instead of paths, because a path can
 * hold a name.
 */
export const observe =
  ({ logger, metrics, tracing }: Parts) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const requestId = requestIdOf(request)
    const began = performance.now()
    response.setHeader('X-Request-Id', requestId)
    const traceparent = request.headers.traceparent
    const incoming = typeof traceparent === 'string' ? traceparent : undefined
    const span = tracing?.begin(request.method ?? '', incoming, asServer)
    const context: Context = span
      ? { requestId, traceparent: span.traceparent, span }
      : { requestId, traceparent: traceparentFrom(incoming) }
    withContext(context, () => {
      response.once('close', () => {
        const seconds = (performance.now() - began) / 1000
        const route = routeOf(request, response)
        const method = request.method && methods.has(request.method) ? request.method : 'other'
        const status = response.writableFinished ? response.statusCode : LEFT
        metrics.httpSeconds.observe({ method, route, status: String(status) }, seconds)
        if (span) endSpan(span, method, route, status)
        // The connection's events fire outside the request's context.
        withContext(context, () => logger.info({ method, route, status, ms: Math.round(seconds * 1000) }, 'request'))
      })
      next()
    })
  }
