import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { freePort } from '@sibyl/platform/testing/ports'
import { startChild } from '../../kit/child.ts'
import { startSet } from '../../kit/process-set.ts'
import { type BenchReader, eased, fillWallets, signUp } from '../../kit/readers.ts'
import type { Servers } from '../../kit/servers.ts'

/** Sibyl under test, as its own processes, with readers who have tokens. */
export type Product = {
  url: string
  readers: readonly BenchReader[]
  /** Its processes by name. */
  pids: ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** The form that the readers of a bench send. */
export const question = { formData: { timeframe: 'present', question: 'Should I take the offer from the studio?' } }

type Options = {
  readers: number
  /** The model to use instead of the emulator. */
  modelUrl: string
}

const temporary = (): Promise<string> => mkdtemp(join(tmpdir(), 'sibyl-bench-'))

const environment = (directory: string, { modelUrl }: Options): NodeJS.ProcessEnv => ({
  ...eased,
  DATA_DIR: directory,
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: modelUrl,
  GENERATOR_CONCURRENCY: '1000',
  LOG_LEVEL: 'warn',
})

const underTest = (directory: string, { stop, ...product }: Product): Product => ({
  ...product,
  async stop() {
    await stop()
    await rm(directory, { recursive: true, force: true })
  },
})

/** Everything in one process. Its wallets are filled between two starts, because only one process at a time writes to an SQLite file. */
export const startStandalone = async (options: Options): Promise<Product> => {
  const [directory, port] = [await temporary(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const run = async () => {
    const child = startChild('standalone/src/main.ts', { env: { ...environment(directory, options), PORT: String(port) } })
    await child.line(/Ctrl-C/)
    return child
  }
  const first = await run()
  const readers = await signUp(url, options.readers)
  await first.stop()
  const store = openSqliteStore({ file: join(directory, 'divination.db'), service: 'bench' })
  await fillWallets(store, readers)
  await store.close()
  const { pid, stop } = await run()
  return underTest(directory, { url, readers, pids: new Map([['standalone', pid]]), stop })
}

/** Each service as its own process, by `make processes`, over the given servers. */
export const startDistributed = async ({ mongo, rabbitmq, redis }: Servers, options: Options): Promise<Product> => {
  const directory = await temporary()
  const urls = { MONGODB_URI: mongo.url, AMQP_URL: rabbitmq.url, REDIS_URL: redis.url, NAMESPACE: 'bench' }
  const { url, members, stop } = await startSet({ ...environment(directory, options), ...urls })
  const readers = await signUp(url, options.readers)
  const store = await openMongoStore({ uri: mongo.url, database: 'bench-divination', service: 'bench' })
  await fillWallets(store, readers)
  await store.close()
  return underTest(directory, { url, readers, pids: new Map(members.map(({ name, pid }) => [name, pid])), stop })
}
