import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from './change-wallet.ts'
import type { Ledger, Wallets } from './collections.ts'
import { knownErased } from './known-erased.ts'
import { claim, debtLeftTo, type Mailboxes } from './mailbox.ts'
import { debtKey, welcomeKey } from './wallet.ts'
import { grantWelcome, takeOverDebt, withholdWelcome } from './welcome.ts'

type Ports = { wallets: Wallets; ledger: Ledger; mailboxes: Mailboxes; clock: Clock }

/** Takes over the debt of an earlier account of the mailbox. @returns whether this account is the first to get welcome tokens */
const claimMailbox = async (ports: Ports, userId: string, mailbox: string): Promise<boolean> => {
  const { mailboxes, clock } = ports
  for (;;) {
    const known = await mailboxes.get(mailbox)
    const debt = known && debtLeftTo(userId, known, clock.now())
    // Before the claim, which clears the debt: if the process dies in between, the next run finds the debt again.
    if (debt) await changeWallet(ports, userId, debtKey(debt.from), takeOverDebt(debt, clock.now()))
    const { account, welcomed } = await mailboxes.change(mailbox, claim(userId, known, clock.now()))
    if (account === userId) return welcomed === userId
  }
}

/** Grants the welcome tokens to a verified reader, unless an earlier account of the same mailbox had them. */
export const grantWelcomeTokens =
  (ports: Ports) =>
  async ({ data: { userId, mailbox } }: EventOf<'user.verified.v1'>): Promise<void> => {
    if (await knownErased(ports.wallets, userId)) return
    const isNew = mailbox === undefined || (await claimMailbox(ports, userId, mailbox))
    const at = ports.clock.now()
    await changeWallet(ports, userId, welcomeKey(userId), isNew ? grantWelcome(at) : withholdWelcome(at))
  }
