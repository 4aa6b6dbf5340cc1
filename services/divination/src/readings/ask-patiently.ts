import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@sibyl/platform/logging/logger'
import { type Clock, millisecondsBetween } from '@sibyl/platform/time'
import { OracleFailure } from '../oracle/oracle.ts'
import type { Reading } from './reading.ts'

/** How many times one reading waits because the model's server named a time to retry. */
const MOST_WAITS = 3
/** Adds jitter, so that readings refused together do not all retry at once. */
const SPREAD = 0.2

type Asking = {
  clock: Clock
  logger: Logger
  reading: Reading
  /** The time a retry needs, in milliseconds. With less left before the deadline there is none. */
  needsMs: number
  isWorthAnother(failure: OracleFailure): boolean
  signal: AbortSignal
}

/**
 * Calls the oracle again once after a failure worth a retry, and up to three times when its server names a time to retry, all before the
 * reading's deadline. The wait ends when the signal aborts.
 * @throws the last OracleFailure; the signal's reason
 */
export const askPatiently = async <T>({ clock, logger, reading, ...asking }: Asking, ask: () => Promise<T>): Promise<T> => {
  let mayAskAgain = true
  let waits = 0
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      asking.signal.throwIfAborted()
      if (!(error instanceof OracleFailure)) throw error
      logger.warn({ err: error, readingId: reading._id }, 'the oracle failed')
      const left = millisecondsBetween(clock.now(), reading.deadline)
      const wait = error.retryAfterMs === undefined ? 0 : error.retryAfterMs * (1 + SPREAD * Math.random())
      if (left - wait < asking.needsMs) throw error
      if (error.retryAfterMs === undefined) {
        if (!mayAskAgain || !asking.isWorthAnother(error)) throw error
        mayAskAgain = false
      } else {
        waits += 1
        if (waits > MOST_WAITS) throw error
        await pause(wait, undefined, { signal: asking.signal }).catch(() => asking.signal.throwIfAborted())
      }
    }
  }
}
