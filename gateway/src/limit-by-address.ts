import type { ServerResponse } from 'node:http'
import type { LimitName } from '@sibyl/contracts/limits'
import { AppError } from '@sibyl/platform/app-error'
import { countedAs } from '@sibyl/platform/http/counted-address'
import type { Limiter } from '@sibyl/platform/limiter/limiter'

/** Counts a request by its caller's address, and reports how many remain. @throws AppError rate_limited */
export const limitByAddress = (limiter: Limiter) => async (address: string, name: LimitName, response: ServerResponse) => {
  const { allowed, limit, remaining, resetSeconds } = await limiter.consume(name, countedAs(address))
  response.setHeader('RateLimit-Policy', `"${name}";q=${limit.points};w=${limit.seconds}`)
  response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`)
  if (!allowed) throw new AppError('rate_limited', { retryAfter: Math.max(1, resetSeconds) })
}
