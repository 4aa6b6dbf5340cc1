import { z } from 'zod'
import { contractListeners } from '../bus/listeners.ts'
import { connectRabbitMqBus } from '../bus/rabbitmq/rabbitmq-bus.ts'
import { readConfig, readTogether } from '../config/read-config.ts'
import { amqpUrl, httpUrl, installation, mongodbUri, port, redisUrl } from '../config/variables.ts'
import type { HttpServer } from '../http/server.ts'
import { configuredLimits } from '../limiter/configured-limits.ts'
import { openRedis } from '../redis/open-redis.ts'
import { remoteKeys, sessionVerifier } from '../session/verify-session.ts'
import { openMongoStore } from '../store/mongo/open.ts'
import { systemClock } from '../time.ts'
import { runProcess } from './run-process.ts'
import { type Parts, type Service, startService } from './service.ts'
import { untilThere } from './until-there.ts'
import { openWaitingRoom } from './waiting-room.ts'

type Options<C> = {
  name: string
  /** The port if PORT is unset. */
  port: number
  /** Reads the service's own configuration. @throws ConfigError */
  read: (environment: NodeJS.ProcessEnv) => C
  /** `graceMs`: how long work in hand may take during a stop. */
  build: (parts: Parts, config: C, stop: { graceMs: number }) => Promise<Service>
  /** The time limit of a stop, in milliseconds, where STOP_TIMEOUT_MS is unset. */
  stopTimeoutMs?: number
  /** False for auth, which signs the sessions with its own keys, and for services without readers. */
  needsAuth?: boolean
  /** The service whose database it uses, if not its own; that service scans its outboxes. */
  worksFor?: string
}

const addresses = (defaultPort: number, needsAuth: boolean) =>
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port(defaultPort),
    MONGODB_URI: mongodbUri,
    AMQP_URL: amqpUrl,
    REDIS_URL: redisUrl,
    NAMESPACE: installation,
    /** The address of auth, for the keys that verify readers' sessions. */
    AUTH_URL: needsAuth
      ? httpUrl
      : z
          .string()
          .optional()
          .transform(() => undefined),
  })

/** The address at which this process reaches itself. */
const ownUrl = (host: string, ownPort: number): string => `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${ownPort}`

/** Runs a service as a process of its own over MongoDB, RabbitMQ and Redis; any number of replicas may run. */
export const runService = <C>({
  name,
  port: defaultPort,
  read,
  build,
  needsAuth = true,
  worksFor,
  stopTimeoutMs,
}: Options<C>): Promise<void> =>
  runProcess({
    name,
    ...(stopTimeoutMs === undefined ? {} : { stopTimeoutMs }),
    read: (environment) =>
      readTogether({ at: (from) => readConfig(addresses(defaultPort, needsAuth), from), limits: configuredLimits, own: read }, environment),
    start: async ({ at, limits, own }, { logger, metrics, tracing, graceMs, quietMs, stopping }) => {
      const { HOST: host, PORT: listenOn, NAMESPACE: namespace } = at
      const owner = worksFor ?? name

      let room: HttpServer | undefined
      const onAway = async (): Promise<void> => {
        room = await openWaitingRoom({ host, port: listenOn, logger, metrics })
      }
      const openStore = () => openMongoStore({ uri: at.MONGODB_URI, database: `${namespace}-${owner}`, service: owner, clock: systemClock })
      // Redis and the broker need no waiting: without Redis everything works, and without the broker events wait in their outboxes.
      const store = await untilThere(openStore, { what: 'MongoDB', logger, stopping, onAway })
      const redis = await openRedis({ url: at.REDIS_URL, namespace, limits, logger })
      const bus = await connectRabbitMqBus({ url: at.AMQP_URL, service: name, namespace, listeners: contractListeners, logger, metrics })

      const verifySession = sessionVerifier(remoteKeys(new URL('/auth/keys', at.AUTH_URL ?? ownUrl(host, listenOn))))
      const parts: Parts = { ...redis, store, bus, clock: systemClock, logger, metrics, tracing, verifySession }
      const service = await build(parts, own, { graceMs })
      await room?.close(0)
      const running = await startService(service, parts, {
        name,
        host,
        port: listenOn,
        relay: worksFor === undefined ? 'all' : 'own',
        graceMs,
        quietMs,
      })
      return {
        port: running.http.port,
        stops: [
          ...running.stops,
          { what: 'RabbitMQ', stop: bus.close },
          { what: 'Redis', stop: redis.close },
          { what: 'MongoDB', stop: store.close },
        ],
      }
    },
  })
