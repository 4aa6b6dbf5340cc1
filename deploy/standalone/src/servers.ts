import type { Cache } from '@sibyl/platform/cache/cache'
import { createStoreCache } from '@sibyl/platform/cache/store-cache'
import { readConfig } from '@sibyl/platform/config/read-config'
import { amqpUrl, installation, mongodbUri, redisUrl } from '@sibyl/platform/config/variables'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMemoryProgress } from '@sibyl/platform/progress/memory-progress'
import type { Progress } from '@sibyl/platform/progress/progress'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { z } from 'zod'
import { type Buses, openInProcessBuses } from './buses.ts'

const schema = z.object({
  /** Without it every service stores its data in its own SQLite file. */
  MONGODB_URI: mongodbUri.optional(),
  /** Without it events stay in this process. */
  AMQP_URL: amqpUrl.optional(),
  /** Without it limits and progress are held in memory, and the cache in its own store. */
  REDIS_URL: redisUrl.optional(),
  NAMESPACE: installation,
})

/** Cache, limits and progress, which all services of this process share. */
type Shared = { cache: Cache; limiter: Limiter; progress: Progress; close(): Promise<void> }

export type Servers = {
  openShared(): Promise<Shared>
  openBuses(): Promise<Buses>
  /** The database of one service. */
  openStore(service: string): Promise<Store>
}

type Options = { environment: NodeJS.ProcessEnv; directory: string; clock: Clock; logLevel: string }

/**
 * Chooses for each part between a server named by the environment and this process's own. The clients of servers are loaded only where
 * the environment names one. @throws ConfigError
 */
export const chooseServers = ({ environment, directory, clock, logLevel }: Options): Servers => {
  const { MONGODB_URI: uri, AMQP_URL: broker, REDIS_URL: url, NAMESPACE: namespace } = readConfig(schema, environment)
  const limits = configuredLimits(environment)
  const openStore = async (service: string): Promise<Store> => {
    if (!uri) return openSqliteStore({ file: `${directory}/${service}.db`, service, clock })
    const { openMongoStore } = await import('@sibyl/platform/store/mongo/open')
    return openMongoStore({ uri, database: `${namespace}-${service}`, service, clock })
  }
  return {
    async openShared() {
      if (url) {
        const { openRedis } = await import('@sibyl/platform/redis/open-redis')
        return openRedis({ url, namespace, limits, logger: createLogger('redis', logLevel) })
      }
      // Not in memory: a restart would forget which sessions have ended.
      const cache = await createStoreCache(await openStore('cache'), clock)
      return { cache, limiter: createMemoryLimiter(limits), progress: createMemoryProgress(), close: cache.close }
    },
    async openBuses() {
      if (!broker) return openInProcessBuses(await openStore('bus'), clock, logLevel)
      const { openBrokerBuses } = await import('./broker-buses.ts')
      return openBrokerBuses(broker, namespace, logLevel)
    },
    openStore,
  }
}
