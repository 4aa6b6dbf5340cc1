import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { RequestHandler } from 'express'
import { callerAddress, countedAs } from './addresses.ts'

/** Counts each API request by its caller's address: by the operation's own limit where it has one, else by the general one. */
export const limitByAddress =
  ({ limiter, metrics }: { limiter: Limiter; metrics: Metrics }): RequestHandler =>
  async (request, response, next) => {
    const name = (response.locals.operation as Operation | undefined)?.limit ?? 'general'
    const { allowed, limit, remaining, resetSeconds } = await limiter.consume(name, countedAs(callerAddress(request)))
    response.setHeader('RateLimit-Policy', `"${name}";q=${limit.points};w=${limit.seconds}`)
    response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`)
    if (allowed) return next()
    metrics.limited.inc({ limit: name })
    throw new AppError('rate_limited', { retryAfter: Math.max(1, resetSeconds) })
  }
