import type { BlockList } from 'node:net'
import { AppError } from '@sibyl/platform/app-error'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { RequestHandler } from 'express'
import { comesFrom } from './addresses.ts'

type Options = { allowed: BlockList; registry: Metrics['registry']; draining: () => boolean }

/** /livez: the process runs. /readyz: it takes requests. /metrics: its figures, for those who may read them. */
export const processHealth = ({ allowed, registry, draining }: Options): RequestHandler => {
  const answers = new Map<string, RequestHandler>([
    ['/livez', (_request, response) => void response.json({ status: 'ok' })],
    ['/readyz', (_request, response) => void response.status(draining() ? 503 : 200).json({ status: draining() ? 'away' : 'ok' })],
    [
      '/metrics',
      async (request, response) => {
        if (!comesFrom(allowed, request)) throw new AppError('not_found')
        response.type(registry.contentType).send(await registry.metrics())
      },
    ],
  ])
  // A look-up and not a router: every call to the API passes here first.
  return (request, response, next) => {
    const answer = answers.get(request.path)
    return answer ? answer(request, response, next) : next()
  }
}
