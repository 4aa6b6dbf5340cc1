import type { EventOf } from '@sibyl/platform/bus/bus'
import { project } from './account.ts'
import type { Accounts } from './accounts.ts'

/** Updates the wallet that the profile shows, unless the account was deleted. */
export const projectWallet =
  ({ accounts }: { accounts: Accounts }) =>
  async ({ data }: EventOf<'wallet.changed.v1'>): Promise<void> => {
    const account = await accounts.get(data.userId)
    if (account) await accounts.change(data.userId, project(data), account)
  }
