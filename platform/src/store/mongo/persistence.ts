import { setTimeout as pause } from 'node:timers/promises'
import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerSelectionError, MongoWriteConcernError } from 'mongodb'
import { AppError } from '../../app-error.ts'

const MAX_ATTEMPTS = 100
const LONGEST_BACKOFF = 100

/** Errors after which a write may have happened, may yet happen, or would have happened a moment later. */
const leavesDoubt = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoWriteConcernError ||
  (error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.RetryableWriteError))

/** A database that cannot be reached is a failure with its own code: callers answer 503. */
export const reached = async <R>(operation: () => Promise<R>): Promise<R> => {
  try {
    return await operation()
  } catch (error) {
    throw leavesDoubt(error) || error instanceof MongoServerSelectionError ? new AppError('unavailable', { cause: error }) : error
  }
}

/**
 * Attempts until there is an outcome; undefined means that somebody else was faster. An attempt whose own outcome is in doubt is
 * followed by another one, which has to find out, as long as the patience in milliseconds lasts.
 * @throws AppError conflict after many attempts
 */
export const persistently = async <R>(patience: number, attempt: () => Promise<R | undefined>): Promise<R> => {
  const deadline = performance.now() + patience
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    // At random, so that those who collided do not collide again.
    if (count > 0) await pause(Math.random() * Math.min(LONGEST_BACKOFF, 2 ** count))
    try {
      const outcome = await attempt()
      if (outcome !== undefined) return outcome
    } catch (error) {
      if (!leavesDoubt(error) || performance.now() > deadline) throw error
    }
  }
  throw new AppError('conflict')
}
