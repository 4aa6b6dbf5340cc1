import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import { BLOCK_MS, type Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'

/** An entry of a Redis stream: its id, then names and values in turn. */
export type Entry = [id: string, fields: string[]]

export type StreamReader = {
  /** Delivers all entries of a stream in order, each once, as they come. The return value stops it. */
  read(stream: string, take: (entries: readonly Entry[]) => void): () => void
  close(): void
}

type Options = { redis: Redis; blocking: Redis; logger: Logger; namespace: string }

/** `named`: the read under way, or one before it, named the stream. */
type Reading = { stream: string; position: string; named: boolean; take: (entries: readonly Entry[]) => void }

const BEGINNING = '0-0'
const AGAIN_MS = 100
const WAKE_TTL_MS = 4 * BLOCK_MS
/** A new stream waits this long for a read that names it anyway before it interrupts the current one. */
const WAKE_AFTER_MS = 20
// A read names every stream, so its cost grows with their number; with more streams the reader gathers entries for longer between reads.
const GATHER_MS_A_STREAM = 0.2
const LONGEST_GATHER_MS = 20

const isAfter = (id: string, other: string): boolean => {
  const [time = 0, count = 0] = id.split('-').map(Number)
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number)
  return time > otherTime || (time === otherTime && count > otherCount)
}

/**
 * Reads any number of streams over one blocking connection, each from the earliest position of its followers. To add a stream, a write to a
 * wake stream over the other connection interrupts the blocking read.
 */
export const createStreamReader = ({ redis, blocking, logger, namespace }: Options): StreamReader => {
  const orElse = doWithoutRedis('following progress', logger)
  const readings = new Set<Reading>()
  const wakeStream = `${namespace}:wake:${newId('reader')}`
  let wakePosition = BEGINNING
  let wakeable = false
  let waking: NodeJS.Timeout | undefined
  let running = false
  let closed = false

  const wake = (): void => {
    waking = undefined
    if (!wakeable || [...readings].every(({ named }) => named)) return
    wakeable = false
    // If it fails, the new stream waits for the current blocking read to time out.
    redis
      .pipeline()
      .xadd(wakeStream, 'MAXLEN', 1, '*', 'woken', '')
      .pexpire(wakeStream, WAKE_TTL_MS)
      .exec()
      .catch(() => undefined)
  }

  const readOnce = async (): Promise<void> => {
    const served = Map.groupBy(readings, ({ stream }) => stream)
    for (const reading of readings) reading.named = true
    const earliest = [...served.values()].map((same) =>
      same.map(({ position }) => position).reduce((one, other) => (isAfter(one, other) ? other : one)),
    )
    wakeable = true
    const answer = await blocking.xread('BLOCK', BLOCK_MS, 'STREAMS', wakeStream, ...served.keys(), wakePosition, ...earliest)
    wakeable = false
    for (const [stream, entries] of answer ?? []) {
      const last = entries.at(-1)?.[0] ?? BEGINNING
      if (stream === wakeStream) wakePosition = last
      for (const reading of served.get(stream) ?? []) {
        const fresh = entries.filter(([id]) => isAfter(id, reading.position))
        if (fresh.length === 0) continue
        reading.position = last
        reading.take(fresh)
      }
    }
  }

  const gather = async (): Promise<void> => {
    const ms = Math.min(LONGEST_GATHER_MS, GATHER_MS_A_STREAM * readings.size)
    if (ms >= 1) await pause(ms)
  }

  const run = async (): Promise<void> => {
    running = true
    while (readings.size > 0 && !closed) {
      await orElse(
        () =>
          readOnce()
            .then(gather)
            .catch((error: unknown) => {
              if (!closed) throw error
            }),
        () => pause(AGAIN_MS),
      )
    }
    running = false
  }

  return {
    read(stream, take) {
      const reading = { stream, position: BEGINNING, named: false, take }
      readings.add(reading)
      if (running) waking ??= setTimeout(wake, WAKE_AFTER_MS)
      else void run()
      return () => readings.delete(reading)
    },
    close() {
      closed = true
      clearTimeout(waking)
      blocking.disconnect()
    },
  }
}
