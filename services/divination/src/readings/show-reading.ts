import type { getReading } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import { type Ledger, ledgerId, type Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'
import { releaseKey, reserveKey } from '../wallet/wallet.ts'
import type { Readings } from './collections.ts'
import { showFollowUps } from './follow-ups.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'

export type OwnPorts = { readings: Readings; wallets: Wallets; ledger: Ledger }

/** Whether the reader's ledger shows that a missing reading was theirs: then they deleted it. */
const hasDeleted = async ({ wallets, ledger }: OwnPorts, id: string, readerId: string): Promise<boolean> => {
  const wallet = await wallets.get(readerId)
  if (wallet?.open.some(({ readingId }) => readingId === id)) return false
  const [taken, returned] = await Promise.all([reserveKey(id), releaseKey(id)].map((key) => ledger.get(ledgerId(readerId, key))))
  return taken !== undefined && returned === undefined
}

/**
 * Returns one of the caller's own readings, a follow-up only on request.
 * @throws AppError reading_not_found, session_ended if the caller is erased
 */
export const ownReading = async (ports: OwnPorts, id: string, readerId: string, orFollowUp = false): Promise<Reading> => {
  const reading = await ports.readings.get(id)
  if (reading?.readerId === readerId) {
    if (orFollowUp || reading.followUpOf === undefined) return reading
    throw new AppError('reading_not_found')
  }
  await requireNotErased(ports.wallets, readerId)
  throw new AppError('reading_not_found', (await hasDeleted(ports, id, readerId)) ? { message: 'You have deleted this reading.' } : {})
}

export const showReading =
  (ports: OwnPorts & { clock: Clock }) =>
  async ({ params, caller }: Call<typeof getReading>): Promise<Answer<typeof getReading>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    const asked = caller.signedIn && reading.status === 'done' ? await showFollowUps(ports, reading) : {}
    return { success: true, reading: { ...presentReading(reading), ...asked } }
  }
