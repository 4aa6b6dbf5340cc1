import { randomBytes } from 'node:crypto'
import { PASSWORD_MAX_BYTES } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import bcrypt from 'bcrypt'
import PQueue from 'p-queue'

/** Hashes passwords, a few at a time. @throws AppError unavailable when too many wait already */
export type Hasher = {
  hash(password: string): Promise<string>
  /** False for a password longer than bcrypt reads, whatever its beginning. */
  matches(password: string, hash: string): Promise<boolean>
  /** A hash of a random password. Sign-ins with an unknown e-mail are compared with it, to take as long as others. */
  dummyHash: string
}

type Options = { cost: number; concurrency: number; queue: number }

const RETRY_AFTER_SECONDS = 5

/** Runs `concurrency` tasks at a time while at most `queue` more wait. */
const boundedQueue = ({ concurrency, queue }: Options) => {
  const tasks = new PQueue({ concurrency })
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (tasks.pending >= concurrency && tasks.size >= queue) throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    return tasks.add(task)
  }
}

/** bcrypt behind a bounded queue, so that a flood of sign-ins is refused early instead of delaying everybody. */
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
