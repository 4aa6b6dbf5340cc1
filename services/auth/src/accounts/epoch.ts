import type { Decide } from '@sibyl/platform/store/store'
import { type Act, noted } from '../activity/action.ts'
import type { Account } from './account.ts'

type Epochal = { epoch?: number }

/**
 * Which sessions of an account count: those begun in the account's own epoch. A new epoch ends all sessions in the one write that begins
 * it, however many there are, and those, too, that a sign-in with the password of before is just beginning. No clock is asked.
 */
export const epochOf = ({ epoch = 0 }: Epochal): number => epoch

/** The account in its next epoch; `keptSession` alone goes on. */
export const inNextEpoch = ({ keptSession: _before, ...account }: Account, keptSession?: string): Account => ({
  ...account,
  epoch: epochOf(account) + 1,
  ...(keptSession !== undefined && { keptSession }),
})

/** Ends every session of the account. */
export const signOutEverywhere =
  (act: Act): Decide<Account> =>
  (account) => ({ next: inNextEpoch(account), events: [noted(account._id, 'signed_out_everywhere', act)] })
