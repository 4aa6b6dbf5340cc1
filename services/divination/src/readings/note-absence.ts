import type { Caller } from '@sibyl/platform/http/route'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { Readings } from './collections.ts'
import { hasEnded, type Reading, readerLeft, readerReturned } from './reading.ts'

export type AbsencePorts = { readings: Readings; clock: Clock; logger: Logger }

/**
 * Records on an unfinished reading whether its reader is still waiting, so that they can be notified when it is ready. Call it before the
 * reading is requested, and call the result with the reading. A reader who stays costs no write. Visitors have no address and are never
 * notified.
 */
export const noteAbsence = ({ readings, clock, logger }: AbsencePorts, caller: Caller, signal: AbortSignal) => {
  const since = clock.now()
  return async (reading: Reading): Promise<Reading> => {
    if (!caller.signedIn || hasEnded(reading)) return reading
    const left = (): void => {
      readings
        .change(reading._id, readerLeft(since))
        .catch((error: unknown) => logger.warn({ err: error, readingId: reading._id }, 'the absence of a reader could not be stored'))
    }
    // The reading is older than this call: its reader has come back, or is waiting on a second device.
    const returned = reading.createdAt < since ? await readings.change(reading._id, readerReturned(since), reading) : reading
    if (signal.aborted) left()
    else signal.addEventListener('abort', left, { once: true })
    return returned
  }
}
