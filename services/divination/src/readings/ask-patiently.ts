import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@sibyl/platform/logging/logger'
import { type Clock, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import { OracleFailure } from '../oracle/oracle.ts'
import type { Reading } from './reading.ts'

/** How many times one reading waits because the model's server named a time to retry. */
const MOST_WAITS = 3
/** Adds jitter, so that readings refused together do not all retry at once. */
const SPREAD = 0.2
/** The pauses while the model's server is away, each twice the last. */
const AWAY = { firstMs: 0.5 * SECOND, longestMs: 8 * SECOND }

type Asking = {
  clock: Clock
  logger: Logger
  reading: Reading
  /** The time a retry needs, in milliseconds. With less left before the deadline there is none. */
  needsMs: number
  isWorthAnother(failure: OracleFailure): boolean
  signal: AbortSignal
}

/** How long a failure asks to be waited for, in milliseconds; undefined where a wait does not help. */
const waitAfter = ({ retryAfterMs, away }: OracleFailure, timesAway: number): number | undefined =>
  retryAfterMs ?? (away ? Math.min(AWAY.firstMs * 2 ** timesAway, AWAY.longestMs) : undefined)

/**
 * Calls the oracle again once after a failure worth a retry, up to three times when its server names a time to retry, and with growing
 * pauses for as long as its server is away, all before the reading's deadline. The wait ends when the signal aborts.
 * @throws the last OracleFailure; the signal's reason
 */
export const askPatiently = async <T>({ clock, logger, reading, ...asking }: Asking, ask: () => Promise<T>): Promise<T> => {
  let mayAskAgain = true
  let waits = 0
  let timesAway = 0
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      asking.signal.throwIfAborted()
      if (!(error instanceof OracleFailure)) throw error
      logger.warn({ err: error, readingId: reading._id }, 'the oracle failed')
      const left = millisecondsBetween(clock.now(), reading.deadline)
      const named = waitAfter(error, timesAway)
      const wait = (named ?? 0) * (1 + SPREAD * Math.random())
      if (left - wait < asking.needsMs) throw error
      if (named === undefined) {
        if (!mayAskAgain || !asking.isWorthAnother(error)) throw error
        mayAskAgain = false
      } else {
        if (error.retryAfterMs === undefined) timesAway += 1
        else waits += 1
        if (waits > MOST_WAITS) throw error
        await pause(wait, undefined, { signal: asking.signal }).catch(() => asking.signal.throwIfAborted())
      }
    }
  }
}
