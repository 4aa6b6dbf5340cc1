import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { mongo, redis, type ServerKind } from './server-kinds.ts'
import { type RunningServer, startServer } from './server-process.ts'

export type { RunningServer } from './server-process.ts'

/** A server that tests can have; `start` it to use it. */
export type FoundServer = { start(): Promise<RunningServer> }

type Wanted = {
  /** A server of our own, never the one that the environment names: for tests that kill it, or count what it does. */
  toKill?: boolean
}

const START_MS = 90_000

const toolFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter),
  join(process.env.SIBYL_TOOLS ?? join(homedir(), '.cache', 'sibyl-tools'), 'bin'),
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const whereIs = (binary: string): string | undefined =>
  (binary.startsWith('/') ? [binary] : toolFolders().map((folder) => join(folder, binary))).find(isExecutable)

const notOurs = async (): Promise<void> => {
  throw new Error('a server named by the environment is not killed by tests: ask for one toKill')
}

const fromEnvironment = ({ variable }: ServerKind): FoundServer | undefined => {
  const url = process.env[variable]
  return url ? { start: async () => ({ url, kill: notOurs, restart: notOurs, close: async () => undefined }) } : undefined
}

const fromBinary = ({ binaries, recipe }: ServerKind): FoundServer | undefined => {
  const binary = binaries.map(whereIs).find((path) => path !== undefined)
  return binary ? { start: async () => startServer(await recipe(binary)) } : undefined
}

/** The ways to a server, in the order of preference; one more way is one more line here. */
const find = async (kind: ServerKind, { toKill = false }: Wanted): Promise<FoundServer | undefined> =>
  (toKill ? undefined : fromEnvironment(kind)) ?? fromBinary(kind)

/** REDIS_URL, else a redis-server of this machine. */
export const findRedis = (wanted: Wanted = {}): Promise<FoundServer | undefined> => find(redis, wanted)

/** MONGODB_URI, else a mongod of this machine, else SecantusDB, which speaks its protocol. */
export const findMongo = (wanted: Wanted = {}): Promise<FoundServer | undefined> => find(mongo, wanted)

/**
 * Tests with a server, started before the first and stopped after the last; `server()` is it, once tests run. Where none was found
 * they are skipped, by name, and it is said what is missing: `describeWithServer('Redis', await findRedis(), 'the cache', ...)`.
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
  if (!found) {
    process.stderr.write(`SKIPPED, no ${needs} found (see platform/src/testing/servers.ts): ${name}\n`)
    describe.skip(`${name} (needs ${needs})`, () => tests(server))
    return
  }
  describe(name, () => {
    beforeAll(async () => {
      running = await found.start()
    }, START_MS)
    afterAll(async () => running?.close(), START_MS)
    tests(server)
  })
}
