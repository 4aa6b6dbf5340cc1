import express from 'express'
import { AppError } from '../app-error.ts'
import { answerFailure } from '../http/errors.ts'
import { health } from '../http/health.ts'
import { createServer } from '../http/node-http.ts'
import { type HttpServer, listen } from '../http/server.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'

type Options = { host: string; port: number; logger: Logger; metrics: Metrics }

const RETRY_AFTER_SECONDS = 5

/** Serves health checks and metrics while the process waits for a server: alive, but not ready. */
export const openWaitingRoom = ({ host, port, logger, metrics }: Options): Promise<HttpServer> => {
  const app = express()
  app.disable('x-powered-by')
  app.use(health({ ready: () => Promise.reject(new Error('still waiting')), registry: metrics.registry }))
  app.use((request, response) => answerFailure(new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }), request, response, logger))
  return listen(createServer(app), { host, port })
}
