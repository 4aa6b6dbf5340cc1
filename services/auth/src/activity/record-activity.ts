import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Accounts } from '../accounts/accounts.ts'
import type { EraseTraces } from '../accounts/erase-traces.ts'
import type { ActivityLog } from './activity-log.ts'

type Ports = { accounts: Accounts; log: ActivityLog; eraseTraces: EraseTraces }

/**
 * Keeps the log of an account. What comes late, of an account that is deleted meanwhile, is not kept, and neither is a session that was
 * just beginning. It is looked for after the writing: then either this sees that the account is gone, or its erasure sees the entry.
 */
export const noteActivity =
  ({ accounts, log, eraseTraces }: Ports) =>
  async ({ data }: EventOf<'user.activity-noted.v1'>): Promise<void> => {
    await log.record(data)
    if (!(await accounts.get(data.userId))) await eraseTraces(data.userId)
  }
