import { EventEmitter, on } from 'node:events'
import { LRUCache } from 'lru-cache'
import type { Progress, Step } from './progress.ts'

const MAX_TOPICS = 5000
const KEPT_MS = 10 * 60 * 1000

/** Progress within this process; a topic is kept for ten minutes. */
export const createMemoryProgress = (): Progress => {
  const topics = new LRUCache<string, Step[]>({ max: MAX_TOPICS, ttl: KEPT_MS, updateAgeOnGet: true })
  const emitter = new EventEmitter().setMaxListeners(0)

  const stepsOf = (topic: string): Step[] => {
    const known = topics.get(topic)
    if (known) return known
    const steps: Step[] = []
    topics.set(topic, steps)
    return steps
  }

  return {
    async append(topic, step) {
      const steps = stepsOf(topic)
      steps.push({ ...step, id: steps.length + 1 })
      emitter.emit(topic)
    },
    async *follow(topic, afterId, signal) {
      const steps = stepsOf(topic)
      let seen = afterId
      const news = on(emitter, topic, { signal })
      try {
        while (true) {
          for (const step of steps.slice(seen)) {
            seen = step.id
            yield step
            if (step.kind === 'ended') return
          }
          if (steps.length > seen) continue
          await news.next()
        }
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        await news.return?.()
      }
    },
    close: async () => topics.clear(),
  }
}
