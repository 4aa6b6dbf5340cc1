import { setTimeout as pause } from 'node:timers/promises'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { readingCollection } from '../services/divination/src/readings/collections.ts'
import { easyLimits } from './support/easy-limits.ts'
import { expectExactBooks } from './support/kills/kill-amid-readings.ts'
import { askUntilEnded, type Errand, errandsOf, manyReaders, TOKENS_EACH } from './support/kills/many-readings.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import type { SignedIn } from './support/reader.ts'

/** Longer than a lease and two broker heartbeats, so that other processes take over. */
const PAUSED_MS = 25_000
const AT_WORK = 20
/** Gives the readings time to be in progress. */
const UNDER_WAY_MS = 2000
/**
 * One process of each kind, except the emulators, which stand in for third parties. Two processes that do not wait for each other are
 * paused together, so that the test idles half as long.
 */
const paused = [
  ['generator-1', 'auth'],
  ['divination-1', 'billing'],
  ['gateway', 'notification'],
] as const

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

describeWithServer('MongoDB', mongo, 'a process that stands still for 25 s', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      const namespace = `pauses-${process.pid}`
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...easyLimits,
          MODEL_TOKENS_PER_SECOND: '60',
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: namespace,
          GENERATORS: '2',
          DIVINATIONS: '2',
          LOG_LEVEL: 'error',
        })
      })
      afterAll(() => product?.close())

      const stopFor = async (pids: readonly number[], ms: number): Promise<void> => {
        for (const pid of pids) process.kill(pid, 'SIGSTOP')
        try {
          await pause(ms)
        } finally {
          for (const pid of pids) process.kill(pid, 'SIGCONT')
        }
      }

      const openBooks = () => openMongoStore({ uri: mongodb().url, database: `${namespace}-divination`, service: 'divination' })

      /** The reasons why readings failed, and the model's answers. */
      const failures = async (): Promise<string[]> => {
        const store = await openBooks()
        const ended = await (await store.collection(readingCollection)).find('byDeadline', { open: false }, { limit: 1000 })
        await store.close()
        return ended.flatMap(({ methodId, failure, usage }) =>
          failure === undefined ? [] : [`${methodId}: ${failure} ${JSON.stringify(usage)}`],
        )
      }

      /** No process is down here; the paused one is only silent. */
      const asIfUp = () => ({ url: product.url, isUp: async () => undefined })
      let readers: SignedIn[]
      let errands: Errand[]
      beforeAll(async () => {
        readers = await manyReaders(asIfUp(), Math.ceil((AT_WORK * paused.length) / TOKENS_EACH))
        errands = errandsOf(readers, AT_WORK * paused.length)
      }, 120_000)

      it.each(paused)(
        'F19 no reading fails while %s and %s stand still',
        async (...names) => {
          const asked = errands.splice(0, AT_WORK).map((errand) => askUntilEnded(asIfUp(), errand, new AbortController().signal))
          await pause(UNDER_WAY_MS)
          await stopFor(
            names.map((name) => product.member(name).pid),
            PAUSED_MS,
          )
          await Promise.all(asked)
          expect(await failures()).toEqual([])
        },
        240_000,
      )

      it('F19 has spent one token on each', async () => {
        await expectExactBooks(await openBooks(), { readers: readers.length, done: AT_WORK * paused.length, failed: 0 })
      }, 120_000)
    })
  })
})
