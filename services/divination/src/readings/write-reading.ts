import { AppError } from '@sibyl/platform/app-error'
import { type EventOf, NotYet } from '@sibyl/platform/bus/bus'
import type { Cache } from '@sibyl/platform/cache/cache'
import { newId } from '@sibyl/platform/ids'
import { actFor } from '@sibyl/platform/logging/context'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Progress } from '@sibyl/platform/progress/progress'
import { DAY, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import { writingOf } from '../methods/engines.ts'
import { checkText } from '../oracle/check-text.ts'
import { INSTRUCTIONS_VERSION } from '../oracle/instructions.ts'
import { failureWords, type Oracle, OracleFailure, type OracleRequest } from '../oracle/oracle.ts'
import type { WatchModel } from '../oracle/watch-model.ts'
import { screen } from '../safety/screen.ts'
import { type EndPorts, endUnwritten, squareWallet } from './end-reading.ts'
import { passTextOn } from './pass-text-on.ts'
import { claim, finish, handBack, hasEnded, LEASE_MS, type Reading, renewLease, type Text } from './reading.ts'

export type WritePorts = EndPorts & {
  oracle: Oracle
  watchModel: WatchModel
  progress: Progress
  cache: Cache
  logger: Logger
  /** Aborts when this process must stop. */
  stopping: AbortSignal
}

const ATTEMPTS = 2
/** Late in the lease, for each renewal is a write, and most readings are done by then; what fails is tried again before it is over. */
const RENEW_MS = 0.7 * LEASE_MS
const RENEW_AGAIN_MS = 0.1 * LEASE_MS

const oracleRequest = ({ methodId, timeframe, date, formData, facts }: Reading): OracleRequest => ({
  task: 'reading',
  method: methodId,
  ...(timeframe === undefined ? {} : { timeframe }),
  date,
  reader: formData,
  concerns: screen(formData).concerns,
  facts,
})

const fallbackTitle = ({ facts }: Reading): string => facts[0]?.label ?? 'A reading'

/** A daily card's words depend on card and date alone, so readers who drew the same card share them. */
const cacheKey = ({ methodId, date, facts }: Reading): string | undefined => {
  const data = facts[0]?.data
  return methodId === 'daily-card' && data ? `daily-card:${date}:${data.card}:${data.reversed}` : undefined
}

/**
 * Keeps the lease while the work goes on; the signal aborts if another worker has taken over or the reading was ended. `latest` is the
 * reading as it was written last.
 */
const holdLease = ({ readings, clock }: WritePorts, claimed: Reading, worker: string) => {
  const lost = new AbortController()
  let latest = claimed
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const renewAfter = (ms: number): void => {
    if (!stopped) timer = setTimeout(renew, ms)
  }
  const renew = async (): Promise<void> => {
    try {
      latest = await readings.change(claimed._id, renewLease(worker, clock.now()), latest)
      if (latest.lease?.worker !== worker) return lost.abort(new Error('the lease was lost'))
      renewAfter(RENEW_MS)
    } catch {
      // The database is away for a moment. If it stays away the lease runs out, which is what leases are for.
      renewAfter(RENEW_AGAIN_MS)
    }
  }
  renewAfter(RENEW_MS)
  const letGo = (): void => {
    stopped = true
    clearTimeout(timer)
  }
  return { lost: lost.signal, latest: () => latest, letGo }
}

const writeOnce = async ({ oracle, watchModel, progress }: WritePorts, reading: Reading, signal: AbortSignal): Promise<Text> => {
  await progress.append(reading._id, { kind: 'started' })
  return watchModel(async (call) => {
    const onItsWay = passTextOn(progress, reading._id)
    let markdown = ''
    try {
      for await (const piece of oracle.write(oracleRequest(reading), signal, call.told)) {
        call.heard()
        markdown += piece
        onItsWay.add(piece)
      }
    } finally {
      // Also of a text that broke off: none of it may come behind the beginning of the next.
      await onItsWay.passed()
    }
    const text = checkText(markdown, reading.facts, writingOf(reading.methodId), fallbackTitle(reading))
    return { ...text, instructions: INSTRUCTIONS_VERSION }
  })
}

const isWorthAnotherTry = (failure: unknown): boolean => failure instanceof OracleFailure && failure.reason !== 'timeout'

const writeText = async (ports: WritePorts, reading: Reading, cut: AbortSignal): Promise<Text> => {
  const key = cacheKey(reading)
  const cached = key && (await ports.cache.get(key))
  if (cached) return JSON.parse(cached) as Text
  for (let attempt = 1; ; attempt += 1) {
    try {
      const text = await writeOnce(ports, reading, cut)
      if (key) await ports.cache.set(key, JSON.stringify(text), DAY / SECOND)
      return text
    } catch (error) {
      cut.throwIfAborted()
      ports.logger.warn({ err: error, readingId: reading._id, attempt }, 'the oracle failed')
      if (attempt === ATTEMPTS || !isWorthAnotherTry(error)) throw error
    }
  }
}

const absent = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/**
 * Writes a requested reading: claims it by lease, lets the oracle write, passes the text on as it comes, checks it against the facts,
 * saves it and settles the token. Fails for good: the token comes back. Must stop: hands the reading back and leaves the event.
 */
export const writeReading =
  (ports: WritePorts) =>
  async ({ data: { readingId } }: EventOf<'reading.requested.v1'>): Promise<void> => {
    const { readings, progress, clock, stopping } = ports
    const worker = newId('worker')
    const claimed = await readings.change(readingId, claim(worker, clock.now())).catch(absent)
    if (!claimed) return
    actFor(claimed.readerId)
    if (hasEnded(claimed)) return squareWallet(ports, claimed)
    if (claimed.lease?.worker !== worker) {
      // It may be alive, or have died with its lease running: whoever comes when the lease is over, finds out.
      const leaseLeft = claimed.lease ? millisecondsBetween(clock.now(), claimed.lease.until) : 0
      throw new NotYet('another worker is on this reading', Math.max(0, leaseLeft))
    }

    const { lost, latest, letGo } = holdLease(ports, claimed, worker)
    const cut = AbortSignal.any([stopping, lost])
    try {
      const text = await writeText(ports, claimed, cut)
      const saved = await readings.change(readingId, finish(worker, text), latest())
      await squareWallet(ports, saved)
    } catch (error) {
      if (cut.aborted) {
        await readings.change(readingId, handBack(worker), latest())
        throw error
      }
      if (!(error instanceof OracleFailure)) throw error
      await endUnwritten(ports, claimed, failureWords[error.reason])
    } finally {
      letGo()
    }
    await progress.append(readingId, { kind: 'ended' })
  }
