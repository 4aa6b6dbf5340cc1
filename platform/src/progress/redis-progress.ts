import { EventEmitter, on } from 'node:events'
import { LRUCache } from 'lru-cache'
import type { Logger } from '../logging/logger.ts'
import type { Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'
import type { Progress, Step } from './progress.ts'
import { createStreamReader, type Entry } from './stream-reader.ts'
import { createStreamWriter } from './stream-writer.ts'

const RETAINED_SECONDS = 10 * 60
// Several times the pieces of the longest reading: a cap on what a worker gone wild can fill, not a window.
const MAX_STEPS = 5000
// The time a stream is kept is set anew this often, not with every step.
const RENEW_EXPIRY_MS = 60 * 1000
const MOST_REMEMBERED = 10_000

type Options = {
  redis: Redis
  /** A connection for this alone; closed with it. */
  blocking: Redis
  logger: Logger
  namespace: string
}

const kinds = ['started', 'text', 'ended'] as const satisfies readonly Step['kind'][]

const toStep = ([id, fields]: Entry): Step => {
  const [, said, , text] = fields
  const kind = kinds.find((known) => known === said)
  if (!kind) throw new Error(`not a step of progress: ${said}`)
  return { id, kind, ...(text === undefined ? {} : { text }) }
}

/** What comes behind a cursor, in all there is; everything, for a cursor that is not there. */
const behind = (cursor: string | undefined, steps: readonly Step[]): readonly Step[] =>
  steps.slice(steps.findIndex(({ id }) => id === cursor) + 1)

/**
 * Progress over Redis: a capped stream for each topic, kept for ten minutes after its last step; all followers of a process share one
 * connection. While Redis is away steps are lost, and followers hear nothing until it is back.
 */
export const createRedisProgress = ({ redis, blocking, logger, namespace }: Options): Progress => {
  const orElse = doWithoutRedis('progress', logger)
  const reader = createStreamReader({ redis, blocking, logger, namespace })
  const write = createStreamWriter(redis)
  const closing = new AbortController()
  const streamOf = (topic: string): string => `${namespace}:progress:${topic}`
  /** A stream with the last step alone, for those who wait for nothing else. */
  const endOf = (topic: string): string => `${streamOf(topic)}:ended`
  const expirySetLately = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: RENEW_EXPIRY_MS })

  return {
    append(topic, { kind, text }) {
      const stream = streamOf(topic)
      const fields = ['kind', kind, ...(text === undefined ? [] : ['text', text])]
      return orElse(
        async () => {
          await write((commands) => {
            commands.xadd(stream, 'MAXLEN', '~', MAX_STEPS, '*', ...fields)
            if (kind === 'ended') commands.xadd(endOf(topic), 'MAXLEN', 1, '*', ...fields).expire(endOf(topic), RETAINED_SECONDS)
            if (kind === 'ended' || !expirySetLately.has(stream)) commands.expire(stream, RETAINED_SECONDS)
          })
          expirySetLately.set(stream, true)
          return true
        },
        () => false,
      )
    },
    async *follow(topic, after, caller) {
      const signal = AbortSignal.any([caller, closing.signal])
      if (signal.aborted) return
      const news = new EventEmitter()
      const arrivals = on(news, 'entries', { signal }) as AsyncIterableIterator<[readonly Entry[]]>
      const leave = reader.read(streamOf(topic), (entries) => news.emit('entries', entries))
      // A follower that is between two steps when it leaves is not heard of again.
      signal.addEventListener('abort', leave, { once: true })
      let cursor = after
      try {
        for await (const [entries] of arrivals) {
          for (const step of behind(cursor, entries.map(toStep))) {
            yield step
            if (step.kind === 'ended') return
          }
          cursor = undefined
        }
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        leave()
      }
    },
    async ended(topic, caller) {
      const signal = AbortSignal.any([caller, closing.signal])
      if (signal.aborted) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const leave = reader.read(endOf(topic), () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
      await promise
      leave()
    },
    forget: (topic) =>
      orElse(
        // Emptied, not deleted: the empty stream keeps its time to live, which a writer that is still at it takes for set.
        () => write((commands) => void commands.xtrim(streamOf(topic), 'MAXLEN', 0).xtrim(endOf(topic), 'MAXLEN', 0)),
        () => undefined,
      ),
    async close() {
      closing.abort()
      reader.close()
    },
  }
}
