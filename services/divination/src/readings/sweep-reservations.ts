import { READING_WAIT_MOST_MS } from '@sibyl/contracts/constants'
import { type Clock, MINUTE, plus } from '@sibyl/platform/time'
import { changeWallet } from '../wallet/change-wallet.ts'
import type { Ledger, Wallets } from '../wallet/collections.ts'
import { release, releaseKey, settle } from '../wallet/wallet.ts'
import type { Readings } from './collections.ts'
import { hasEnded } from './reading.ts'

type Ports = { wallets: Wallets; ledger: Ledger; readings: Readings; clock: Clock }

/** Settles or releases reservations whose reading has ended or was never stored: a process died between two writes. */
export const sweepReservations = (ports: Ports) => async (): Promise<void> => {
  const { wallets, readings, clock } = ports
  const longAgo = plus(clock.now(), -READING_WAIT_MOST_MS - MINUTE)
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
