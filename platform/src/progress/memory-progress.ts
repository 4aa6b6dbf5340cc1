import { LRUCache } from 'lru-cache'
import { newId } from '../ids.ts'
import type { Progress, Step } from './progress.ts'

const MAX_TOPICS = 2500
const RETAINED_MS = 10 * 60 * 1000

type Waiting = Set<() => void>

/**
 * `forgotten` steps were dropped before those in `steps`; `forNext` and `forEnd` hold the callers that wait for the next step and for the
 * last.
 */
type Topic = { epoch: string; forgotten: number; steps: Step[]; forNext: Waiting; forEnd: Waiting }

const call = (waiting: Waiting): void => {
  for (const resolve of waiting) resolve()
  waiting.clear()
}

/** Progress within this process; a topic expires ten minutes after its last step. */
export const createMemoryProgress = (): Progress => {
  const topics = new LRUCache<string, Topic>({ max: MAX_TOPICS, ttl: RETAINED_MS, updateAgeOnGet: true })

  const topicOf = (name: string): Topic => {
    const known = topics.get(name)
    if (known) return known
    // The epoch invalidates cursors from before a restart, which would otherwise point at other steps.
    const topic: Topic = { epoch: newId('epoch'), forgotten: 0, steps: [], forNext: new Set(), forEnd: new Set() }
    topics.set(name, topic)
    return topic
  }

  const positionBehind = ({ epoch, forgotten, steps }: Topic, cursor: string | undefined): number => {
    const [from, count] = cursor?.split('.') ?? []
    return from === epoch ? Math.min(Number(count) || 0, forgotten + steps.length) : 0
  }

  return {
    async append(name, step) {
      const { epoch, forgotten, steps, forNext, forEnd } = topicOf(name)
      steps.push({ ...step, id: `${epoch}.${forgotten + steps.length + 1}` })
      call(forNext)
      if (step.kind === 'ended') call(forEnd)
      return true
    },
    async *follow(name, after, signal) {
      const topic = topicOf(name)
      let position = positionBehind(topic, after)
      let wake = (): void => undefined
      const left = (): void => wake()
      signal.addEventListener('abort', left)
      try {
        while (!signal.aborted) {
          position = Math.max(position, topic.forgotten)
          const step = topic.steps[position - topic.forgotten]
          if (step) {
            position += 1
            yield step
            if (step.kind === 'ended') return
          } else {
            await new Promise<void>((resolve) => {
              wake = resolve
              topic.forNext.add(resolve)
            })
            topic.forNext.delete(wake)
          }
        }
      } finally {
        signal.removeEventListener('abort', left)
      }
    },
    async ended(name, signal) {
      const { steps, forEnd } = topicOf(name)
      const end = (): Step | undefined => steps.findLast(({ kind }) => kind === 'ended')
      if (signal.aborted || end()) return end()?.text
      const { promise, resolve } = Promise.withResolvers<void>()
      const done = (): void => resolve()
      forEnd.add(done)
      signal.addEventListener('abort', done)
      await promise
      signal.removeEventListener('abort', done)
      forEnd.delete(done)
      return end()?.text
    },
    async forget(name) {
      const topic = topics.peek(name)
      if (topic) topic.forgotten += topic.steps.splice(0).length
    },
    close: async () => topics.clear(),
  }
}
