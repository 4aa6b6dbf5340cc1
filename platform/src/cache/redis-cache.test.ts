import { createLogger } from '../logging/logger.ts'
import { closeRedis, connectRedis } from '../redis/connect.ts'
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
  })

  it('answers all gets of one turn with one command', async () => {
    const { cache } = await open()
    const redis = await connectRedis({ url: server().url, logger: createLogger('test', 'error') })
    await cache.set('b', 'two', 60)
    const reads = async (): Promise<number> => Number(/cmdstat_mget:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0)
    const before = await reads()
    expect(await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key)))).toEqual([undefined, 'two', undefined])
    expect((await reads()) - before).toBe(1)
    await closeRedis(redis)
  })
})
