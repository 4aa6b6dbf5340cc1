import { NotYet } from '@sibyl/platform/bus/bus'
import type { Progress } from '@sibyl/platform/progress/progress'
import { untilNone } from '@sibyl/platform/store/until-none'
import { type Clock, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import type { collections } from '../collections.ts'
import type { Reading } from '../readings/reading.ts'
import { changeWallet } from '../wallet/change-wallet.ts'
import { release, successorOf } from '../wallet/mailbox.ts'
import { debtKey, erase, type Wallet } from '../wallet/wallet.ts'
import { takeOverDebt } from '../wallet/welcome.ts'

type Ports = Omit<Awaited<ReturnType<typeof collections>>, 'drawKeys'> & { progress: Progress; clock: Clock }

/** After this time no request that began before the erasure can still write: every write stops retrying earlier. */
const UNDER_WAY_MS = 15 * SECOND

/**
 * Records that the mailbox has used its welcome tokens, and what the account owes. If another account has taken over the mailbox, that
 * account owes it now.
 */
const releaseMailbox = async (ports: Ports, { _id: userId, debt: tokens = 0, erasedAt }: Wallet, mailbox: string): Promise<void> => {
  const { mailboxes, clock } = ports
  const successor = successorOf(userId, await mailboxes.change(mailbox, release(userId, tokens, erasedAt ?? clock.now())))
  if (successor !== undefined && tokens > 0)
    await changeWallet(ports, successor, debtKey(userId), takeOverDebt({ from: userId, tokens }, clock.now()))
}

/**
 * Erases a reader: the wallet becomes a tombstone that rejects late events, and everything else is deleted. A request that had already paid
 * may save its reading after that, so the erasure runs again once no such request can be running.
 * @throws NotYet until that second run
 */
export const eraseReader =
  (ports: Ports) =>
  async (readerId: string, mailbox?: string): Promise<void> => {
    const { wallets, ledger, readings, dailyDraws, sealedDraws, people, skyFeeds, shares, progress, clock } = ports
    const tombstone = await wallets.change(readerId, erase(clock.now()))
    if (mailbox !== undefined) await releaseMailbox(ports, tombstone, mailbox)
    const eraseReading = async ({ _id }: Reading): Promise<void> => {
      await progress.forget(_id)
      await readings.erase(_id)
    }
    for (const listed of [true, false]) await untilNone(readings, 'byReader', { readerId, listed }, eraseReading)
    await untilNone(shares, 'byReader', { readerId }, ({ _id }) => shares.erase(_id))
    await untilNone(ledger, 'byReader', { userId: readerId }, ({ _id }) => ledger.erase(_id))
    await dailyDraws.erase(readerId)
    await sealedDraws.erase(readerId)
    await people.erase(readerId)
    await skyFeeds.erase(readerId)
    const { erasedAt } = tombstone
    if (erasedAt && millisecondsBetween(erasedAt, clock.now()) < UNDER_WAY_MS)
      throw new NotYet('what was under way may still write', UNDER_WAY_MS)
  }
