import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { easyLimits } from './support/easy-limits.ts'
import { expectExactBooks, halfWritten, killAmidReadings } from './support/kills/kill-amid-readings.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { call, eventually, newReader, readTarot, wallet } from './support/reader.ts'

/** Kills a process if it still runs. */
const isKilled = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false // It has died, and the next is starting.
  }
}

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

describeWithServer('MongoDB', mongo, 'a generator of several is killed', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      const namespace = `kills-${process.pid}`
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...easyLimits,
          ...halfWritten,
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: namespace,
          GENERATORS: '3',
          LOG_LEVEL: 'silent',
        })
      })
      afterAll(() => product?.close())

      /** How many readings a generator is writing; undefined while it is down. */
      const inHand = async (port: number): Promise<number | undefined> => {
        const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then(
          (answer) => answer.text(),
          () => undefined,
        )
        return metrics === undefined ? undefined : Number(/^generations_in_flight(?:\{[^}]*\})? (\S+)$/m.exec(metrics)?.[1] ?? 0)
      }

      /** Of the running generators, the one that works on the most readings, if these are enough; on a busy machine all may be starting. */
      const killTheBusiest = (least = 0): Promise<number> =>
        eventually(async () => {
          const generators = product.members().filter(({ name }) => name.startsWith('generator'))
          const looked = await Promise.all(generators.map(async ({ name, port }) => ({ name, many: await inHand(port) })))
          const there = looked.flatMap(({ name, many }) => (many === undefined ? [] : [{ name, many }]))
          const [busiest] = there.toSorted((a, b) => b.many - a.many)
          return busiest && busiest.many >= least && isKilled(product.member(busiest.name).pid) ? busiest.many : undefined
        })

      it('F19 ten times amid two hundred readings: every token is spent on a finished reading, or returned', async () => {
        const told = await killAmidReadings({ url: product.url, isUp: async () => undefined }, () => killTheBusiest())
        await expectExactBooks(
          await openMongoStore({ uri: mongodb().url, database: `${namespace}-divination`, service: 'divination' }),
          told,
        )
      }, 300_000)

      it('in the middle of an answer to a question about a reading: it is answered once, for one token', async () => {
        const reader = await newReader(product, 'asks-on@sibyl.example')
        const { _id } = (await readTarot(product, reader)).body.reading as { _id: string }
        const ask = (key: string) =>
          call(product, `/api/divination/reading/${_id}/follow-up`, {
            token: reader.token,
            key,
            body: { question: 'What should I do first?' },
          })
        expect((await ask('included')).status).toBe(201)
        const asked = ask('paid')
        await killTheBusiest(1)
        expect((await asked).status).toBe(201)
        const { body } = await call(product, `/api/divination/reading/${_id}`, { token: reader.token })
        expect(body.reading).toMatchObject({ followUps: [{ status: 'done' }, { status: 'done' }], followUpsLeft: 0 })
        const { oracleTokens, ledger } = await wallet(product, reader)
        expect(oracleTokens).toBe(1)
        expect(ledger.filter(({ reason }) => reason === 'returned')).toEqual([])
      }, 300_000)
    })
  })
})
