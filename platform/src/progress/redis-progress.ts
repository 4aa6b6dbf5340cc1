import { EventEmitter, on } from 'node:events'
import { LRUCache } from 'lru-cache'
import type { Logger } from '../logging/logger.ts'
import type { Redis } from '../redis/connect.ts'
import { doWithoutRedis } from '../redis/do-without.ts'
import { createEndWaiter } from './end-waiter.ts'
import type { Progress, Step } from './progress.ts'
import { createStreamReader, type Entry } from './stream-reader.ts'
import { createStreamWriter } from './stream-writer.ts'

const RETAINED_SECONDS = 10 * 60
// Later callers read the outcome from the store.
const RETAINED_AFTER_END_SECONDS = 60
// Several times the length of the longest reading: a cap on a runaway worker, not a window.
const MAX_STEPS = 5000
// Extends the expiry of a stream this often, not on each step.
const RENEW_EXPIRY_MS = 60 * 1000
const MOST_REMEMBERED = 10_000

type Options = {
  redis: Redis
  /** A dedicated connection, closed with the progress. */
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

/** The steps after a cursor; all of them if the cursor is unknown. */
const behind = (cursor: string | undefined, steps: readonly Step[]): readonly Step[] =>
  steps.slice(steps.findIndex(({ id }) => id === cursor) + 1)

/**
 * Progress over Redis: a capped stream per topic, which expires nine to ten minutes after its last step or one minute after its end, and one
 * for the ends of all topics. All followers of a process share one connection. While Redis is unreachable steps are lost and followers see none.
 */
export const createRedisProgress = ({ redis, blocking, logger, namespace }: Options): Progress => {
  const orElse = doWithoutRedis('progress', logger)
  const reader = createStreamReader({ redis, blocking, logger, namespace })
  const write = createStreamWriter(redis)
  const closing = new AbortController()
  const streamOf = (topic: string): string => `${namespace}:progress:${topic}`
  const ends = `${namespace}:ends`
  const waitForEnd = createEndWaiter((take) => reader.read(ends, take))
  const expirySetLately = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: RENEW_EXPIRY_MS })

  return {
    append(topic, { kind, text }) {
      const added = [[streamOf(topic), 'kind', kind, ...(text === undefined ? [] : ['text', text])]]
      if (kind === 'ended') added.push([ends, 'topic', topic])
      return orElse(
        async () => {
          await write((commands) => {
            for (const [stream = '', ...fields] of added) {
              commands.xadd(stream, 'MAXLEN', '~', MAX_STEPS, '*', ...fields)
              if (!expirySetLately.has(stream)) commands.expire(stream, RETAINED_SECONDS)
            }
            if (kind === 'ended') commands.expire(streamOf(topic), RETAINED_AFTER_END_SECONDS)
          })
          for (const [stream = ''] of added) expirySetLately.set(stream, true)
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
      // A follower that leaves between two steps needs no notice.
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
      if (signal.aborted) return undefined
      await waitForEnd(topic, signal)
      if (signal.aborted) return undefined
      return orElse(
        async () => {
          const [last] = await redis.xrevrange(streamOf(topic), '+', '-', 'COUNT', 1)
          const step = last && toStep(last)
          return step?.kind === 'ended' ? step.text : undefined
        },
        () => undefined,
      )
    },
    forget: (topic) =>
      orElse(
        // Trimmed, not deleted: the empty stream keeps its expiry, which a running writer assumes to be set.
        () => write((commands) => void commands.xtrim(streamOf(topic), 'MAXLEN', 0)),
        () => undefined,
      ),
    async close() {
      closing.abort()
      reader.close()
    },
  }
}
