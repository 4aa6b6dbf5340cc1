import { inStep } from '@sibyl/platform/in-step'
import type { Progress } from '@sibyl/platform/progress/progress'
import { millisecondsBetween, SECOND } from '@sibyl/platform/time'
import type { EndPorts } from './end-reading.ts'
import { hasEnded, overdueAt, type Reading } from './reading.ts'

export type FollowPorts = EndPorts & { progress: Progress }

// A poll is only a fallback for lost progress. The readings that all callers of this process wait for are read together.
const eachPoll = inStep(6 * SECOND)
/** Few readings end earlier, and each poll reads the whole document. */
const NOT_POLLED_BEFORE_MS = 12 * SECOND

/** The stored reading, and whether there is nothing to wait for: it has ended, was erased, or has passed its deadline. */
export const look = async ({ readings, clock }: FollowPorts, id: string) => {
  const stored = await readings.get(id)
  return { stored, isOver: !stored || hasEnded(stored) || overdueAt(clock.now())(stored) }
}

/** Polls the store, and aborts once the reading has ended or passed its deadline, in case the progress events are lost. */
export const untilEnded = (ports: FollowPorts, reading: Reading, caller: AbortSignal) => {
  const ended = new AbortController()
  const poll = async (): Promise<void> => {
    if (millisecondsBetween(reading.createdAt, ports.clock.now()) < NOT_POLLED_BEFORE_MS) return
    if ((await look(ports, reading._id)).isOver) ended.abort()
  }
  // If the database is unreachable, the next poll tries again.
  const stop = eachPoll(() => void poll().catch(() => undefined))
  return { signal: AbortSignal.any([caller, ended.signal]), stop }
}
