import { readGatewayConfig } from '@sibyl/gateway/config'
import { startGateway } from '@sibyl/gateway/service'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { openRedis } from '@sibyl/platform/redis/open-redis'
import { systemClock } from '@sibyl/platform/time'

/**
 * The gateway as in production in front of one service: it counts, measures and logs each request. Counts in Redis if given its address,
 * else in its own memory. Answers a message with its port.
 */
const [upstream = '', redisUrl] = process.argv.slice(2)
const logger = createLogger('gateway', 'info')
const limits = configuredLimits({ LIMIT_GENERAL: '1000000000/60' })
const gateway = await startGateway({
  config: readGatewayConfig({ PORT: '0' }),
  upstreams: { auth: [upstream], divination: [upstream], billing: [upstream], notification: [upstream] },
  limiter: redisUrl ? (await openRedis({ url: redisUrl, limits, logger })).limiter : createMemoryLimiter(limits),
  logger,
  metrics: createMetrics('gateway'),
  clock: systemClock,
  emulated: { model: false, payments: false, mail: false },
})
process.on('message', () => process.send?.({ port: gateway.port }))
process.on('SIGTERM', () => process.exit(0))
