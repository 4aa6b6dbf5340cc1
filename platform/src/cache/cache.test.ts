import { cacheContract } from '../testing/cache-contract.ts'
import { createMemoryCache } from './memory-cache.ts'

cacheContract('memory', async () => createMemoryCache())

describe('the memory cache', () => {
  it('stays bounded however many keys come in', async () => {
    const cache = createMemoryCache()
    await cache.set('first', 'one', 60)
    for (let key = 0; key < 10_000; key += 1) await cache.set(`k${key}`, 'x', 60)
    expect(await cache.get('first')).toBeUndefined()
    expect(await cache.get('k9999')).toBe('x')
  })
})
