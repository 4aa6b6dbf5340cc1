import { setTimeout as pause } from 'node:timers/promises'
import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerSelectionError, MongoWriteConcernError } from 'mongodb'
import { AppError } from '../../app-error.ts'
import { NoAnswer } from '../../within.ts'

const MAX_ATTEMPTS = 100
const LONGEST_BACKOFF = 100

/**
 * The driver exports no class for this error, only its name. Nothing was sent: it occurs when a process resumes after a pause, such as a
 * live migration, and its timeouts have passed.
 */
const NO_CONNECTION_IN_TIME = 'MongoWaitQueueTimeoutError'

/** Errors after which the write may have happened, may still happen, or is worth a retry. */
const leavesDoubt = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  error instanceof MongoNetworkError ||
  error instanceof MongoWriteConcernError ||
  (error instanceof MongoError && error.name === NO_CONNECTION_IN_TIME) ||
  (error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.RetryableWriteError))

/** Errors that say nothing about a document: any other operation of this moment would meet them too. */
export const concernsAll = (error: unknown): boolean => leavesDoubt(error) || error instanceof MongoServerSelectionError

/** Maps an unreachable database to its own error code; callers answer 503. */
export const reached = async <R>(operation: () => Promise<R>): Promise<R> => {
  try {
    return await operation()
  } catch (error) {
    throw concernsAll(error) ? new AppError('unavailable', { cause: error }) : error
  }
}

/**
 * Repeats an attempt until it has an outcome; an attempt returns undefined if another writer was faster. If an attempt fails with an
 * unknown outcome, the next one finds it out, for at most `patience` milliseconds.
 * @throws AppError conflict after many attempts
 */
export const persistently = async <R>(patience: number, attempt: () => Promise<R | undefined>): Promise<R> => {
  const deadline = performance.now() + patience
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    // Random, so that colliding writers do not collide again.
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
