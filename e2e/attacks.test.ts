import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { attackDailyCard } from './attacks/daily-card.ts'
import { attackInputs } from './attacks/inputs.ts'
import { attackLimits } from './attacks/limits.ts'
import type { UnderAttack } from './attacks/product-under-attack.ts'
import { attackSessions } from './attacks/sessions.ts'
import { attackSignUp } from './attacks/sign-up.ts'
import { easyLimits } from './support/easy-limits.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { type Product, startProduct } from './support/product.ts'

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

/** Cuts slow senders after a second, so that the test does not wait longer. */
const environment = { ...easyLimits, LIMIT_CONTACT: '1000/60', HEADERS_TIMEOUT_MS: '1000', REQUEST_TIMEOUT_MS: '1500' }

/** The product's default limits, except one that would take too long to reach. */
const limits = { LIMIT_SIGN_IN_BY_ADDRESS: '30/900' }

type Found = () => { url: string }

const servers = (mongodb: Found, broker: Found, cache: Found) => ({
  MONGODB_URI: mongodb().url,
  AMQP_URL: broker().url,
  REDIS_URL: cache().url,
})

const attacks = (product: UnderAttack): void => {
  attackSignUp(product)
  attackSessions(product)
  attackDailyCard(product)
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
    product = await startProduct(limits)
  })
  afterAll(() => product?.close())
  attackLimits(() => product)
})

describeWithServer('MongoDB', mongo, 'the product as processes, attacked over HTTP,', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          ...environment,
          ...servers(mongodb, broker, cache),
          NAMESPACE: `attacked-${process.pid}`,
          DIVINATIONS: '2',
        })
      })
      afterAll(() => product?.close())
      attacks(() => product)
    })

    describeWithServer('Redis', redis, 'its limits, kept in Redis,', (cache) => {
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({ ...limits, ...servers(mongodb, broker, cache), NAMESPACE: `limited-${process.pid}` })
      })
      afterAll(() => product?.close())
      attackLimits(() => product)
    })
  })
})
