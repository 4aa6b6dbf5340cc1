import type { Change, Decide, NewEvent } from '@sibyl/platform/store/store'
import { type Action, activityEvent } from '../activity/action.ts'
import { sessionEnded } from '../sessions/session-ended.ts'
import type { Account } from './account.ts'

type Epochal = { epoch?: number }

/**
 * The epoch of an account or a session. Live sessions are those of the account's current epoch, so that one write that begins the next epoch
 * ends them all, those that a sign-in with the old password is just beginning included. Clocks do not matter.
 */
export const epochOf = ({ epoch = 0 }: Epochal): number => epoch

/** The events by which all services refuse the tokens of the account's current epoch but for `keptSession`, and of the session kept before. */
export const epochEnded = ({ _id: userId, keptSession: keptBefore, ...account }: Account, keptSession?: string): NewEvent[] => [
  { type: 'user.epoch-ended.v1', data: { userId, epoch: epochOf(account), ...(keptSession !== undefined && { keptSession }) } },
  ...(keptBefore === undefined || keptBefore === keptSession ? [] : [sessionEnded(userId, keptBefore)]),
]

/** Begins the account's next epoch; `keptSession` alone goes on. */
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
