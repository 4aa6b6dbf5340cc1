import type { Share as Presented, shareOperations } from '@sibyl/contracts/http/shares'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { type Clock, DAY, plus } from '@sibyl/platform/time'
import { type OwnPorts, ownReading } from '../readings/show-reading.ts'
import type { Share, Shares } from './collections.ts'
import { newShareId, shareToken } from './share-token.ts'
import { shareableIn } from './what-is-shown.ts'

export type SharePorts = OwnPorts & { shares: Shares; dailySecret: string; clock: Clock }
type Operations = typeof shareOperations

/** The address under which the reader reached us: the gateway sets it, and overwrites what a caller sends. */
const addressOf = ({ header }: { header: Call<Operations['getShare']>['header'] }, token: string): string =>
  `${header('x-forwarded-proto') ?? 'http'}://${header('x-forwarded-host') ?? header('host') ?? 'localhost'}/r/${token}`

/** Ends every link to a reading. */
export const endSharesOf = async (shares: Shares, readingId: string): Promise<void> => {
  for (const { _id } of await shares.find('byReading', { readingId })) await shares.erase(_id)
}

const notOffered = { field: 'sentence', message: 'Please choose a sentence of this reading that leaves out what you wrote.' }

/** Makes the link to a sentence, in place of the last one. @throws AppError reading_not_found, conflict, invalid_input */
export const shareReading =
  (ports: SharePorts) =>
  async (call: Call<Operations['shareReading']>): Promise<Answer<Operations['shareReading']>> => {
    const { shares, readings, clock, dailySecret } = ports
    const { sentence, expiresInDays } = call.body
    const reading = await ownReading(ports, call.params.id, call.caller.id)
    if (reading.status !== 'done') throw new AppError('conflict', { message: 'You can share a sentence once this reading is finished.' })
    if (!shareableIn(reading).some(({ text }) => text === sentence)) throw new AppError('invalid_input', { fields: [notOffered] })
    await endSharesOf(shares, reading._id)
    const createdAt = clock.now()
    const expires = expiresInDays === undefined ? {} : { expiresAt: plus(createdAt, expiresInDays * DAY) }
    const { readerId, _id: readingId } = reading
    const share = { _id: newShareId(), version: 0, readerId, readingId, sentence, views: 0, createdAt, ...expires }
    await shares.create({ next: share })
    // The reading may have been deleted meanwhile.
    if (!(await readings.get(readingId))) {
      await shares.erase(share._id)
      throw new AppError('reading_not_found')
    }
    const token = shareToken(dailySecret, share._id)
    return { success: true, url: addressOf(call, token), token }
  }

const present = (share: Share, token: string, url: string): Presented => {
  const { sentence, views, createdAt, expiresAt } = share
  return { url, token, sentence, views, createdAt, ...(expiresAt && { expiresAt }) }
}

/** The link of one of the caller's readings. @throws AppError reading_not_found */
export const showShare =
  (ports: SharePorts) =>
  async (call: Call<Operations['getShare']>): Promise<Answer<Operations['getShare']>> => {
    const reading = await ownReading(ports, call.params.id, call.caller.id)
    const [share] = await ports.shares.find('byReading', { readingId: reading._id }, { limit: 1 })
    if (!share || (share.expiresAt && share.expiresAt <= ports.clock.now())) return { success: true, share: null }
    const token = shareToken(ports.dailySecret, share._id)
    return { success: true, share: present(share, token, addressOf(call, token)) }
  }

/** Withdraws the link of one of the caller's readings. @throws AppError reading_not_found */
export const endShare =
  (ports: SharePorts) =>
  async ({ params, caller }: Call<Operations['endShare']>): Promise<Answer<Operations['endShare']>> => {
    const reading = await ownReading(ports, params.id, caller.id)
    await endSharesOf(ports.shares, reading._id)
    return { success: true }
  }
