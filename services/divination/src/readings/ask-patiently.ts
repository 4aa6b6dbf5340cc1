import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@sibyl/platform/logging/logger'
import { type Clock, millisecondsBetween } from '@sibyl/platform/time'
import { OracleFailure } from '../oracle/oracle.ts'
import type { Reading } from './reading.ts'

/** How often a model that says when to come back is heeded for one reading. */
const MOST_WAITS = 3
/** Readings that were refused together come back a little apart. */
const SPREAD = 0.2

type Asking = {
  clock: Clock
  logger: Logger
  reading: Reading
  /** How much of the reading's time must be left for another try to make sense, in milliseconds. */
  needsMs: number
  isWorthAnother(failure: OracleFailure): boolean
  signal: AbortSignal
}

/**
 * Asks the oracle once more after a failure that is worth it, and as often as its server says when to come back, within the reading's
 * time. Waiting ends when the signal aborts.
 * @throws OracleFailure, the last; the signal's reason
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
