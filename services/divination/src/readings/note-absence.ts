import type { Caller } from '@sibyl/platform/http/route'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { Readings } from './collections.ts'
import { hasEnded, type Reading, readerLeft, readerReturned } from './reading.ts'

export type AbsencePorts = { readings: Readings; clock: Clock; logger: Logger }

/**
 * Notes on a reading that is being written that its reader does not wait for it any longer, or waits again, so that they can be told
 * when it is ready. Begun before the reading is asked for, by whoever answers; then told which reading it is. A reader who stays costs
 * no write. Visitors cannot be told.
 */
export const noteAbsence = ({ readings, clock, logger }: AbsencePorts, caller: Caller, signal: AbortSignal) => {
  const since = clock.now()
  return async (reading: Reading): Promise<Reading> => {
    if (!caller.signedIn || hasEnded(reading)) return reading
    const left = (): void => {
      readings
        .change(reading._id, readerLeft(since))
        .catch((error: unknown) => logger.warn({ err: error, readingId: reading._id }, 'that a reader has left could not be noted'))
    }
    // Asked for before this call came: its reader was away, or waits at another place too.
    const returned = reading.createdAt < since ? await readings.change(reading._id, readerReturned(since), reading) : reading
    if (signal.aborted) left()
    else signal.addEventListener('abort', left, { once: true })
    return returned
  }
}
