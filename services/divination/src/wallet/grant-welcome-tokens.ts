import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from './change-wallet.ts'
import type { Ledger, Wallets } from './collections.ts'
import { grantWelcome, welcomeKey } from './wallet.ts'

export const grantWelcomeTokens =
  (ports: { wallets: Wallets; ledger: Ledger; clock: Clock }) =>
  async ({ data: { userId } }: EventOf<'user.verified.v1'>): Promise<void> => {
    await changeWallet(ports, userId, welcomeKey(userId), grantWelcome(ports.clock.now()))
  }
