import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '@sibyl/platform/store/store'
import { writingOf } from '../../../services/divination/src/methods/writings.ts'
import { checkText } from '../../../services/divination/src/oracle/check-text.ts'
import { readingCollection } from '../../../services/divination/src/readings/collections.ts'
import type { Reading } from '../../../services/divination/src/readings/reading.ts'
import { ledgerCollection, walletCollection } from '../../../services/divination/src/wallet/collections.ts'
import { TOKENS_EACH } from './many-readings.ts'

/** The totals of divination's books, and every inconsistency in them. */
export type Books = { done: number; failed: number; tokensLeft: number; faults: string[] }

const ALL = { limit: 10_000 }
const BETWEEN_MS = 200

const textFault = ({ _id, methodId, title, content, facts }: Reading): string[] => {
  try {
    checkText(`# ${title}\n\n${content}`, facts, writingOf(methodId), '')
    return []
  } catch (error) {
    return [`${_id} (${methodId}) holds a text that does not pass: ${String((error as Error).cause ?? error)}`]
  }
}

const readingFault = (reading: Reading): string[] => {
  const { _id, status, content, open, lease } = reading
  if (open || lease) return [`${_id} is still open (${status})`]
  if (status === 'done') return textFault(reading)
  return status === 'failed' && content === '' ? [] : [`${_id} ended as ${status} with ${content.length} letters`]
}

/** Audits all wallets, ledgers and readings of readers who began with three tokens. */
const auditBooks = async (store: Store): Promise<Books> => {
  const [readings, wallets, ledger] = [
    await store.collection(readingCollection),
    await store.collection(walletCollection),
    await store.collection(ledgerCollection),
  ]
  const all = [...(await readings.find('byDeadline', { open: true }, ALL)), ...(await readings.find('byDeadline', { open: false }, ALL))]
  const done = all.filter(({ status }) => status === 'done')
  const faults = all.flatMap(readingFault)
  let tokensLeft = 0
  for (const [reader, own] of Map.groupBy(all, ({ readerId }) => readerId)) {
    const wallet = await wallets.get(reader)
    const entries = await ledger.find('byReader', { userId: reader }, ALL)
    const spent = own.filter(({ status }) => status === 'done').length
    const failed = own.length - spent
    const balance = wallet?.tokens ?? Number.NaN
    const recorded = entries.reduce((sum, { delta }) => sum + delta, 0)
    tokensLeft += balance
    if (balance !== TOKENS_EACH - spent) faults.push(`${reader} has ${balance} tokens after ${spent} finished readings`)
    if (recorded !== balance) faults.push(`the ledger of ${reader} comes to ${recorded}, the wallet to ${balance}`)
    // The welcome, one entry for each reading, and one more for each that failed.
    if (entries.length !== 1 + own.length + failed)
      faults.push(`the ledger of ${reader} has ${entries.length} entries for ${own.length} readings`)
    if (wallet?.open.length !== 0 || wallet.openSince) faults.push(`${reader} has ${wallet?.open.length} reservations open`)
  }
  return { done: done.length, failed: all.length - done.length, tokensLeft, faults }
}

/** The books once nothing is in flight: the ledger has received the last events. */
export const settledBooks = async (store: Store, withinMs: number): Promise<Books> => {
  const deadline = performance.now() + withinMs
  for (;;) {
    const books = await auditBooks(store)
    if (books.faults.length === 0 || performance.now() > deadline) return books
    await pause(BETWEEN_MS)
  }
}
