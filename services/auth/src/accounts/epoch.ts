import type { Change, Decide, NewEvent } from '@sibyl/platform/store/store'
import { type Act, noted } from '../activity/action.ts'
import { sessionEnded } from '../sessions/session-ended.ts'
import type { Account } from './account.ts'

type Epochal = { epoch?: number }

/**
 * Which sessions of an account count: those begun in the account's own epoch. A new epoch ends all sessions in the one write that begins
 * it, however many there are, and those, too, that a sign-in with the password of before is just beginning. No clock is asked.
 */
export const epochOf = ({ epoch = 0 }: Epochal): number => epoch

/** The events that end an account's epoch in all services: every session but `keptSession`, the one kept from earlier epochs included. */
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
  (act: Act): Decide<Account> =>
  (account) => {
    const { next, events } = nextEpoch(account)
    return { next, events: [...events, noted(account._id, 'signed_out_everywhere', act)] }
  }
