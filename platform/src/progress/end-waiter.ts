import { LRUCache } from 'lru-cache'
import type { Entry } from './stream-reader.ts'

const MOST_REMEMBERED = 5000

/**
 * Waits for the ends of topics, which arrive as entries of one stream. A waiting caller costs nothing until its topic ends; if the topic
 * has ended already, the call resolves at once. Follows the stream from the first call on.
 */
export const createEndWaiter = (follow: (take: (entries: readonly Entry[]) => void) => void) => {
  const ended = new LRUCache<string, true>({ max: MOST_REMEMBERED })
  const waiting = new Map<string, Set<() => void>>()
  let following = false

  const take = (entries: readonly Entry[]): void => {
    for (const [, [, topic = '']] of entries) {
      ended.set(topic, true)
      for (const resolve of waiting.get(topic) ?? []) resolve()
    }
  }

  return async (topic: string, signal: AbortSignal): Promise<void> => {
    if (!following) follow(take)
    following = true
    if (ended.has(topic)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const done = (): void => resolve()
    const callers = waiting.get(topic) ?? new Set()
    waiting.set(topic, callers.add(done))
    signal.addEventListener('abort', done, { once: true })
    await promise
    signal.removeEventListener('abort', done)
    callers.delete(done)
    if (callers.size === 0) waiting.delete(topic)
  }
}
