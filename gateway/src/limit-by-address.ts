import type { ServerResponse } from 'node:http'
import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { countedAs } from './addresses.ts'

/**
 * Counts a request by its caller's address: by the operation's own limit where it has one, else by the general one.
 * @throws AppError rate_limited
 */
export const limitByAddress =
  ({ limiter }: { limiter: Limiter }) =>
  async (address: string, operation: Operation | undefined, response: ServerResponse): Promise<void> => {
    const name = operation?.limit ?? 'general'
    const { allowed, limit, remaining, resetSeconds } = await limiter.consume(name, countedAs(address))
    response.setHeader('RateLimit-Policy', `"${name}";q=${limit.points};w=${limit.seconds}`)
    response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`)
    if (allowed) return
    throw new AppError('rate_limited', { retryAfter: Math.max(1, resetSeconds) })
  }
