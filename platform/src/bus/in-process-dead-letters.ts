import type { Event } from '@sibyl/contracts/events/envelope'
import type { SetAside } from './bus.ts'
import type { DeadLetter, DeadLetters } from './dead-letters.ts'

type StoredLetter = SetAside & { _id: string; at: string }

/** The stored dead letters of the in-process bus. */
export type LetterStore = {
  /** The dead letters of a queue, or of `unrouted`, the oldest first. */
  list(queue: string): AsyncIterable<StoredLetter>
  remove(id: string): Promise<void>
}

type Options = {
  stored: LetterStore
  /** The retries that each event had. */
  attempts: number
  /** Makes one attempt; resolves with whether the event was handled. */
  handle: (queue: string, event: Event) => Promise<boolean>
}

/** The dead letters of the in-process bus. A replay is one attempt, after which a letter is gone or stays. */
export const inProcessDeadLetters = ({ stored, attempts, handle }: Options): DeadLetters => {
  const letters = async function* (queue: string): AsyncGenerator<DeadLetter & { _id: string; event: Event }> {
    for await (const { _id, at, event, reason } of stored.list(queue))
      yield { _id, event, id: event.id, type: event.type, at, reason, attempts, body: JSON.stringify(event) }
  }
  const list = async (queue: string, limit: number): Promise<DeadLetter[]> => {
    const listed: DeadLetter[] = []
    for await (const letter of letters(queue)) {
      if (listed.length === limit) break
      listed.push(letter)
    }
    return listed
  }
  return {
    count: async (queue) => (await list(queue, Number.POSITIVE_INFINITY)).length,
    list,
    async replay(queue, chosen) {
      let [replayed, refused] = [0, 0]
      for await (const letter of letters(queue)) {
        if (!chosen(letter)) continue
        const handled = await handle(queue, letter.event)
        if (handled) await stored.remove(letter._id)
        if (handled) replayed += 1
        else refused += 1
      }
      return { replayed, refused }
    },
    async drop(queue, chosen) {
      let dropped = 0
      for await (const letter of letters(queue)) {
        if (!chosen(letter)) continue
        await stored.remove(letter._id)
        dropped += 1
      }
      return dropped
    },
  }
}
