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

type Reading = { stream: string; position: string; take: (entries: readonly Entry[]) => void }

const BEGINNING = '0-0'
const AGAIN_MS = 100
const WAKE_TTL_MS = 4 * BLOCK_MS
// A read names every stream, so its cost grows with their number; with more streams the reader gathers entries for longer between reads.
const GATHER_MS_A_STREAM = 0.05
const LONGEST_GATHER_MS = 8

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
  let running = false
  let closed = false

  const wake = async (): Promise<void> => {
    if (!wakeable) return
    wakeable = false
    await Promise.all([redis.xadd(wakeStream, 'MAXLEN', 1, '*', 'woken', ''), redis.pexpire(wakeStream, WAKE_TTL_MS)])
  }

  const readOnce = async (): Promise<void> => {
    const served = Map.groupBy(readings, ({ stream }) => stream)
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
      const reading = { stream, position: BEGINNING, take }
      readings.add(reading)
      if (!running) void run()
      // If the wake fails, the new stream waits for the current blocking read to time out.
      else wake().catch(() => undefined)
      return () => readings.delete(reading)
    },
    close() {
      closed = true
      blocking.disconnect()
    },
  }
}
