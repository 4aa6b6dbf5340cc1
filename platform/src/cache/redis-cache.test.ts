import { cacheContract } from '../testing/cache-contract.ts'
import { redisForTests } from '../testing/redis-for-tests.ts'
import { describeWithServer, findRedis } from '../testing/servers.ts'

describeWithServer('Redis', await findRedis(), 'the Redis cache', (server) => {
  const open = redisForTests(server)

  cacheContract('Redis', async () => (await open()).cache)

  it('is shared by all processes', async () => {
    const [one, other] = [await open(), await open()]
    await one.cache.set('a', 'one', 60)
    expect(await other.cache.get('a')).toBe('one')
    await other.cache.delete('a')
    expect(await one.cache.get('a')).toBeUndefined()
  })
})
