import { limits } from '@sibyl/contracts/limits'
import { createLogger } from '../logging/logger.ts'
import { closeRedis, connectRedis, type Redis } from '../redis/connect.ts'
import { limiterContract } from '../testing/limiter-contract.ts'
import { redisForTests } from '../testing/redis-for-tests.ts'
import { describeWithServer, findRedis } from '../testing/servers.ts'

/** The number of reads the server has made from its sockets: one per round trip. */
const reads = async (redis: Redis): Promise<number> => Number(/total_reads_processed:(\d+)/.exec(await redis.info('stats'))?.[1])

describeWithServer('Redis', await findRedis({ toKill: true }), 'the Redis limiter', (server) => {
  const open = redisForTests(server)

  limiterContract('Redis', async (configured) => (await open(configured)).limiter)

  it('counts across processes', async () => {
    const few = { ...limits, general: { points: 10, seconds: 60 } }
    const processes = await Promise.all([open(few), open(few), open(few)])
    const verdicts = await Promise.all(
      processes.flatMap(({ limiter }) => Array.from({ length: 10 }, () => limiter.consume('general', 'a'))),
    )
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10)
    await processes[0]?.limiter.reset('general', 'a')
    expect(await processes[1]?.limiter.peek('general', 'a')).toMatchObject({ allowed: true, remaining: 10 })
  })

  it('makes exactly one round trip per request', async () => {
    const { limiter } = await open()
    await limiter.consume('general', 'a')
    const watch = await connectRedis({ url: server().url, logger: createLogger('test', 'silent') })
    const before = await reads(watch)
    const itself = (await reads(watch)) - before
    for (let asked = 0; asked < 20; asked += 1) await limiter.consume('general', 'a')
    expect((await reads(watch)) - before - 2 * itself).toBe(20)
    await closeRedis(watch)
  })
})
