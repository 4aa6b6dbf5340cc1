import { READING_WAIT_MS } from '@sibyl/contracts/constants'
import { type Clock, MINUTE, plus } from '@sibyl/platform/time'
import type { Readings } from '../readings/collections.ts'
import { hasEnded } from '../readings/reading.ts'
import { changeWallet } from './change-wallet.ts'
import type { Ledger, Wallets } from './collections.ts'
import { release, releaseKey, settle } from './wallet.ts'

type Ports = { wallets: Wallets; ledger: Ledger; readings: Readings; clock: Clock }

/** Closes reservations that no living reading answers for: a process died between taking the token and what should have followed. */
export const sweepReservations = (ports: Ports) => async (): Promise<void> => {
  const { wallets, readings, clock } = ports
  const longAgo = plus(clock.now(), -READING_WAIT_MS - MINUTE)
  for (const wallet of await wallets.find('byOpenSince', {}, { upTo: longAgo })) {
    for (const { readingId } of wallet.open.filter(({ at }) => at <= longAgo)) {
      const reading = await readings.get(readingId)
      if (reading?.status === 'done') await wallets.change(wallet._id, settle(readingId))
      else if (!reading || hasEnded(reading)) {
        const why = reading?.failure ?? 'The reading was never begun.'
        await changeWallet(ports, wallet._id, releaseKey(readingId), release(readingId, why, clock.now()))
      }
    }
  }
}
