import { eventually } from '@sibyl/platform/testing/eventually'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { easyLimits } from './support/easy-limits.ts'
import { askUntilEnded, type Errand, errandsOf, manyReaders, TOKENS_EACH } from './support/kills/many-readings.ts'
import { type Processes, startProcesses } from './support/processes.ts'

/** More than three generators can work on at a time. */
const AT_ONCE = 12
const kinds = ['generator', 'divination', 'gateway'] as const
/** Enough for a generator that joins to find work. */
const readings = { generator: 36, divination: 18, gateway: 18 }
const ALL_READINGS = 72

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

describeWithServer('MongoDB', mongo, 'a process that joins a set under load, and leaves it', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      let product: Processes
      let errands: Errand[]
      const asIfUp = () => ({ url: product.url, isUp: async () => undefined })
      beforeAll(async () => {
        product = await startProcesses({
          ...easyLimits,
          GENERATOR_CONCURRENCY: '2',
          MODEL_TOKENS_PER_SECOND: '150',
          OPENAI_TIMEOUT_MS: '120000',
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: `joins-${process.pid}`,
          GENERATORS: '3',
          LOG_LEVEL: 'error',
        })
        const readers = await manyReaders(asIfUp(), ALL_READINGS / TOKENS_EACH)
        errands = errandsOf(readers, ALL_READINGS)
      }, 240_000)
      afterAll(() => product?.close())

      /** Requests readings, this many at a time, and returns how each ended. */
      const readAll = async (own: Errand[]): Promise<string[]> => {
        const ends: string[] = []
        const ask = async (): Promise<void> => {
          for (let next = own.shift(); next; next = own.shift()) {
            ends.push(await askUntilEnded(asIfUp(), next, new AbortController().signal))
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, ask))
        return ends
      }

      const metric = async (port: number, name: string): Promise<number> => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
        return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
      }

      it.each(kinds)(
        'F14 fails no reading: a %s',
        async (kind) => {
          const ends = readAll(errands.splice(0, readings[kind]))
          const caller = product.join(kind)
          const [name = ''] = (await caller.says(/ has joined/)).split(' ')
          if (kind === 'generator') {
            await eventually(async () => expect(await metric(product.member(name).port, 'generations_in_flight')).toBe(2))
          }
          caller.child.kill('SIGINT')
          expect(await caller.ended).toBe(0)
          expect(await ends).toEqual(Array.from({ length: readings[kind] }, () => 'done'))
        },
        240_000,
      )
    })
  })
})
