import { LRUCache } from 'lru-cache'
import type { Cache } from './cache.ts'

const MAX_ENTRIES = 10_000

export const createMemoryCache = (): Cache => {
  const entries = new LRUCache<string, string>({ max: MAX_ENTRIES })
  return {
    get: async (key) => entries.get(key),
    set: async (key, value, seconds) => {
      entries.set(key, value, { ttl: seconds * 1000 })
    },
    close: async () => entries.clear(),
  }
}
