import { AppError } from '@sibyl/platform/app-error'
import type { ServerSentEvent } from '@sibyl/platform/http/server-sent-events'
import { endOverdue } from './end-reading.ts'
import { hasEnded, type Reading } from './reading.ts'
import { failureOf, shownIn, tokensLeft } from './shown-reading.ts'
import { type FollowPorts, look, untilEnded } from './until-ended.ts'

const AT_ONCE = 'now'

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
