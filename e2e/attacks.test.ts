import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { attackInputs } from './attacks/inputs.ts'
import type { UnderAttack } from './attacks/product-under-attack.ts'
import { attackSessions } from './attacks/sessions.ts'
import { attackSignUp } from './attacks/sign-up.ts'
import { easyLimits } from './support/easy-limits.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { type Product, startProduct } from './support/product.ts'
import { call, newReader, password } from './support/reader.ts'

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

/** Slow senders are cut after a second here, so that nobody waits for it. */
const environment = { ...easyLimits, LIMIT_CONTACT: '1000/60', HEADERS_TIMEOUT_MS: '1000', REQUEST_TIMEOUT_MS: '1500' }

const attacks = (product: UnderAttack): void => {
  attackSignUp(product)
  attackSessions(product)
  attackInputs(product)
}

describe('one process, attacked over HTTP,', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct(environment)
  })
  afterAll(() => product?.close())
  attacks(() => product)
})

describe('its limits, attacked over HTTP,', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ LIMIT_SIGN_IN_BY_ADDRESS: '30/900' })
  })
  afterAll(() => product?.close())
  const guess = (email: string, forwarded: string) =>
    call(product, '/api/auth/login', {
      body: { email, password: 'Wrong-Moon-7' },
      headers: { 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded, Forwarded: `for=${forwarded}` },
    })

  it('F46 hold for an account and for an address, whatever X-Forwarded-For says', async () => {
    const { email } = await newReader(product, 'guessed@sibyl.example')
    const guesses = []
    for (let nth = 0; nth < 12; nth += 1) guesses.push(await guess(email, `198.51.100.${nth}`))
    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429])
    expect(Number(guesses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    const right = await call(product, '/api/auth/login', { body: { email, password } })
    expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const spread = []
    for (let nth = 0; nth < 30; nth += 1) spread.push((await guess(`nobody-${nth}@sibyl.example`, `203.0.113.${nth}`)).status)
    expect(spread.at(-1)).toBe(429)
  })
})

describeWithServer('MongoDB', mongo, 'the product as processes, attacked over HTTP,', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...environment,
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: `attacked-${process.pid}`,
          DIVINATIONS: '2',
        })
      })
      afterAll(() => product?.close())
      attacks(() => product)
    })
  })
})
