import { type Account, NO_CAUSE } from '../account.ts'
import { upkeep } from '../billing/upkeep.ts'
import { invalid } from '../http/failure.ts'

const MOST = 2 * 366 * 24 * 3600

/** Advances the account's clock; all resulting changes are done when it returns. @throws Failure 400 */
export const advance = (account: Account, seconds: number): void => {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST)
    throw invalid('The clock is advanced by whole seconds, two years at most at a time.', { param: 'seconds' })
  account.transact(NO_CAUSE, (scope) => {
    upkeep(scope, scope.now() + seconds)
    account.setAhead(account.ahead() + seconds)
  })
}

/** Runs everything that has fallen due. */
export const catchUp = (account: Account): void => {
  const now = Math.floor(Date.now() / 1000) + account.ahead()
  if (account.objects.nextDue(now)) account.transact(NO_CAUSE, (scope) => upkeep(scope, now))
}
