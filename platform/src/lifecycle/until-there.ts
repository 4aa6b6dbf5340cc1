import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '../app-error.ts'
import type { Logger } from '../logging/logger.ts'
import { SECOND } from '../time.ts'

type Options = {
  what: string
  logger: Logger
  /** Aborts the wait with a rejection. */
  stopping: AbortSignal
  /** Called before the first delay. */
  onAway: () => Promise<void>
}

const PAUSE = { first: 0.5 * SECOND, longest: 10 * SECOND }

const untilAborted = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** Retries with growing delays until it succeeds, and logs that it waits. */
export const untilThere = async <T>(attempt: () => Promise<T>, { what, logger, stopping, onAway }: Options): Promise<T> => {
  const aborted = untilAborted(stopping)
  aborted.catch(() => undefined) // The waiting caller gets the rejection.
  for (let tried = 0; ; tried += 1) {
    try {
      const there = await Promise.race([attempt(), aborted])
      if (tried > 0) logger.info(`${what} is available`)
      return there
    } catch (error) {
      stopping.throwIfAborted()
      const wait = Math.min(PAUSE.first * 2 ** tried, PAUSE.longest)
      logger.warn({ reason: messageOf(error), pauseMs: wait }, `${what} is away, retrying after a pause`)
      if (tried === 0) await onAway()
      await pause(wait, undefined, { signal: stopping })
    }
  }
}
