import { onBroker } from '@sibyl/platform/testing/broker'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { type Product, startProduct } from './support/product.ts'
import { call, newReader, readTarot, wallet } from './support/reader.ts'

/** A short version of the main path, and a check that a kill loses nothing. */
const path = (name: string, product: () => Product): void => {
  it('goes from sign-up to history', async () => {
    const reader = await newReader(product(), `${name}@sibyl.example`)
    const answers = await Promise.all(Array.from({ length: 20 }, () => readTarot(product(), reader, { key: 'one' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body.reading as { _id: string })._id}`)).size).toBe(1)
    expect(await wallet(product(), reader)).toMatchObject({ oracleTokens: 2 })
    await product().kill()
    await product().restart()
    const history = await call(product(), '/api/divination/history', { token: reader.token })
    expect(history.body).toMatchObject({ readings: [{ methodId: 'tarot', status: 'done' }] })
    expect(await call(product(), '/api/divination/daily-card', { token: reader.token })).toMatchObject({ status: 200 })
  })
}

describeWithServer('MongoDB', await findMongo(), 'the product with MONGODB_URI', (server) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ MONGODB_URI: server().url, NAMESPACE: `e2e-${process.pid}` })
  })
  afterAll(() => product.close())
  path('mongo', () => product)
})

describeWithServer('Redis', await findRedis(), 'the product with REDIS_URL', (server) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ REDIS_URL: server().url, NAMESPACE: `e2e-${process.pid}` })
  })
  afterAll(() => product.close())
  path('redis', () => product)
})

describeWithServer('RabbitMQ', await findRabbitmq({ toKill: true }), 'the product with AMQP_URL', (server) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ AMQP_URL: server().url })
  })
  afterAll(() => product.close())
  path('rabbitmq', () => product)

  it('publishes its events to the broker, with a queue for each service', async () => {
    const queues = await onBroker(server().url, (channel) =>
      Promise.all(['auth', 'divination', 'generator', 'notification'].map((service) => channel.checkQueue(`sibyl.${service}`))),
    )
    for (const { consumerCount } of queues) expect(consumerCount).toBe(1)
  })
})
