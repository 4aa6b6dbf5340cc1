import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import type { Limiter, Verdict } from '@sibyl/platform/limiter/limiter'
import { meteredLimiter } from '@sibyl/platform/limiter/metered-limiter'
import type { Metrics } from '@sibyl/platform/metrics/metrics'

type Ports = { limiter: Limiter; metrics: Metrics }

/** An attempt at a password: for which e-mail, from which address, and on which device if that has signed in with this e-mail before. */
export type Guess = { email: string; address: string; device: string | undefined }

/**
 * Limits for one e-mail address, whether or not it has an account. Wrong passwords count for the account together with the known device, or
 * else the address. Over all addresses the account has a higher limit, which does not apply to known devices.
 * So a stranger can lock out neither the reader's devices nor the reader at another address.
 */
export type AccountLimits = {
  /** @throws AppError rate_limited */
  register(email: string): Promise<void>
  /** Whether another mail may go out to this address. */
  mail(email: string): Promise<boolean>
  /** @throws AppError rate_limited after too many wrong passwords */
  beforeGuess(guess: Guess): Promise<void>
  /** Counts a wrong password. @throws AppError rate_limited */
  guessFailed(guess: Guess): Promise<void>
  /** Resets the counter of this device or address. @throws AppError rate_limited if it reached its limit during the comparison */
  guessSucceeded(guess: Guess): Promise<void>
  /** Resets the counters after a change of the password. */
  passwordReplaced(guess: Guess): Promise<void>
}

// E-mail and IP addresses are personal data, and a shared Redis may hold the counters.
const account = ({ email }: Pick<Guess, 'email'>): string => derivedId('email', email)
const origin = ({ email, address, device }: Guess): string => derivedId('origin', email, device ?? address)

const requireAllowed = (verdicts: readonly Verdict[], message?: string): void => {
  const refused = verdicts.filter(({ allowed }) => !allowed)
  if (refused.length === 0) return
  const retryAfter = Math.max(1, ...refused.map(({ resetSeconds }) => resetSeconds))
  throw new AppError('rate_limited', { retryAfter, ...(message !== undefined && { message }) })
}

const TOO_MANY = 'Too many failed attempts. Please wait a few minutes, or choose a new password by a link that we mail to you.'

export const accountLimits = ({ limiter: uncounted, metrics }: Ports): AccountLimits => {
  const limiter = meteredLimiter(uncounted, metrics)

  /** Asks all counters of a guess in one round trip. */
  const check = async (guess: Guess, how: 'peek' | 'consume'): Promise<void> => {
    const byOrigin = limiter[how]('signInByAccountAndAddress', origin(guess))
    const byAccount = guess.device === undefined ? [limiter[how]('signInByAccount', account(guess))] : []
    requireAllowed(await Promise.all([byOrigin, ...byAccount]), TOO_MANY)
  }

  return {
    async register(email) {
      requireAllowed([await limiter.consume('registration', account({ email }))])
    },
    async mail(email) {
      const { allowed } = await limiter.consume('mailByAddress', account({ email }))
      return allowed
    },
    beforeGuess: (guess) => check(guess, 'peek'),
    guessFailed: (guess) => check(guess, 'consume'),
    async guessSucceeded(guess) {
      // Concurrent guesses all begin before the first has failed, so this checks again: a guess beyond the limit must not learn that it was
      // right.
      await check(guess, 'peek')
      await limiter.reset('signInByAccountAndAddress', origin(guess))
    },
    async passwordReplaced(guess) {
      await Promise.all([limiter.reset('signInByAccountAndAddress', origin(guess)), limiter.reset('signInByAccount', account(guess))])
    },
  }
}
