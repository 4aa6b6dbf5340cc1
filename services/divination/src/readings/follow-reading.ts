import { once } from 'node:events'
import { AppError } from '@sibyl/platform/app-error'
import type { ServerSentEvent } from '@sibyl/platform/http/server-sent-events'
import type { Progress } from '@sibyl/platform/progress/progress'
import { SECOND } from '@sibyl/platform/time'
import { tokensShown } from '../wallet/wallet.ts'
import { type EndPorts, endOverdue } from './end-reading.ts'
import { followUpsLeft, presentFollowUp } from './follow-ups.ts'
import { presentReading } from './present-reading.ts'
import { hasEnded, overdueAt, type Reading } from './reading.ts'

export type FollowPorts = EndPorts & { progress: Progress }

// A poll is only a fallback for lost progress: most readings end before the second one.
const LOOK_EVERY = 6 * SECOND
const AT_ONCE = 'now'

const tokensLeft = async ({ wallets, clock }: Pick<FollowPorts, 'wallets' | 'clock'>, { readerId }: Reading) => {
  const wallet = await wallets.get(readerId)
  return wallet ? tokensShown(wallet, clock.now()) : 0
}

/** The reading with the reader's remaining tokens. */
export const withTokens = async (ports: FollowPorts, reading: Reading) => ({
  ...presentReading(reading),
  userTokensRemaining: await tokensLeft(ports, reading),
})

/** A follow-up with what its reader has left. */
export const withFollowUpsLeft = async (ports: FollowPorts, followUp: Reading) => ({
  followUp: presentFollowUp(followUp),
  followUpsLeft: await followUpsLeft(ports, followUp),
  userTokensRemaining: await tokensLeft(ports, followUp),
})

const shownIn = async (ports: FollowPorts, reading: Reading) =>
  reading.followUpOf === undefined ? { reading: await withTokens(ports, reading) } : withFollowUpsLeft(ports, reading)

/** The stored reading, and whether there is nothing to wait for: it has ended, was erased, or has passed its deadline. */
const look = async ({ readings, clock }: FollowPorts, id: string) => {
  const stored = await readings.get(id)
  return { stored, isOver: !stored || hasEnded(stored) || overdueAt(clock.now())(stored) }
}

/** Polls the store, and aborts once the reading has ended or passed its deadline, in case the progress events are lost. */
const untilEnded = (ports: FollowPorts, reading: Reading, caller: AbortSignal) => {
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const lookLater = (): void => {
    timer = setTimeout(async () => {
      try {
        if ((await look(ports, reading._id)).isOver) return ended.abort()
      } catch {
        // The database is unreachable; the next poll tries again.
      }
      if (!stopped) lookLater()
    }, LOOK_EVERY)
  }
  lookLater()
  const stop = (): void => {
    stopped = true
    clearTimeout(timer)
  }
  return { signal: AbortSignal.any([caller, ended.signal]), stop }
}

/** A crisis found late gets the same answer as one found at once. */
const failureOf = ({ failure, failureCode }: Reading, extra: Record<string, unknown> = {}): AppError =>
  failureCode === 'safety' && failure !== undefined
    ? new AppError('safety', { message: failure, extra })
    : new AppError('generation_failed', { extra })

const closing = async (ports: FollowPorts, saved: Reading | undefined, cursor: string): Promise<ServerSentEvent> => {
  if (!saved) throw new AppError('reading_not_found')
  const reading = hasEnded(saved) ? saved : await endOverdue(ports, saved)
  if (reading.status === 'done') return { id: `${cursor}.done`, event: 'done', data: await shownIn(ports, reading) }
  const { code, message } = failureOf(reading)
  return {
    id: `${cursor}.failed`,
    event: 'failed',
    data: { code, message, why: reading.failure, userTokensRemaining: await tokensLeft(ports, reading) },
  }
}

/**
 * Streams a reading: `reading` with its facts first (and again whenever the text restarts), `delta` for each piece of text, then `done` or
 * `failed`; for a follow-up the first is `follow-up`. Resumes after `lastEventId` if that is still known, otherwise starts over.
 */
export async function* followReading(
  ports: FollowPorts,
  reading: Reading,
  lastEventId: string | undefined,
  caller: AbortSignal,
): AsyncIterable<ServerSentEvent> {
  let cursor = lastEventId ?? AT_ONCE
  const event = reading.followUpOf === undefined ? 'reading' : 'follow-up'
  if (lastEventId === undefined) yield { id: AT_ONCE, event, data: await shownIn(ports, reading) }
  let saved: Reading | undefined
  if (!hasEnded(reading)) {
    const { signal, stop } = untilEnded(ports, reading, caller)
    let begun = false
    try {
      // Only the store decides whether a reading has ended: an `ended` that the store does not confirm is ignored.
      while (!signal.aborted) {
        for await (const step of ports.progress.follow(reading._id, cursor === AT_ONCE ? undefined : cursor, signal)) {
          cursor = step.id
          if (step.kind === 'started' && (begun || lastEventId !== undefined)) {
            yield { id: step.id, event, data: await shownIn(ports, reading) }
          }
          if (step.kind === 'started') begun = true
          if (step.kind === 'text') yield { id: step.id, event: 'delta', data: { text: step.text ?? '' } }
        }
        const { stored, isOver } = await look(ports, reading._id)
        saved = stored
        if (isOver) break
        saved = undefined
      }
    } finally {
      stop()
    }
    if (caller.aborted) return
  }
  yield await closing(ports, saved ?? (await ports.readings.get(reading._id)), cursor)
}

/** Waits until a reading has ended, and returns it as stored. @throws AppError generation_failed, safety */
export const awaitEnd = async (ports: FollowPorts, reading: Reading, caller: AbortSignal): Promise<Reading> => {
  let known: Reading | undefined
  if (!hasEnded(reading)) {
    const { signal, stop } = untilEnded(ports, reading, caller)
    try {
      await ports.progress.ended(reading._id, signal)
      const { stored, isOver } = await look(ports, reading._id)
      if (isOver || signal.aborted) known = stored
      else await once(signal, 'abort')
    } finally {
      stop()
    }
  }
  const saved = known ?? (await ports.readings.get(reading._id)) ?? reading
  const ended = hasEnded(saved) || caller.aborted ? saved : await endOverdue(ports, saved)
  if (ended.status === 'failed') {
    throw failureOf(ended, { why: ended.failure, userTokensRemaining: await tokensLeft(ports, ended) })
  }
  return ended
}
