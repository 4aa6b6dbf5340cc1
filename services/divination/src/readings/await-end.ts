import { once } from 'node:events'
import { asAnnounced, type Ended } from './announced-end.ts'
import { endOverdue } from './end-reading.ts'
import { hasEnded, type Reading } from './reading.ts'
import { failureOf, tokensLeft } from './shown-reading.ts'
import { type FollowPorts, look, untilEnded } from './until-ended.ts'

/** Waits for the end that the progress announces or the store shows; undefined if only a later look at the store can tell. */
const heardEnd = async (ports: FollowPorts, reading: Reading, caller: AbortSignal): Promise<Ended | undefined> => {
  const { signal, stop } = untilEnded(ports, reading, caller)
  try {
    const said = await ports.progress.ended(reading._id, signal)
    if (said !== undefined) return asAnnounced(reading, said)
    const { stored, isOver } = await look(ports, reading._id)
    if (isOver || signal.aborted) return stored && { reading: stored }
    await once(signal, 'abort')
    return undefined
  } finally {
    stop()
  }
}

/** Waits until a reading has ended, and returns it as stored. @throws AppError generation_failed, safety */
export const awaitEnd = async (ports: FollowPorts, reading: Reading, caller: AbortSignal): Promise<Ended> => {
  const known = hasEnded(reading) ? { reading } : await heardEnd(ports, reading, caller)
  const saved = known ?? { reading: (await ports.readings.get(reading._id)) ?? reading }
  const ended = hasEnded(saved.reading) || caller.aborted ? saved : { reading: await endOverdue(ports, saved.reading) }
  if (ended.reading.status === 'failed') {
    const { failure: why } = ended.reading
    throw failureOf(ended.reading, { why, userTokensRemaining: await tokensLeft(ports, ended) })
  }
  return ended
}
