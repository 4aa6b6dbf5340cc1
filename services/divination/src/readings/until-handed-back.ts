import { type Clock, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import type { Reading } from './reading.ts'

export type StopPorts = {
  clock: Clock
  /** Aborts when this process must stop. */
  stopping: AbortSignal
  /** How long a stop waits, in milliseconds, for readings with too little time left for another worker. */
  finishWithinMs: number
}

/** With less time left, a long text that another worker starts over would miss the deadline. */
const TIME_TO_START_OVER_MS = 70 * SECOND

/**
 * Aborts when this process stops and must hand the reading back: at once while another worker has time to start over, otherwise when the
 * time to finish it is over.
 */
export const untilHandedBack = ({ clock, stopping, finishWithinMs }: StopPorts, { deadline }: Reading) => {
  const handBack = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    const isEarly = millisecondsBetween(clock.now(), deadline) >= TIME_TO_START_OVER_MS
    if (isEarly || finishWithinMs === 0) handBack.abort(stopping.reason)
    else timer = setTimeout(() => handBack.abort(stopping.reason), finishWithinMs)
  }
  if (stopping.aborted) stop()
  else stopping.addEventListener('abort', stop, { once: true })
  return {
    stopped: handBack.signal,
    forget(): void {
      stopping.removeEventListener('abort', stop)
      clearTimeout(timer)
    },
  }
}
