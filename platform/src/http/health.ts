import { Router } from 'express'
import type { Registry } from 'prom-client'

/** /livez: the process runs. /readyz: it can serve. /metrics: Prometheus metrics. */
export const health = ({ ready, registry }: { ready: () => Promise<void>; registry: Registry }): Router => {
  const router = Router()
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const status = await ready().then(
      () => 'ok' as const,
      () => 'away' as const,
    )
    response.status(status === 'ok' ? 200 : 503).json({ status })
  })
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics())
  })
  return router
}
