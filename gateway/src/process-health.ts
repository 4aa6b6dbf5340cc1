import type { BlockList } from 'node:net'
import { AppError } from '@sibyl/platform/app-error'
import { comesFrom } from '@sibyl/platform/http/addresses'
import { isForThisMachine } from '@sibyl/platform/http/same-site'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { type RequestHandler, Router } from 'express'

type Options = { allowed: BlockList; registry: Metrics['registry']; draining: () => boolean }

const paths = new Set(['/livez', '/readyz', '/metrics'])

/** Whether a request is for one of these paths; they are answered without being counted, measured or logged. */
export const asksForProcess = (url: string): boolean => paths.has(url)

/**
 * /livez: the process runs. /readyz: it takes requests. /metrics: its metrics, for callers that may read them. Only in this spelling: a
 * proxy in front that blocks a path does not know others.
 */
export const processHealth = ({ allowed, registry, draining }: Options): RequestHandler =>
  Router({ caseSensitive: true, strict: true })
    .get('/livez', (_request, response) => void response.json({ status: 'ok' }))
    .get('/readyz', (_request, response) => void response.status(draining() ? 503 : 200).json({ status: draining() ? 'away' : 'ok' }))
    .get('/metrics', async (request, response) => {
      if (!comesFrom(allowed, request) || !isForThisMachine(request)) throw new AppError('not_found')
      response.type(registry.contentType).send(await registry.metrics())
    })
