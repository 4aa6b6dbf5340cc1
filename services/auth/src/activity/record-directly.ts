import type { Activity } from '@sibyl/contracts/http/account'
import type { Accounts } from '../accounts/accounts.ts'
import type { EraseTraces } from '../accounts/erase-traces.ts'
import type { Act } from './action.ts'
import type { ActivityLog } from './activity-log.ts'

type Ports = { accounts: Accounts; log: ActivityLog; eraseTraces: EraseTraces }
export type NoteDirectly = (userId: string | undefined, kind: Activity['kind'], act: Act) => Promise<void>

/** Whose log is kept for no time at all. */
const NOBODY = 'user_none'

/**
 * Writes what changes nothing, and so has no event of its own, into an account's log. For an address without account it does the same
 * work for nobody, so that the time it takes tells nothing.
 */
export const noteDirectly =
  ({ accounts, log, eraseTraces }: Ports): NoteDirectly =>
  async (known, kind, { id: activityId, at, device }) => {
    const userId = known ?? NOBODY
    await log.record({ userId, activityId, kind, at, device }, known === undefined ? 0 : undefined)
    // It may have been deleted, and its traces erased, while this was on its way.
    const account = await accounts.get(userId)
    if (known !== undefined && !account) await eraseTraces(known)
  }
