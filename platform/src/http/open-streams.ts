import { AppError } from '../app-error.ts'

/** More than the tabs of one reader. Each stream holds a connection and a follower of a reading for up to 90 s. */
const STREAMS_PER_CALLER = 16
const RETRY_AFTER_SECONDS = 5

/** Counts the open event streams of each caller in this process. */
export const countOpenStreams = () => {
  const counts = new Map<string, number>()
  return {
    /** Counts a new stream and returns the function that uncounts it. @throws AppError rate_limited at the limit */
    open(callerId: string): () => void {
      const count = counts.get(callerId) ?? 0
      if (count >= STREAMS_PER_CALLER)
        throw new AppError('rate_limited', {
          message: `At most ${STREAMS_PER_CALLER} readings can be followed at the same time. Please close one and try again.`,
          retryAfter: RETRY_AFTER_SECONDS,
        })
      counts.set(callerId, count + 1)
      return () => {
        const left = (counts.get(callerId) ?? 1) - 1
        if (left > 0) counts.set(callerId, left)
        else counts.delete(callerId)
      }
    },
  }
}

export type OpenStreams = ReturnType<typeof countOpenStreams>
