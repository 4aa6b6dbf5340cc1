import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openKeyRing } from '@sibyl/auth/keys/key-ring'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { HOUR, plus } from '@sibyl/platform/time'
import { easyLimits } from './support/easy-limits.ts'
import { startProcesses } from './support/processes.ts'
import { type Product, startProduct } from './support/product.ts'
import { call, newReader, password } from './support/reader.ts'

const secret = 'the secret of the signing keys, for this test'
const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis()])

/** The interval between checks of whether the next key signs. */
const BEAT_MS = 100

/** The keys of an installation that has run for a while: every verifier has had time to fetch the next one. */
const makeKeys = async (store: Store): Promise<void> => {
  await openKeyRing({ store, clock: testClock(plus(new Date().toISOString(), -HOUR)), secret })
  await store.close()
}

const kidOf = (token: unknown): string => JSON.parse(Buffer.from(String(token).split('.')[0] ?? '', 'base64url').toString()).kid

const rotate = (environment: NodeJS.ProcessEnv) =>
  promisify(execFile)(resolve('node_modules/.bin/node'), [resolve('services/auth/src/rotate-keys.ts')], {
    env: { PATH: process.env.PATH, KEY_SECRET: secret, ...environment },
  })

/** Rotates while a reader keeps calling with an old token and new ones, until the new key signs; returns the status of every call. */
const statusesAcross = async (product: Pick<Product, 'url'>, environment: NodeJS.ProcessEnv): Promise<Set<number>> => {
  const { email, token } = await newReader(product, 'rotated@sibyl.example')
  const statuses = new Set<number>()
  const before = kidOf(token)
  await rotate(environment)
  for await (const _ of setInterval(BEAT_MS)) {
    const { body, status } = await call(product, '/api/auth/login', { body: { email, password } })
    statuses.add(status)
    for (const each of [token, String(body.token)])
      for (const path of ['/api/auth/profile', '/api/divination/wallet', '/api/payments/history', '/api/contact/own-data'])
        statuses.add((await call(product, path, { token: each })).status)
    if (kidOf(body.token) !== before) break
  }
  return statuses
}

const environment = { ...easyLimits, KEY_SECRET: secret, KEY_RELOAD_MS: '1000' }

const statusesInOneProcess = async (): Promise<Set<number>> => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-keys-'))
  await makeKeys(openSqliteStore({ file: join(directory, 'auth.db'), service: 'auth' }))
  const product = await startProduct({ ...environment, DATA_DIR: directory })
  try {
    return await statusesAcross(product, { DATA_DIR: directory })
  } finally {
    await product.close()
    await rm(directory, { recursive: true, force: true })
  }
}

describeWithServer('MongoDB', mongo, 'the signing keys of the product as processes', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      it('F44 rotate while readers continue, and no call is refused', async () => {
        const NAMESPACE = `rotated-${process.pid}`
        const MONGODB_URI = mongodb().url
        await makeKeys(await openMongoStore({ uri: MONGODB_URI, database: `${NAMESPACE}-auth`, service: 'auth' }))
        const product = await startProcesses({
          ...environment,
          NAMESPACE,
          MONGODB_URI,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
        })
        try {
          expect(await statusesAcross(product, { NAMESPACE, MONGODB_URI })).toEqual(new Set([200]))
        } finally {
          await product.close()
        }
      })
    })
  })
})

describe('the signing keys of one process', () => {
  it('F44 rotate while readers continue, and no call is refused', async () => {
    expect(await statusesInOneProcess()).toEqual(new Set([200]))
  })
})
