import { createLogger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { closeRedis, connectRedis } from '../redis/connect.ts'
import { freePort } from '../testing/ports.ts'
import type { Limiter } from './limiter.ts'
import { createMemoryLimiter } from './memory-limiter.ts'
import { meteredLimiter } from './metered-limiter.ts'
import { createRedisLimiter } from './redis-limiter.ts'

const logger = createLogger('test', 'silent')

describe('the metrics of a limiter', () => {
  const decisions = async (limiter: Limiter, work: (counted: Limiter) => Promise<void>): Promise<string[]> => {
    const metrics = createMetrics('test')
    await work(meteredLimiter(limiter, metrics))
    const { values } = await metrics.limits.get()
    return values.map(({ labels, value }) => `${labels.limit} ${labels.outcome} ${labels.counted}: ${value}`)
  }

  it('count what it allows and refuses, and only refusals for checks without counting', async () => {
    const counted = await decisions(createMemoryLimiter(), async (limiter) => {
      await limiter.peek('contact', 'ada')
      for (let time = 0; time < 7; time += 1) await limiter.consume('contact', 'ada')
      await limiter.peek('contact', 'ada')
      await limiter.reset('contact', 'ada')
    })
    expect(counted).toEqual(['contact allowed together: 5', 'contact refused together: 3'])
  })

  it('F11 show when a process counts alone because Redis is away', async () => {
    const redis = await connectRedis({ url: `redis://127.0.0.1:${await freePort()}`, logger })
    const counted = await decisions(createRedisLimiter({ redis, logger, namespace: 'test' }), async (limiter) => {
      for (let time = 0; time < 3; time += 1) await limiter.consume('contact', 'ada')
    })
    await closeRedis(redis)
    expect(counted).toEqual(['contact allowed alone: 2', 'contact refused alone: 1'])
  })
})
