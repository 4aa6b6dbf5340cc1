import type { Change, Decide, NewEvent } from '@sibyl/platform/store/store'
import { type Action, activityEvent } from '../activity/action.ts'
import { sessionEnded } from '../sessions/session-ended.ts'
import type { Account } from './account.ts'

type Epochal = { epoch?: number }

/**
 * The epoch of an account or a session. Live sessions are those of the account's current epoch, so one write that begins the next epoch
 * ends them all, including those that a sign-in with the old password is just beginning. Clocks do not matter.
 */
export const epochOf = ({ epoch = 0 }: Epochal): number => epoch

/**
 * The events by which all services refuse the tokens of the account's current epoch, except those of `keptSession`, and of the session
 * exempted before.
 */
export const epochEnded = ({ _id: userId, keptSession: previousSession, ...account }: Account, keptSession?: string): NewEvent[] => [
  { type: 'user.epoch-ended.v1', data: { userId, epoch: epochOf(account), ...(keptSession !== undefined && { keptSession }) } },
  ...(previousSession === undefined || previousSession === keptSession ? [] : [sessionEnded(userId, previousSession)]),
]

/** Begins the account's next epoch; only `keptSession` continues. */
export const nextEpoch = (account: Account, keptSession?: string): Required<Change<Account>> => {
  const { keptSession: _before, ...rest } = account
  return {
    next: { ...rest, epoch: epochOf(account) + 1, ...(keptSession !== undefined && { keptSession }) },
    events: epochEnded(account, keptSession),
  }
}

/** Ends every session of the account. */
export const signOutEverywhere =
  (action: Action): Decide<Account> =>
  (account) => {
    const { next, events } = nextEpoch(account)
    return { next, events: [...events, activityEvent(account._id, 'signed_out_everywhere', action)] }
  }
