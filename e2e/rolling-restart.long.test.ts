import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { easyLimits } from './support/easy-limits.ts'
import { errandsOf, manyReaders, TOKENS_EACH } from './support/kills/many-readings.ts'
import { type Processes, startProcesses } from './support/processes.ts'

const READINGS = 12

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

describeWithServer('MongoDB', mongo, 'a set that is restarted one process at a time', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...easyLimits,
          // A text takes about a minute.
          MODEL_TOKENS_PER_SECOND: '13',
          OPENAI_TIMEOUT_MS: '120000',
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: `restarts-${process.pid}`,
          GENERATORS: '2',
          DIVINATIONS: '2',
          LOG_LEVEL: 'error',
        })
      }, 120_000)
      afterAll(() => product?.close())

      /**
       * Requests a reading as a stream on its own connection; `begun` resolves with the first text, `events` with the names of all events.
       */
      const stream = ({ reader, key, method, formData }: ReturnType<typeof errandsOf>[number]) => {
        const begun = Promise.withResolvers<void>()
        const read = async (): Promise<string[]> => {
          const response = await fetch(`${product.url}/api/divination/reading/${method}`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Accept: 'text/event-stream',
              Authorization: `Bearer ${reader.token}`,
              'Idempotency-Key': key,
            },
            body: JSON.stringify({ formData }),
          })
          const names: string[] = []
          for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
            names.push(...[...piece.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name))
            if (names.includes('delta')) begun.resolve()
          }
          return names
        }
        const events = read()
        events.catch(begun.reject)
        return { begun: begun.promise, events }
      }

      it('F14 neither fails nor cuts off a reading that takes a minute', async () => {
        const readers = await manyReaders({ url: product.url, isUp: async () => undefined }, Math.ceil(READINGS / TOKENS_EACH))
        const streams = errandsOf(readers, READINGS).map(stream)
        await Promise.all(streams.map(({ begun }) => begun))
        const restarted = product.says(/^All are restarted$/)
        product.signal('SIGHUP')
        const ends = (await Promise.all(streams.map(({ events }) => events))).map((names) => names.at(-1))
        expect(ends).toEqual(Array.from({ length: READINGS }, () => 'done'))
        await restarted
      }, 600_000)
    })
  })
})
