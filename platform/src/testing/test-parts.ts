import { AppError } from '../app-error.ts'
import type { SetAside } from '../bus/bus.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import type { LetterStore } from '../bus/in-process-dead-letters.ts'
import { createMemoryCache } from '../cache/memory-cache.ts'
import type { Parts } from '../lifecycle/service.ts'
import { createMemoryLimiter } from '../limiter/memory-limiter.ts'
import { createLogger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createMemoryProgress } from '../progress/memory-progress.ts'
import { openSqliteStore } from '../store/sqlite/open.ts'
import { systemClock } from '../time.ts'

/**
 * Real parts for a service under test, all in this process. Bearer tokens are `reader-<id>`, of administrators `admin-<id>`: tests of everything but sign-in need no auth
 * service. `deadLetters` collects the events that no handler could handle.
 */
export const testParts = (service: string, replaced: Partial<Parts> = {}): Parts & { deadLetters: SetAside[] } => {
  const clock = replaced.clock ?? systemClock
  const deadLetters: SetAside[] = []
  const deadLetter = async (letter: SetAside): Promise<void> => {
    deadLetters.push(letter)
  }
  const idOf = ({ queue, event }: SetAside): string => `${queue} ${event.id}`
  const stored: LetterStore = {
    async *list(queue) {
      yield* deadLetters.filter((letter) => letter.queue === queue).map((letter) => ({ ...letter, _id: idOf(letter), at: clock.now() }))
    },
    async remove(id) {
      deadLetters.splice(
        deadLetters.findIndex((letter) => idOf(letter) === id),
        1,
      )
    },
  }
  const metrics = replaced.metrics ?? createMetrics(service)
  return {
    store: openSqliteStore({ file: ':memory:', service, clock }),
    bus: createInProcessBus({ deadLetter, stored, metricsOf: () => metrics, retryDelays: [10, 10] }),
    cache: createMemoryCache(),
    limiter: createMemoryLimiter(),
    progress: createMemoryProgress(),
    clock,
    logger: createLogger(service, 'silent'),
    metrics,
    verifySession: async (token, audience) => {
      if (!token.startsWith(audience === 'sibyl-admin' ? 'admin-' : 'reader-')) throw new AppError('unauthenticated')
      return { readerId: token, sessionId: `session-of-${token}`, epoch: 0 }
    },
    ...replaced,
    deadLetters,
  }
}
