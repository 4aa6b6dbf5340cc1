import { startTestGateway } from '@sibyl/gateway/testing/gateway-under-test'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import { createLogger } from '@sibyl/platform/logging/logger'
import { openRedis } from '@sibyl/platform/redis/open-redis'

/**
 * The gateway as in production in front of one service: it counts, measures and logs each request. Counts in Redis if given its address,
 * else in its own memory. Answers a message with its port.
 */
const [upstream = '', redisUrl] = process.argv.slice(2)
const logger = createLogger('gateway', 'info')
const environment = { LIMIT_GENERAL: '1000000000/60' }
const redis = redisUrl ? await openRedis({ url: redisUrl, limits: configuredLimits(environment), logger }) : undefined
const gateway = await startTestGateway(upstream, environment, { logger, ...(redis && { limiter: redis.limiter }) })
process.on('message', () => process.send?.({ port: gateway.port }))
process.on('SIGTERM', () => process.exit(0))
