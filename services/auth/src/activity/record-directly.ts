import type { Activity } from '@sibyl/contracts/http/account'
import type { Accounts } from '../accounts/accounts.ts'
import type { EraseTraces } from '../accounts/erase-traces.ts'
import type { Action } from './action.ts'
import type { ActivityLog } from './activity-log.ts'

type Ports = { accounts: Accounts; log: ActivityLog; eraseTraces: EraseTraces }
export type RecordDirectly = (userId: string | undefined, kind: Activity['kind'], action: Action) => Promise<void>

/** The log of no account; its entries expire at once. */
const NOBODY = 'user_none'

/**
 * Adds an entry for an action that changes no document and so has no event. For an e-mail without an account it does the same work in a log
 * that belongs to nobody, so that its duration reveals nothing.
 */
export const recordDirectly =
  ({ accounts, log, eraseTraces }: Ports): RecordDirectly =>
  async (known, kind, { id: activityId, at, device }) => {
    const userId = known ?? NOBODY
    await log.record({ userId, activityId, kind, at, device }, known === undefined ? 0 : undefined)
    // The account may have been deleted, and its log erased, during the write.
    const account = await accounts.get(userId)
    if (known !== undefined && !account) await eraseTraces(known)
  }
