import { randomBytes } from 'node:crypto'
import { PASSWORD_MAX_BYTES } from '@sibyl/contracts/constants'
import { AppError } from '@sibyl/platform/app-error'
import bcrypt from 'bcrypt'

/** Hashes passwords, a few at a time. @throws AppError unavailable when too many wait already */
export type Hasher = {
  hash(password: string): Promise<string>
  /** A password longer than what bcrypt reads is nobody's, whatever its beginning is. */
  matches(password: string, hash: string): Promise<boolean>
  /** A hash of nobody's password, of the same cost as all others: what an unknown e-mail is compared with, to take as long. */
  standIn: string
}

type Options = { cost: number; concurrency: number; queue: number }

const RETRY_AFTER_SECONDS = 5

/** Lets `concurrency` works run and `queue` more wait in line. */
const inLine = ({ concurrency, queue }: Options) => {
  const waiting: (() => void)[] = []
  let running = 0

  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1
    else if (waiting.length >= queue) throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** bcrypt behind a bounded line: a flood of sign-ins is refused early instead of making everybody wait. */
export const createHasher = async (options: Options): Promise<Hasher> => {
  const take = inLine(options)
  const hash = (password: string) => take(() => bcrypt.hash(password, options.cost))
  return {
    hash,
    matches: async (password, known) =>
      (await take(() => bcrypt.compare(password, known))) && Buffer.byteLength(password) <= PASSWORD_MAX_BYTES,
    standIn: await hash(randomBytes(24).toString('base64url')),
  }
}
