import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Accounts } from '../accounts/accounts.ts'
import type { EraseTraces } from '../accounts/erase-traces.ts'
import type { ActivityLog } from './activity-log.ts'

type Ports = { accounts: Accounts; log: ActivityLog; eraseTraces: EraseTraces }

/**
 * Adds an entry to the account's log. If the account was deleted meanwhile, erases the entry and a session that was just beginning. The check
 * comes after the write: either it finds the account deleted, or the erasure finds the entry.
 */
export const recordActivity =
  ({ accounts, log, eraseTraces }: Ports) =>
  async ({ data }: EventOf<'user.activity-noted.v1'>): Promise<void> => {
    await log.record(data)
    if (!(await accounts.get(data.userId))) await eraseTraces(data.userId)
  }
