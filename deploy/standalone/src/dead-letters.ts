import { randomUUID } from 'node:crypto'
import type { DeadLetter } from '@sibyl/platform/bus/bus'
import { collection, type Store, type Versioned } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'

type Kept = Versioned & DeadLetter & { at: string }

const deadLetters = collection<Kept>()({ name: 'dead-letters', indexes: { byQueue: { match: ['queue'], order: { by: 'at' } } } })

/** Keeps what no handler could take, so that a failing subscriber loses nothing. */
export const keepDeadLetters = async (store: Store, clock: Clock) => {
  const kept = await store.collection(deadLetters)
  return async (letter: DeadLetter): Promise<void> => {
    await kept.create({ next: { ...letter, _id: randomUUID(), version: 0, at: clock.now() } })
  }
}
