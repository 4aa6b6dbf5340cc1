import type { EventOf } from '@sibyl/platform/bus/bus'
import { project } from './account.ts'
import type { Accounts } from './accounts.ts'

/** Keeps what the profile shows of a reader's wallet. News of an account that is deleted meanwhile brings nothing back. */
export const projectWallet =
  ({ accounts }: { accounts: Accounts }) =>
  async ({ data }: EventOf<'wallet.changed.v1'>): Promise<void> => {
    const account = await accounts.get(data.userId)
    if (account) await accounts.change(data.userId, project(data), account)
  }
