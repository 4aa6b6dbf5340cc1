import { AppError } from '../app-error.ts'
import type { DeadLetter } from '../bus/bus.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { createMemoryCache } from '../cache/memory-cache.ts'
import type { Parts } from '../lifecycle/service.ts'
import { createMemoryLimiter } from '../limiter/memory-limiter.ts'
import { createLogger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createMemoryProgress } from '../progress/memory-progress.ts'
import { openSqliteStore } from '../store/sqlite/open.ts'
import { systemClock } from '../time.ts'

/**
 * Real parts for a service under test, all in this process. Bearer tokens are `reader-<id>`: tests of everything but sign-in need no
 * auth service. `deadLetters` collects what nobody could handle.
 */
export const testParts = (service: string, replaced: Partial<Parts> = {}): Parts & { deadLetters: DeadLetter[] } => {
  const deadLetters: DeadLetter[] = []
  const deadLetter = async (letter: DeadLetter): Promise<void> => {
    deadLetters.push(letter)
  }
  const forgetDeadLetters = async (queue: string, id: string): Promise<void> => {
    const stay = deadLetters.filter((letter) => letter.queue !== queue || !JSON.stringify(letter.event).includes(id))
    deadLetters.splice(0, deadLetters.length, ...stay)
  }
  const clock = replaced.clock ?? systemClock
  const metrics = replaced.metrics ?? createMetrics(service)
  return {
    store: openSqliteStore({ file: ':memory:', service, clock }),
    bus: createInProcessBus({ deadLetter, forgetDeadLetters, metricsOf: () => metrics, retryDelays: [10, 10] }),
    cache: createMemoryCache(),
    limiter: createMemoryLimiter(),
    progress: createMemoryProgress(),
    clock,
    logger: createLogger(service, 'silent'),
    metrics,
    verifySession: async (token) => {
      if (!token.startsWith('reader-')) throw new AppError('unauthenticated')
      return { readerId: token, sessionId: `session-of-${token}`, epoch: 0 }
    },
    ...replaced,
    deadLetters,
  }
}
