import { AppError } from '@sibyl/platform/app-error'
import type { ServerSentEvent } from '@sibyl/platform/http/server-sent-events'
import { asAnnounced, type Ended } from './announced-end.ts'
import { endOverdue } from './end-reading.ts'
import { hasEnded, type Reading } from './reading.ts'
import { failureOf, shownIn, tokensLeft } from './shown-reading.ts'
import { type FollowPorts, look, untilEnded } from './until-ended.ts'

const AT_ONCE = 'now'

const closing = async (ports: FollowPorts, saved: Ended, cursor: string): Promise<ServerSentEvent> => {
  const ended = hasEnded(saved.reading) ? saved : { reading: await endOverdue(ports, saved.reading) }
  const { reading } = ended
  if (reading.status === 'done') return { id: `${cursor}.done`, event: 'done', data: await shownIn(ports, ended) }
  const { code, message } = failureOf(reading)
  return {
    id: `${cursor}.failed`,
    event: 'failed',
    data: { code, message, why: reading.failure, userTokensRemaining: await tokensLeft(ports, ended) },
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
  if (lastEventId === undefined) yield { id: AT_ONCE, event, data: await shownIn(ports, { reading }) }
  let saved: Ended | undefined
  if (!hasEnded(reading)) {
    const { signal, stop } = untilEnded(ports, reading, caller)
    let begun = false
    try {
      // Only the store decides whether a reading has ended: an `ended` without the stored text counts only if the store confirms it.
      while (!signal.aborted) {
        for await (const step of ports.progress.follow(reading._id, cursor === AT_ONCE ? undefined : cursor, signal)) {
          cursor = step.id
          if (step.kind === 'started' && (begun || lastEventId !== undefined)) {
            yield { id: step.id, event, data: await shownIn(ports, { reading }) }
          }
          if (step.kind === 'started') begun = true
          if (step.kind === 'text') yield { id: step.id, event: 'delta', data: { text: step.text ?? '' } }
          if (step.kind === 'ended' && step.text !== undefined) saved = asAnnounced(reading, step.text)
        }
        if (saved) break
        const { stored, isOver } = await look(ports, reading._id)
        if (!isOver) continue
        saved = stored && { reading: stored }
        break
      }
    } finally {
      stop()
    }
    if (caller.aborted) return
  }
  const stored = saved?.reading ?? (await ports.readings.get(reading._id))
  if (!stored) throw new AppError('reading_not_found')
  yield await closing(ports, saved ?? { reading: stored }, cursor)
}
