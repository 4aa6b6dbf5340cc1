import { randomUUID } from 'node:crypto'
import type { SetAside } from '@sibyl/platform/bus/bus'
import type { LetterStore } from '@sibyl/platform/bus/in-process-dead-letters'
import { inPages } from '@sibyl/platform/store/in-pages'
import { collection, type Store, type Versioned } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'

type StoredLetter = Versioned & SetAside & { at: string }

const deadLetters = collection<StoredLetter>()({ name: 'dead-letters', indexes: { byQueue: { match: ['queue'], order: { by: 'at' } } } })

/** Stores events that no handler could take, so that a failing subscriber loses nothing. */
export const keepDeadLetters = async (
  store: Store,
  clock: Clock,
): Promise<{ deadLetter: (letter: SetAside) => Promise<void>; stored: LetterStore }> => {
  const letters = await store.collection(deadLetters)
  return {
    async deadLetter(letter) {
      await letters.create({ next: { ...letter, _id: randomUUID(), version: 0, at: clock.now() } })
    },
    stored: {
      list: (queue) => inPages<StoredLetter>((page) => letters.find('byQueue', { queue }, page)),
      remove: (id) => letters.erase(id),
    },
  }
}
