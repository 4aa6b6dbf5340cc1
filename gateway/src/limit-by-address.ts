import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import type { Request, Response } from 'express'
import { callerAddress, countedAs } from './addresses.ts'

/**
 * Counts a request by its caller's address: by the operation's own limit where it has one, else by the general one.
 * @throws AppError rate_limited
 */
export const limitByAddress =
  ({ limiter, metrics }: { limiter: Limiter; metrics: Metrics }) =>
  async (request: Request, response: Response, operation: Operation | undefined): Promise<void> => {
    const name = operation?.limit ?? 'general'
    const { allowed, limit, remaining, resetSeconds } = await limiter.consume(name, countedAs(callerAddress(request)))
    response.setHeader('RateLimit-Policy', `"${name}";q=${limit.points};w=${limit.seconds}`)
    response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`)
    if (allowed) return
    metrics.limited.inc({ limit: name })
    throw new AppError('rate_limited', { retryAfter: Math.max(1, resetSeconds) })
  }
