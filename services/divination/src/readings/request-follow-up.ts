import { AppError, isAppError } from '@sibyl/platform/app-error'
import { defined } from '@sibyl/platform/defined'
import { derivedId, newId } from '@sibyl/platform/ids'
import type { Instant } from '@sibyl/platform/time'
import { crisisMessage } from '../safety/help-messages.ts'
import type { Screening } from '../safety/screening.ts'
import { changeWallet } from '../wallet/change-wallet.ts'
import { emptyWallet, isPremium, reservedFor, reserveFollowUp, reserveKey, type Wallet } from '../wallet/wallet.ts'
import { followUpsOf, leftOf, questionOf, withdraw } from './follow-ups.ts'
import { hasEnded, type Reading, requested } from './reading.ts'
import { type RequestPorts, withinPace } from './request-reading.ts'
import { ownReading } from './show-reading.ts'

export type FollowUpRequest = { readerId: string; readingId: string; question: string; idempotencyKey: string | undefined }

type Ports = Pick<RequestPorts, 'wallets' | 'ledger' | 'readings' | 'clock' | 'limiter' | 'readingWaitMs'>

const finishedReading = async (ports: Ports, { readingId, readerId }: FollowUpRequest): Promise<Reading> => {
  const about = await ownReading(ports, readingId, readerId)
  if (!hasEnded(about)) throw new AppError('conflict', { message: 'This reading is still being written. Please wait until it is done.' })
  if (about.status === 'failed')
    throw new AppError('conflict', { message: 'This reading was not written, so nothing can be asked about it.' })
  return about
}

/**
 * Reserves the follow-up and its token, if it costs one. The wallet is read before the follow-ups are counted and must not have changed
 * since: every follow-up that ends changes it, so that none is missed in the count.
 */
const reserve = async (ports: Ports, { _id: of, methodId, readerId }: Reading, id: string, at: Instant): Promise<Wallet> => {
  for (;;) {
    const wallet = (await ports.wallets.get(readerId)) ?? emptyWallet(readerId)
    const tokens = leftOf(methodId, await followUpsOf(ports.readings, of), isPremium(wallet, at)) > 0 ? 0 : 1
    const decide = reserveFollowUp(id, { of, tokens, asOf: wallet.version }, at)
    try {
      return await changeWallet(ports, readerId, reserveKey(id), decide, wallet)
    } catch (error) {
      if (!isAppError(error, 'conflict')) throw error
    }
  }
}

/** @throws AppError safety before anything is taken */
const screened = async (question: string, { screening: before }: Reading): Promise<Screening> => {
  const { screen } = await import('../safety/screen.ts')
  const screening = screen({ question })
  if (screening.outcome === 'crisis') throw new AppError('safety', { message: crisisMessage(screening) })
  return { ...screening, concerns: [...new Set([...(before?.concerns ?? []), ...screening.concerns])] }
}

/**
 * Accepts a question about a finished reading: screens it, reserves what it costs and queues its answer, which is written as a reading is.
 * Requests with the same idempotency key are one question.
 * @throws AppError reading_not_found, conflict, safety, follow_up_under_way, access_required, rate_limited, idempotency_mismatch
 */
export const requestFollowUp = (ports: Ports) => {
  const { readings, limiter, clock } = ports
  return async (request: FollowUpRequest): Promise<Reading> => {
    const { readerId, readingId, question, idempotencyKey: key } = request
    const id = key === undefined ? newId('rd') : derivedId('rd', 'follow-up', readerId, key)
    const known = await readings.get(id)
    if (known) {
      if (known.followUpOf !== readingId || questionOf(known) !== question) throw new AppError('idempotency_mismatch')
      return known
    }
    const about = await finishedReading(ports, request)
    const screening = await screened(question, about)
    await withinPace(ports, readerId, false)
    const at = clock.now()
    const tokens = reservedFor(id, await reserve(ports, about, id, at)) || undefined
    await limiter.consume('readings', readerId)
    const { methodId, date } = about
    const asked = {
      _id: id,
      readerId,
      methodId,
      followUpOf: readingId,
      formData: { question },
      screening,
      date,
      paid: true,
      ...defined({ tokens }),
      facts: [],
      images: [],
    }
    const followUp = await readings.create(requested(asked, at, ports.readingWaitMs))
    // If the reading was deleted meanwhile, either the deletion has seen this follow-up and removes it, or it is removed here.
    if (await readings.get(readingId)) return followUp
    await withdraw(ports, followUp)
    throw new AppError('reading_not_found', { message: 'You have deleted this reading.' })
  }
}
