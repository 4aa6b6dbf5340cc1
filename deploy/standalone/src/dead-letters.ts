import { randomUUID } from 'node:crypto'
import type { DeadLetter } from '@sibyl/platform/bus/bus'
import { inPages } from '@sibyl/platform/store/in-pages'
import { collection, type Store, type Versioned } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'

type Kept = Versioned & DeadLetter & { at: string }

const deadLetters = collection<Kept>()({ name: 'dead-letters', indexes: { byQueue: { match: ['queue'], order: { by: 'at' } } } })

/** Keeps what no handler could take, so that a failing subscriber loses nothing; and forgets of it what names somebody who is erased. */
export const keepDeadLetters = async (store: Store, clock: Clock) => {
  const kept = await store.collection(deadLetters)
  return {
    async deadLetter(letter: DeadLetter): Promise<void> {
      await kept.create({ next: { ...letter, _id: randomUUID(), version: 0, at: clock.now() } })
    },
    async forgetDeadLetters(queue: string, id: string): Promise<void> {
      for await (const { _id, event } of inPages<Kept>((page) => kept.find('byQueue', { queue }, page)))
        if (JSON.stringify(event).includes(id)) await kept.erase(_id)
    },
  }
}
