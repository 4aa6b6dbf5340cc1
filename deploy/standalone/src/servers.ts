import type { Cache } from '@sibyl/platform/cache/cache'
import { createMemoryCache } from '@sibyl/platform/cache/memory-cache'
import { readConfig } from '@sibyl/platform/config/read-config'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMemoryProgress } from '@sibyl/platform/progress/memory-progress'
import type { Progress } from '@sibyl/platform/progress/progress'
import { openRedis } from '@sibyl/platform/redis/open-redis'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import { z } from 'zod'

const schema = z.object({
  /** Without it every service keeps its data in an SQLite file of its own. */
  MONGODB_URI: z.url({ protocol: /^mongodb(\+srv)?$/, error: 'must be a mongodb:// address' }).optional(),
  /** Without it cache, limits and progress are kept in memory. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  /** What names of databases and keys begin with, so that installations can share a server. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'must be lower-case letters, digits and hyphens')
    .default('sibyl'),
})

/** Cache, limits and progress, which all services of this process share. */
type Shared = { cache: Cache; limiter: Limiter; progress: Progress; close(): Promise<void> }

export type Servers = {
  openShared(): Promise<Shared>
  /** The database of one service. */
  openStore(service: string): Promise<Store>
}

type Options = { environment: NodeJS.ProcessEnv; directory: string; clock: Clock; logLevel: string }

/** Chooses, for each part alone, between a server the environment names and what this process has of its own. @throws ConfigError */
export const chooseServers = ({ environment, directory, clock, logLevel }: Options): Servers => {
  const { MONGODB_URI: uri, REDIS_URL: url, NAMESPACE: namespace } = readConfig(schema, environment)
  const limits = configuredLimits(environment)
  return {
    openShared: async () =>
      url
        ? openRedis({ url, namespace, limits, logger: createLogger('redis', logLevel) })
        : {
            cache: createMemoryCache(),
            limiter: createMemoryLimiter(limits),
            progress: createMemoryProgress(),
            close: async () => undefined,
          },
    openStore: async (service) =>
      uri
        ? openMongoStore({ uri, database: `${namespace}-${service}`, service, clock })
        : openSqliteStore({ file: `${directory}/${service}.db`, service, clock }),
  }
}
