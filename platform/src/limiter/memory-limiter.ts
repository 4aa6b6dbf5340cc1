import { limits } from '@sibyl/contracts/limits'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createCountingLimiter } from './counting-limiter.ts'
import type { Limiter, Limits } from './limiter.ts'

/** Limits counted in this process. */
export const createMemoryLimiter = (configured: Limits = limits): Limiter =>
  createCountingLimiter(configured, (name, { points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }))
