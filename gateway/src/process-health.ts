import type { BlockList } from 'node:net'
import { AppError } from '@sibyl/platform/app-error'
import { Router } from 'express'
import type { Registry } from 'prom-client'
import { comesFrom } from './addresses.ts'

type Options = { allowed: BlockList; registry: Registry; draining: () => boolean }

/** /livez: the process runs. /readyz: it takes requests. /metrics: its figures, for those who may read them. */
export const processHealth = ({ allowed, registry, draining }: Options): Router => {
  const router = Router()
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', (_request, response) => {
    response.status(draining() ? 503 : 200).json({ status: draining() ? 'away' : 'ok' })
  })
  router.get('/metrics', async (request, response) => {
    if (!comesFrom(allowed, request)) throw new AppError('not_found')
    response.type(registry.contentType).send(await registry.metrics())
  })
  return router
}
