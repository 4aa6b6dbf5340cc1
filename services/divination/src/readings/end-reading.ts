import { AppError } from '@sibyl/platform/app-error'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from '../wallet/change-wallet.ts'
import type { Ledger, Wallets } from '../wallet/collections.ts'
import { isErased, release, releaseKey, settle, type Wallet } from '../wallet/wallet.ts'
import type { Readings } from './collections.ts'
import { dailyCardWithoutModel } from './daily-card-without-model.ts'
import { type Failed, fail, finishWithout, type MayEnd, overdueAt, type Reading } from './reading.ts'

export type EndPorts = { wallets: Wallets; ledger: Ledger; readings: Readings; clock: Clock }

const settled = async (ports: EndPorts, { _id, readerId, paid, status, failure = '' }: Reading): Promise<Wallet | undefined> => {
  if (paid && status === 'done') return ports.wallets.change(readerId, settle(_id))
  if (paid && status === 'failed') return changeWallet(ports, readerId, releaseKey(_id), release(_id, failure, ports.clock.now()))
  return ports.wallets.get(readerId)
}

/**
 * Settles the wallet after a reading has ended: the token stays spent, or is returned with the reason. Safe to repeat. If the reader was
 * erased meanwhile, erases the reading too. Returns the wallet, if there is one.
 * @throws AppError session_ended if the reader was erased
 */
export const settleWallet = async (ports: EndPorts, reading: Reading): Promise<Wallet | undefined> => {
  const wallet = await settled(ports, reading)
  if (!wallet || !isErased(wallet)) return wallet
  await ports.readings.erase(reading._id)
  throw new AppError('session_ended')
}

/**
 * Ends a reading without a text from the model: a daily card gets a text of our own; any other reading fails and returns its token. Leaves
 * a reading open that `mayEnd` refuses.
 */
export const endUnwritten = async (
  ports: EndPorts,
  reading: Reading,
  mayEnd: MayEnd,
  why: string,
  about: Failed = {},
): Promise<Reading> => {
  const text = dailyCardWithoutModel(reading)
  const ended = await ports.readings.change(reading._id, text ? finishWithout(mayEnd, text, about.usage) : fail(mayEnd, why, about))
  await settleWallet(ports, ended)
  return ended
}

/** Ends a reading that has passed its deadline. Leaves any other alone: its worker may be writing it. */
export const endOverdue = (ports: EndPorts, reading: Reading): Promise<Reading> =>
  endUnwritten(ports, reading, overdueAt(ports.clock.now()), 'The oracle did not answer in time.')
