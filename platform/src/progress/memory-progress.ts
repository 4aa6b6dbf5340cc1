import { EventEmitter, on } from 'node:events'
import { LRUCache } from 'lru-cache'
import { newId } from '../ids.ts'
import type { Progress, Step } from './progress.ts'

const MAX_TOPICS = 5000
const KEPT_MS = 10 * 60 * 1000

type Topic = { epoch: string; steps: Step[] }

/** Progress within this process; a topic is kept for ten minutes after its last step. */
export const createMemoryProgress = (): Progress => {
  const topics = new LRUCache<string, Topic>({ max: MAX_TOPICS, ttl: KEPT_MS, updateAgeOnGet: true })
  const emitter = new EventEmitter().setMaxListeners(0)

  const topicOf = (name: string): Topic => {
    const known = topics.get(name)
    if (known) return known
    // The epoch makes a cursor from before a restart unknown, instead of pointing at some other step.
    const topic: Topic = { epoch: newId('epoch'), steps: [] }
    topics.set(name, topic)
    return topic
  }

  const positionBehind = ({ epoch, steps }: Topic, cursor: string | undefined): number => {
    const [from, count] = cursor?.split('.') ?? []
    return from === epoch ? Math.min(Number(count) || 0, steps.length) : 0
  }

  return {
    async append(name, step) {
      const { epoch, steps } = topicOf(name)
      steps.push({ ...step, id: `${epoch}.${steps.length + 1}` })
      emitter.emit(name)
    },
    async *follow(name, after, signal) {
      const topic = topicOf(name)
      let position = positionBehind(topic, after)
      if (signal.aborted) return
      const news = on(emitter, name, { signal })
      try {
        while (true) {
          for (const step of topic.steps.slice(position)) {
            position += 1
            yield step
            if (step.kind === 'ended') return
          }
          if (topic.steps.length === position) await news.next()
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
