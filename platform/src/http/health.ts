import { type Request, Router } from 'express'
import type { Registry } from 'prom-client'
import { AppError } from '../app-error.ts'

const paths = new Set(['/livez', '/readyz', '/metrics'])

/** Whether a request is for one of the paths that `health` answers. */
export const asksForHealth = (url: string): boolean => paths.has(url)

type Options = {
  /** Rejects while the process takes no requests. */
  ready: () => Promise<void>
  registry: Registry
  /** Whether a caller may read the metrics. */
  mayReadMetrics?: (request: Request) => boolean
}

/**
 * /livez: the process runs. /readyz: it takes requests. /metrics: Prometheus metrics. Only in this spelling: a proxy in front that blocks a
 * path does not know others.
 */
export const health = ({ ready, registry, mayReadMetrics = () => true }: Options): Router =>
  Router({ caseSensitive: true, strict: true })
    .get('/livez', (_request, response) => void response.json({ status: 'ok' }))
    .get('/readyz', async (_request, response) => {
      const status = await ready().then(
        () => 'ok',
        () => 'away',
      )
      response.status(status === 'ok' ? 200 : 503).json({ status })
    })
    .get('/metrics', async (request, response) => {
      if (!mayReadMetrics(request)) throw new AppError('not_found')
      response.type(registry.contentType).send(await registry.metrics())
    })
