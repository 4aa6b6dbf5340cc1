import { AppError } from '@sibyl/platform/app-error'
import { type EventOf, NotYet } from '@sibyl/platform/bus/bus'
import { defined } from '@sibyl/platform/defined'
import { newId } from '@sibyl/platform/ids'
import { actFor } from '@sibyl/platform/logging/context'
import type { Progress } from '@sibyl/platform/progress/progress'
import { millisecondsBetween, SECOND } from '@sibyl/platform/time'
import { OracleFailure } from '../oracle/oracle.ts'
import type { Text } from '../oracle/text.ts'
import { crisisMessage, supportNote } from '../safety/help-messages.ts'
import { nothingTyped } from '../safety/screening.ts'
import { announcement } from './announced-end.ts'
import { appendWhileHeld } from './append-while-held.ts'
import { type EndPorts, endUnwritten, settleWallet } from './end-reading.ts'
import { failureWords } from './failure-words.ts'
import { holdReading } from './hold-reading.ts'
import { claim, finish, handBack, hasEnded, heldBy, type Reading } from './reading.ts'
import { type ModelScreenPorts, screenWithModel } from './screen-with-model.ts'
import { type StopPorts, untilHandedBack } from './until-handed-back.ts'
import { sumUsage } from './usage.ts'
import { CrisisDetected, type TextPorts, type Work, type Written, writeText } from './write-text.ts'

export type WritePorts = EndPorts & Omit<TextPorts, 'progress'> & { progress: Progress } & ModelScreenPorts & StopPorts

/** The worker ends the reading this long before the deadline, ahead of the sweeper, because only the worker knows the usage. */
const BEFORE_THE_DEADLINE_MS = SECOND

/** Aborts with a timeout shortly before the reading's deadline. */
const untilDeadline = ({ clock }: WritePorts, { deadline }: Reading) => {
  const over = new AbortController()
  const left = millisecondsBetween(clock.now(), deadline) - BEFORE_THE_DEADLINE_MS
  const timer = setTimeout(() => over.abort(new OracleFailure('timeout')), Math.max(0, left))
  return { over: over.signal, forget: () => clearTimeout(timer) }
}

/** The other worker may be alive or dead. The worker that receives the event after the lease has expired finds out. */
const heldByAnother = ({ clock }: WritePorts, { lease }: Reading): NotYet =>
  new NotYet('another worker is on this reading', lease ? Math.max(0, millisecondsBetween(clock.now(), lease.until)) : 0)

/** @throws AppError not_found if the reading that a follow-up is about was deleted: then the sweeper ends the follow-up */
const withSubject = async ({ readings }: WritePorts, claimed: Reading): Promise<Written> => {
  if (claimed.followUpOf === undefined) return claimed
  const about = await readings.get(claimed.followUpOf)
  if (!about) throw new AppError('not_found')
  return { ...claimed, about }
}

/**
 * Writes a requested reading: claims its lease, streams the text from the oracle, checks it against the facts, stores it and settles the
 * token. If the oracle fails for good, returns the token. If this process stops, hands the reading back and leaves the event on the queue, or
 * finishes it where it is too late to start over.
 * @throws AppError not_found, session_ended if the reading was erased with its reader
 */
export const writeReading =
  (ports: WritePorts) =>
  async ({ data: { readingId } }: EventOf<'reading.requested.v1'>): Promise<void> => {
    const { readings, progress, clock, logger } = ports
    const worker = newId('worker')
    const claimed = await readings.change(readingId, claim(worker, clock.now()))
    actFor(claimed.readerId)
    if (hasEnded(claimed)) return void (await settleWallet(ports, claimed))
    if (claimed.lease?.worker !== worker) throw heldByAnother(ports, claimed)

    const reading = await withSubject(ports, claimed)
    const { lost, latestVersion, release } = holdReading(ports, claimed, worker)
    const { over, forget } = untilDeadline(ports, claimed)
    const { stopped, forget: forgetStop } = untilHandedBack(ports, claimed)
    const stop = AbortSignal.any([stopped, lost])
    const usage = sumUsage()
    let said: string | undefined
    const work: Work = { reading, signal: AbortSignal.any([stop, over]), onUsage: usage.onUsage }

    const save = async (text: Text): Promise<Reading> => {
      const note = supportNote(claimed.screening ?? nothingTyped)
      const saved = await readings.change(readingId, finish(worker, note ? { ...text, note } : text, usage.total()), latestVersion())
      const wallet = await settleWallet(ports, saved)
      if (saved.status === 'done') said = announcement(saved, wallet, clock.now())
      return saved
    }
    const endForCrisis = (): Promise<Reading> =>
      endUnwritten(ports, claimed, heldBy(worker), crisisMessage(claimed.screening ?? nothingTyped), {
        code: 'safety',
        usage: usage.total(),
      })
    const write = async (): Promise<Reading> =>
      (await screenWithModel(ports, claimed, work.signal))
        ? endForCrisis()
        : save(await writeText({ ...ports, progress: appendWhileHeld(ports, latestVersion, worker) }, work))
    const failed = async (error: unknown): Promise<Reading> => {
      if (stop.aborted) {
        await readings.change(readingId, handBack(worker, usage.total()), latestVersion())
        throw error
      }
      if (error instanceof CrisisDetected) return endForCrisis()
      if (!(error instanceof OracleFailure)) throw error
      return endUnwritten(ports, claimed, heldBy(worker), failureWords[error.reason], { usage: usage.total() })
    }

    try {
      const outcome = await write().catch(failed)
      // A worker that was paused has lost its lease, and its text is discarded.
      if (!hasEnded(outcome)) throw heldByAnother(ports, outcome)
      const { methodId: method, status, usage: used } = outcome
      logger.info({ readingId, method, status, ...used }, 'a reading has ended')
    } finally {
      forget()
      forgetStop()
      release()
    }
    await progress.append(readingId, { kind: 'ended', ...defined({ text: said }) })
  }
