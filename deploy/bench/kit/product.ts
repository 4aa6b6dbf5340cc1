import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { freePort } from '@sibyl/platform/testing/ports'
import { startChild } from './child.ts'
import { type BenchReader, eased, fillWallets, signUp } from './readers.ts'
import type { Servers } from './servers.ts'

/** Sibyl under test, as its own processes, with readers who have tokens. */
export type Product = {
  url: string
  readers: readonly BenchReader[]
  /** Its processes by name. */
  pids: ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** What the readers of a bench ask. */
export const question = { formData: { timeframe: 'present', question: 'Should I take the offer from the studio?' } }

/** The name and process id in a line that `make processes` prints for each of its processes. */
export const processIn = (line: string): readonly [name: string, pid: number] | undefined => {
  const [, name, pid] = /^(\S+) +pid (\d+) +port \d+$/.exec(line) ?? []
  return name && pid ? [name, Number(pid)] : undefined
}

type Options = {
  readers: number
  /** The model to use instead of the emulator. */
  modelUrl: string
}

const temporary = (): Promise<string> => mkdtemp(join(tmpdir(), 'sibyl-bench-'))

const environment = (directory: string, port: number, { modelUrl }: Options): NodeJS.ProcessEnv => ({
  ...eased,
  PORT: String(port),
  DATA_DIR: directory,
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: modelUrl,
  GENERATOR_CONCURRENCY: '1000',
  LOG_LEVEL: 'warn',
})

/** Everything in one process. Its wallets are filled between two starts, because only one process at a time writes to an SQLite file. */
export const startStandalone = async (options: Options): Promise<Product> => {
  const [directory, port] = [await temporary(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const run = async () => {
    const child = startChild('../standalone/src/main.ts', { env: environment(directory, port, options) })
    await child.line(/Ctrl-C/)
    return child
  }
  const first = await run()
  const readers = await signUp(url, options.readers)
  await first.stop()
  const store = openSqliteStore({ file: join(directory, 'divination.db'), service: 'bench' })
  await fillWallets(store, readers)
  await store.close()
  const sibyl = await run()
  return {
    url,
    readers,
    pids: new Map([['standalone', sibyl.pid]]),
    async stop() {
      await sibyl.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Each service as its own process, by `make processes`, over the given servers. */
export const startDistributed = async ({ mongo, rabbitmq, redis }: Servers, options: Options): Promise<Product> => {
  const [directory, port] = [await temporary(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const urls = { MONGODB_URI: mongo.url, AMQP_URL: rabbitmq.url, REDIS_URL: redis.url, NAMESPACE: 'bench' }
  const pids = new Map<string, number>()
  const sibyl = startChild('../processes/main.ts', { env: { ...environment(directory, port, options), ...urls } })
  sibyl.eachLine((line) => {
    const named = processIn(line)
    if (named) pids.set(...named)
  })
  await sibyl.line(/Ctrl-C/)
  const readers = await signUp(url, options.readers)
  const store = await openMongoStore({ uri: mongo.url, database: 'bench-divination', service: 'bench' })
  await fillWallets(store, readers)
  await store.close()
  return {
    url,
    readers,
    pids,
    async stop() {
      await sibyl.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
