import type { FollowUp } from '@sibyl/contracts/http/follow-ups'
import type { MethodId } from '@sibyl/contracts/methods'
import { defined } from '@sibyl/platform/defined'
import type { Clock } from '@sibyl/platform/time'
import { changeWallet } from '../wallet/change-wallet.ts'
import type { Ledger, Wallets } from '../wallet/collections.ts'
import { isPremium, release, releaseKey } from '../wallet/wallet.ts'
import type { Readings } from './collections.ts'
import { hasEnded, type Reading } from './reading.ts'

/** How many follow-ups a reading includes; further ones cost a token each. */
const includedIn = (methodId: MethodId, premium: boolean): number => (methodId !== 'daily-card' && premium ? 3 : 1)

const MOST_SHOWN = 1000

/** The follow-ups to a reading, the oldest first. */
export const followUpsOf = (readings: Readings, readingId: string): Promise<Reading[]> =>
  readings.find('byFollowed', { followUpOf: readingId }, { limit: MOST_SHOWN })

/** How many of its included follow-ups a reading has left; a failed one counts as never asked. */
export const leftOf = (methodId: MethodId, followUps: readonly Reading[], premium: boolean): number =>
  Math.max(0, includedIn(methodId, premium) - followUps.filter(({ status }) => status !== 'failed').length)

export const questionOf = ({ formData }: Pick<Reading, 'formData'>): string => String(formData.question)

/** The follow-up as the API returns it. */
export const presentFollowUp = (followUp: Reading): FollowUp => {
  const { _id, content, createdAt, status, note } = followUp
  return { _id, question: questionOf(followUp), content, createdAt, status, ...defined({ note }) }
}

type Ports = { readings: Readings; wallets: Wallets; clock: Clock }

/** Erases a follow-up whose reading was deleted. The token of one without an answer goes back. */
export const withdraw = async (ports: Ports & { ledger: Ledger }, followUp: Reading): Promise<void> => {
  const { _id, readerId } = followUp
  if (!hasEnded(followUp)) {
    const returned = release(_id, 'The reading was deleted.', ports.clock.now())
    await changeWallet(ports, readerId, releaseKey(_id), returned)
  }
  await ports.readings.erase(_id)
}

const isReaderPremium = async ({ wallets, clock }: Ports, readerId: string): Promise<boolean> => {
  const wallet = await wallets.get(readerId)
  return wallet !== undefined && isPremium(wallet, clock.now())
}

/** What stands below a reading, and how many more follow-ups it includes. */
export const showFollowUps = async (ports: Ports, { _id, methodId, readerId }: Reading) => {
  const followUps = await followUpsOf(ports.readings, _id)
  return {
    followUps: followUps.filter(({ status }) => status !== 'failed').map(presentFollowUp),
    followUpsLeft: leftOf(methodId, followUps, await isReaderPremium(ports, readerId)),
  }
}

/** How many more follow-ups are included in the reading that this one is about. */
export const followUpsLeft = async (ports: Ports, { methodId, followUpOf = '', readerId }: Reading): Promise<number> =>
  leftOf(methodId, await followUpsOf(ports.readings, followUpOf), await isReaderPremium(ports, readerId))
