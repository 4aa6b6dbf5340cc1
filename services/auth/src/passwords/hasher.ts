import { randomBytes } from 'node:crypto'
import { PASSWORD_MAX_BYTES } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import { SECOND } from '@sibyl/platform/time'
import bcrypt from 'bcrypt'
import PQueue from 'p-queue'

/** Hashes passwords, a few at a time. @throws AppError unavailable when too many wait already */
export type Hasher = {
  hash(password: string): Promise<string>
  /** False for a password longer than bcrypt reads, even if its beginning matches. */
  matches(password: string, hash: string): Promise<boolean>
  /** A hash of a random password. Sign-ins with an unknown e-mail are compared with it, to take as long as others. */
  dummyHash: string
}

type Options = {
  cost: number
  concurrency: number
  queue: number
  /** The longest expected wait of a task, in milliseconds. */
  longestWaitMs?: number
}

/** Callers give up after 20 s; a wait of half of that leaves time for the rest of their request. */
const LONGEST_WAIT_MS = 10 * SECOND
/** The share of the latest duration in the average. */
const LATEST = 0.2

/**
 * Runs `concurrency` tasks at a time while at most `queue` more wait. Refuses a task that would wait too long, measured by how long the last
 * ones took, and names the time after which those now waiting are done.
 */
const boundedQueue = ({ concurrency, queue, longestWaitMs = LONGEST_WAIT_MS }: Options) => {
  const tasks = new PQueue({ concurrency })
  let taskMs = 0
  const waitMs = (): number => (Math.max(0, tasks.size + tasks.pending + 1 - concurrency) * taskMs) / concurrency
  const timed = async <T>(task: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await task()
    } finally {
      const latest = performance.now() - began
      taskMs = taskMs === 0 ? latest : taskMs + LATEST * (latest - taskMs)
    }
  }
  return async <T>(task: () => Promise<T>): Promise<T> => {
    const isFull = tasks.pending >= concurrency && tasks.size >= queue
    if (isFull || waitMs() > longestWaitMs) throw new AppError('unavailable', { retryAfter: Math.max(1, Math.ceil(waitMs() / SECOND)) })
    return tasks.add(() => timed(task))
  }
}

/** bcrypt behind a bounded queue, so that a flood of sign-ins is refused early, with a time to retry, instead of delaying everybody. */
export const createHasher = async (options: Options): Promise<Hasher> => {
  const inTurn = boundedQueue(options)
  const hash = (password: string) => inTurn(() => bcrypt.hash(password, options.cost))
  return {
    hash,
    matches: async (password, known) =>
      (await inTurn(() => bcrypt.compare(password, known))) && Buffer.byteLength(password) <= PASSWORD_MAX_BYTES,
    dummyHash: await hash(randomBytes(24).toString('base64url')),
  }
}
