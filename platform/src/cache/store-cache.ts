import { collection, type Store, type Versioned } from '../store/store.ts'
import { type Clock, type Instant, plus, SECOND } from '../time.ts'
import type { Cache } from './cache.ts'

type Entry = Versioned & { value: string; expires: Instant }

const entryCollection = collection<Entry>()({
  name: 'entries',
  indexes: {},
  initial: (id) => ({ _id: id, version: 0, value: '', expires: '' }),
  expires: 'expires',
})

/** A cache in a store of its own, where values outlive the process. Closes the store. */
export const createStoreCache = async (store: Store, clock: Clock): Promise<Cache> => {
  const entries = await store.collection(entryCollection)
  return {
    get: async (key) => (await entries.get(key))?.value,
    set: async (key, value, seconds) => {
      await entries.change(key, (entry) => ({ next: { ...entry, value, expires: plus(clock.now(), seconds * SECOND) } }))
    },
    close: () => store.close(),
  }
}
