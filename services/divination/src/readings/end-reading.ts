import type { Clock } from '@sibyl/platform/time'
import { dailyCardWithoutModel } from '../methods/daily-card/text-without-model.ts'
import { changeWallet } from '../wallet/change-wallet.ts'
import type { Ledger, Wallets } from '../wallet/collections.ts'
import { release, releaseKey, settle } from '../wallet/wallet.ts'
import type { Readings } from './collections.ts'
import { fail, finishWithout, type Reading } from './reading.ts'

export type EndPorts = { wallets: Wallets; ledger: Ledger; readings: Readings; clock: Clock }

/** Lets the wallet follow a reading that has ended: its token stays spent, or comes back with the reason. Done twice, it counts once. */
export const squareWallet = async (ports: EndPorts, reading: Reading): Promise<void> => {
  if (!reading.paid) return
  if (reading.status === 'done') await ports.wallets.change(reading.readerId, settle(reading._id))
  if (reading.status === 'failed') {
    const why = reading.failure ?? ''
    await changeWallet(ports, reading.readerId, releaseKey(reading._id), release(reading._id, why, ports.clock.now()))
  }
}

/** Ends a reading that will not be written: a daily card gets words of our own, anything else fails and is given back. */
export const endUnwritten = async (ports: EndPorts, reading: Reading, why: string): Promise<Reading> => {
  const text = dailyCardWithoutModel(reading)
  const ended = await ports.readings.change(reading._id, text ? finishWithout(text) : fail(why))
  await squareWallet(ports, ended)
  return ended
}
