import { AppError } from '@sibyl/platform/app-error'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from '../wallet/change-wallet.ts'
import type { Ledger, Wallets } from '../wallet/collections.ts'
import { isErased, release, releaseKey, settle, type Wallet } from '../wallet/wallet.ts'
import type { Readings } from './collections.ts'
import { dailyCardWithoutModel } from './daily-card-without-model.ts'
import { type Failed, fail, finishWithout, type Reading } from './reading.ts'

export type EndPorts = { wallets: Wallets; ledger: Ledger; readings: Readings; clock: Clock }

const settled = async (ports: EndPorts, { _id, readerId, paid, status, failure = '' }: Reading): Promise<Wallet | undefined> => {
  if (paid && status === 'done') return ports.wallets.change(readerId, settle(_id))
  if (paid && status === 'failed') return changeWallet(ports, readerId, releaseKey(_id), release(_id, failure, ports.clock.now()))
  return ports.wallets.get(readerId)
}

/**
 * Lets the wallet follow a reading that has ended: its token stays spent, or comes back with the reason. Done twice, it counts once. Where
 * the reader was erased while it was made, the reading is erased too.
 * @throws AppError session_ended then
 */
export const settleWallet = async (ports: EndPorts, reading: Reading): Promise<void> => {
  const wallet = await settled(ports, reading)
  if (!wallet || !isErased(wallet)) return
  await ports.readings.erase(reading._id)
  throw new AppError('session_ended')
}

/** Ends a reading that will not be written: a daily card gets words of our own, anything else fails and is given back. */
export const endUnwritten = async (ports: EndPorts, reading: Reading, why: string, about: Failed = {}): Promise<Reading> => {
  const text = dailyCardWithoutModel(reading)
  const ended = await ports.readings.change(reading._id, text ? finishWithout(text, about.usage) : fail(why, about))
  await settleWallet(ports, ended)
  return ended
}
