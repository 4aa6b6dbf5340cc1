import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import { countedLimiter } from '@sibyl/platform/limiter/counted-limiter'
import type { Limiter, Verdict } from '@sibyl/platform/limiter/limiter'
import type { Metrics } from '@sibyl/platform/metrics/metrics'

type Ports = { limiter: Limiter; metrics: Metrics }

/** How often things may be tried for one e-mail address, whether or not it has an account. */
export type Allowances = {
  /** @throws AppError rate_limited */
  register(email: string): Promise<void>
  /** Whether another mail may go out to this address. */
  mail(email: string): Promise<boolean>
  /** @throws AppError rate_limited after too many failed sign-ins */
  beginSignIn(email: string): Promise<void>
  /** Counts a wrong password. @throws AppError rate_limited */
  signInFailed(email: string): Promise<void>
  /** Forgets failures. @throws AppError rate_limited when they became too many while this password was being compared */
  signInSucceeded(email: string): Promise<void>
  /** Forgets failures: there is another password to fail with. */
  forgetFailures(email: string): Promise<void>
}

// The address itself is personal data, and limits may be counted in a shared Redis.
const subject = (email: string): string => derivedId('email', email)

const insist = ({ allowed, resetSeconds }: Verdict): void => {
  if (!allowed) throw new AppError('rate_limited', { retryAfter: Math.max(1, resetSeconds) })
}

export const allowances = ({ limiter: uncounted, metrics }: Ports): Allowances => {
  const limiter = countedLimiter(uncounted, metrics)
  const beginSignIn = async (email: string): Promise<void> => insist(await limiter.peek('signInByAccount', subject(email)))
  const forgetFailures = (email: string): Promise<void> => limiter.reset('signInByAccount', subject(email))

  return {
    async register(email) {
      insist(await limiter.consume('registration', subject(email)))
    },
    async mail(email) {
      const { allowed } = await limiter.consume('mailByAddress', subject(email))
      return allowed
    },
    beginSignIn,
    async signInFailed(email) {
      insist(await limiter.consume('signInByAccount', subject(email)))
    },
    async signInSucceeded(email) {
      // Many guesses sent at once all begin before the first has failed; none beyond the limit may learn that it was right.
      await beginSignIn(email)
      await forgetFailures(email)
    },
    forgetFailures,
  }
}
