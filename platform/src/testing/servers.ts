import { describeWith } from './describe-with.ts'
import { forTheRun } from './for-the-run.ts'
import { findContainer } from './server-container.ts'
import { mongo, rabbitmq, redis, type ServerKind } from './server-kinds.ts'
import { type RunningServer, startServer } from './server-process.ts'
import { whereIs } from './where-is.ts'

export type { RunningServer } from './server-process.ts'

/** A server that tests can have; `start` it to use it. */
export type FoundServer = { start(): Promise<RunningServer> }

type Wanted = {
  /** A server of its own, never the one that the environment names or that test files share: for tests that kill it, or count its commands. */
  toKill?: boolean
}

const START_MS = 90_000

const notOurs = async (): Promise<never> => {
  throw new Error('tests must not kill a server that others use too: ask for one with toKill')
}

const othersAt = (url: string): RunningServer => ({ url, kill: notOurs, restart: notOurs, tool: notOurs, close: async () => undefined })

const fromEnvironment = ({ variable }: ServerKind): FoundServer | undefined => {
  const url = process.env[variable]
  return url ? { start: async () => othersAt(url) } : undefined
}

const fromBinary = (kind: ServerKind): FoundServer | undefined => {
  const binary = kind.binaries.map(whereIs).find((path) => path !== undefined)
  return binary ? { start: () => startServer(() => kind.recipe(binary), kind) } : undefined
}

/** Containers run the versions that production runs, so they come first; TEST_SERVERS excludes one of the two ways. */
const findOwn = async (kind: ServerKind): Promise<FoundServer | undefined> => {
  const way = process.env.TEST_SERVERS || 'either'
  if (!['either', 'containers', 'local'].includes(way)) throw new Error(`TEST_SERVERS is "containers" or "local", not "${way}"`)
  const start = way === 'local' ? undefined : await findContainer(kind)
  if (start) return { start }
  return way === 'containers' ? undefined : fromBinary(kind)
}

const find = async (kind: ServerKind, { toKill = false }: Wanted): Promise<FoundServer | undefined> =>
  (toKill ? undefined : fromEnvironment(kind)) ?? findOwn(kind)

/** REDIS_URL, else redis:7.4 in a container, else a local redis-server. */
export const findRedis = (wanted: Wanted = {}): Promise<FoundServer | undefined> => find(redis, wanted)

/** MONGODB_URI, else mongo:8.0 in a container, else a local mongod, else SecantusDB, which speaks its protocol. */
export const findMongo = (wanted: Wanted = {}): Promise<FoundServer | undefined> => find(mongo, wanted)

/** AMQP_URL, else rabbitmq:4.1 in a container, else a local rabbitmq-server. All test files of a run share it, except those that kill it. */
export const findRabbitmq = async (wanted: Wanted = {}): Promise<FoundServer | undefined> => {
  const found = await find(rabbitmq, wanted)
  const { AMQP_URL: others, FOR_THE_RUN: shared } = process.env
  return found && !wanted.toKill && !others && shared ? { start: async () => othersAt(await forTheRun<string>('rabbitmq')) } : found
}

/**
 * Tests with a server, started before the first and stopped after the last; `server()` returns it once tests run:
 * `describeWithServer('Redis', await findRedis(), 'the cache', ...)`. If none was found, see `describeWith`.
 */
export const describeWithServer = (
  needs: string,
  found: FoundServer | undefined,
  name: string,
  tests: (server: () => RunningServer) => void,
): void => {
  let running: RunningServer | undefined
  const server = (): RunningServer => {
    if (!running) throw new Error(`${needs} has not been started yet`)
    return running
  }
  describeWith(needs, found !== undefined, name, () => {
    beforeAll(async () => {
      running = await found?.start()
    }, START_MS)
    afterAll(async () => running?.close(), START_MS)
    tests(server)
  })
}
