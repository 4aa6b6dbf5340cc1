import { once } from 'node:events'
import { endOverdue } from './end-reading.ts'
import { hasEnded, type Reading } from './reading.ts'
import { failureOf, tokensLeft } from './shown-reading.ts'
import { type FollowPorts, look, untilEnded } from './until-ended.ts'

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
