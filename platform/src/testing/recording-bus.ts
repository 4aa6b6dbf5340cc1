import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventBus } from '../bus/bus.ts'
import { collector } from './bus-contract.ts'

/** A bus that records what the relay publishes, and accepts or refuses it as the test says. */
export const recordingBus = (take: (event: Event) => Promise<'published' | 'unrouted'> = async () => 'published') => {
  const published = collector<string>()
  const bus: EventBus = {
    async publish(event) {
      const outcome = await take(event)
      published.add(event.type === 'user.verified.v1' ? event.data.userId : event.type)
      return outcome
    },
    subscribe: () => Promise.reject(new Error('nobody listens here')),
    deadLetters: () => Promise.reject(new Error('nothing is set aside here')),
    forget: async () => undefined,
    close: async () => undefined,
  }
  return { bus, ...published }
}
