import { readConfig, readTogether } from '@sibyl/platform/config/read-config'
import { installation, redisUrl } from '@sibyl/platform/config/variables'
import { runProcess } from '@sibyl/platform/lifecycle/run-process'
import { withoutCutting } from '@sibyl/platform/lifecycle/stop-in-order'
import { STOP_TIMEOUT_WITH_READINGS_MS } from '@sibyl/platform/lifecycle/stop-timeout'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import { openRedis } from '@sibyl/platform/redis/open-redis'
import { systemClock } from '@sibyl/platform/time'
import { z } from 'zod'
import { readGatewayConfig, readOthers } from './config.ts'
import { startGateway } from './service.ts'

const schema = z.object({ REDIS_URL: redisUrl, NAMESPACE: installation })

await runProcess({
  name: 'gateway',
  stopTimeoutMs: STOP_TIMEOUT_WITH_READINGS_MS,
  read: (environment) =>
    readTogether(
      { config: readGatewayConfig, others: readOthers, redis: (from) => readConfig(schema, from), limits: configuredLimits },
      environment,
    ),
  start: async ({ config, others, redis: at, limits }, { logger, metrics, tracing, graceMs, quietMs }) => {
    const redis = await openRedis({ url: at.REDIS_URL, namespace: at.NAMESPACE, limits, logger })
    const gateway = await startGateway({ ...others, config, limiter: redis.limiter, logger, metrics, tracing, clock: systemClock })
    return {
      port: gateway.port,
      stops: [
        { what: 'requests in hand', stop: () => withoutCutting(gateway.close(graceMs, quietMs)) },
        { what: 'Redis', stop: redis.close },
      ],
    }
  },
})
