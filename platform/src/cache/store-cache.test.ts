import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '../store/sqlite/open.ts'
import { cacheContract } from '../testing/cache-contract.ts'
import { systemClock } from '../time.ts'
import type { Cache } from './cache.ts'
import { createStoreCache } from './store-cache.ts'

const open = (file: string): Promise<Cache> => createStoreCache(openSqliteStore({ file, service: 'cache' }), systemClock)

cacheContract('SQLite', () => open(':memory:'))

describe('a cache in a store', () => {
  it('holds its values for the next process', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cache-'))
    try {
      const before = await open(join(directory, 'cache.db'))
      await before.set('a', 'one', 60)
      await before.close()
      const after = await open(join(directory, 'cache.db'))
      expect(await after.get('a')).toBe('one')
      await after.close()
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
