import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { put } from '@sibyl/platform/testing/broker'
import { inMongo, inRedis, inSqliteFiles, onQueues, type StoredText } from '@sibyl/platform/testing/everything-stored'
import { describeWithServer, findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { hurryModel, type MarkedReader, markedReader } from './support/marked-reader.ts'
import { type Processes, startProcesses } from './support/processes.ts'
import { type Product, startProduct } from './support/product.ts'
import { call } from './support/reader.ts'

/** The emulated mailbox belongs to the readers, not to the product. */
const MAILBOX = 'mail.db'
const WITHIN_MS = 60_000
const LOOK_MS = 500

const deleteAccount = (product: { url: string }, { token }: MarkedReader) => call(product, '/api/auth/account', { method: 'DELETE', token })

const holding = (kept: readonly StoredText[], word: string): string[] =>
  kept.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase())).map(({ where, text }) => `${where}: ${text.slice(0, 300)}`)

/**
 * Searches repeatedly until neither the word nor the deletion event is anywhere; resolves with how long that took. One search is not
 * enough: a message in transit between two queues is on neither.
 */
const untilGone = async (look: () => Promise<StoredText[]>, marker: string): Promise<number> => {
  const began = performance.now()
  let [left, leftBefore]: [string[], string[]] = [['not looked yet'], []]
  for await (const _ of setInterval(LOOK_MS)) {
    const kept = await look()
    leftBefore = left
    left = [...holding(kept, marker), ...holding(kept, 'user.deleted.v1')]
    if (left.length + leftBefore.length === 0 || performance.now() - began > WITHIN_MS) break
  }
  expect([...leftBefore, ...left]).toEqual([])
  return Math.round(performance.now() - began)
}

const report = (how: string, ms: number): void => void process.stdout.write(`Erased everywhere ${how} after ${ms} ms\n`)

const signedOutEverywhere = async (product: { url: string }, { token }: MarkedReader): Promise<void> => {
  for (const path of ['auth/profile', 'auth/export', 'divination/wallet', 'divination/history', 'divination/own-data'])
    expect({ path, status: (await call(product, `/api/${path}`, { token })).status }).toEqual({ path, status: 401 })
}

describe('a deleted account, with everything in one process', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'trace' })
  })
  afterAll(() => product?.close())

  const look = () => inSqliteFiles(product.directory, [MAILBOX])

  it('is exported first: everything stored about its reader, in one file', async () => {
    const reader = await markedReader(product, 'Zqvandermeer')
    const answer = await call(product, '/api/auth/export', { token: reader.token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="sibyl-\d{4}-\d\d-\d\d\.json"$/)
    const { body } = answer
    expect(body).toMatchObject({ product: 'Sibyl', payments: { payments: [{ kind: 'gift' }], subscriptions: [] } })
    for (const share of ['account', 'readings', 'mail', 'payments'])
      expect({ share, told: JSON.stringify(body[share]).toLowerCase().includes('zqvandermeer') }).toEqual({ share, told: true })
    const { readings } = body.readings as { readings: { methodId: string }[] }
    const methods = ['tarot', 'numerology', 'iching', 'dream', 'daily-card', 'love']
    expect(readings.map(({ methodId }) => methodId).toSorted()).toEqual(methods.toSorted())
    await hurryModel(product)
  })

  it('F33 F35 leaves no data of its reader, although a reading is in progress', async () => {
    const reader = await markedReader(product, 'Zqwilhelmina')
    const places = holding(await look(), reader.marker).join('\n')
    for (const place of ['auth.db accounts', 'divination.db readings', 'notification.db recipients']) expect(places).toContain(place)
    expect((await deleteAccount(product, reader)).status).toBe(200)
    await signedOutEverywhere(product, reader)
    await hurryModel(product)
    report('in one process', await untilGone(look, reader.marker))
  })

  it('F34 F35 is erased when the process that died with its deletion is back', async () => {
    const reader = await markedReader(product, 'Zqleopoldine')
    expect((await deleteAccount(product, reader)).status).toBe(200)
    await product.kill()
    expect(holding(await look(), reader.marker).length).toBeGreaterThan(0)
    await product.restart()
    await untilGone(look, reader.marker)
    await signedOutEverywhere(product, reader)
  })

  it('F35 is not in the log, nor in any byte of the files', async () => {
    await product.stop()
    const names = (await readdir(product.directory)).filter((name) => name.includes('.db') && !name.startsWith(MAILBOX))
    expect(names.length).toBeGreaterThan(4)
    for (const marker of ['Zqwilhelmina', 'Zqleopoldine']) {
      expect(product.output().toLowerCase()).not.toContain(marker.toLowerCase())
      for (const name of names) {
        const bytes = (await readFile(join(product.directory, name), 'latin1')).toLowerCase()
        expect({ name, marker, holds: bytes.includes(marker.toLowerCase()) }).toEqual({ name, marker, holds: false })
      }
    }
  })
})

const [mongo, rabbitmq, redis] = await Promise.all([findMongo(), findRabbitmq(), findRedis({ toKill: true })])

describeWithServer('MongoDB', mongo, 'a deleted account, with the product as processes', (mongodb) => {
  describeWithServer('RabbitMQ', rabbitmq, 'over RabbitMQ', (broker) => {
    describeWithServer('Redis', redis, 'and Redis', (cache) => {
      const namespace = `e2e-erasure-${process.pid}`
      let product: Processes
      beforeAll(async () => {
        product = await startProcesses({
          LOG_LEVEL: 'trace',
          MONGODB_URI: mongodb().url,
          AMQP_URL: broker().url,
          REDIS_URL: cache().url,
          NAMESPACE: namespace,
          DIVINATIONS: '1',
          GENERATORS: '2',
        })
      })
      afterAll(() => product?.close())

      const look = async (): Promise<StoredText[]> =>
        (await Promise.all([inMongo(mongodb().url, namespace), inRedis(cache().url), onQueues(broker().url, namespace)])).flat()

      const asideQueues = ['auth.dead', 'divination.dead', 'notification.dead', 'notification.retry.5000', 'unrouted']

      /** Dead, unrouted and waiting messages, which hold every field that an event can have. */
      const setAside = async ({ userId, email, marker }: MarkedReader): Promise<void> => {
        const data = { userId, email, firstName: marker, linkId: 'link_1', expiresAt: '2099-01-01T00:00:00.000Z' }
        const envelope = { specversion: '1.0', source: '/auth', type: 'user.registered.v1', time: new Date().toISOString() }
        for (const queue of asideQueues) {
          const event = { ...envelope, id: crypto.randomUUID(), datacontenttype: 'application/json', data }
          await put(broker().url, `${namespace}.${queue}`, JSON.stringify(event))
        }
      }

      it('F33 F34 F35 leaves no data of its reader, although a reading is in progress and two services are away', async () => {
        const reader = await markedReader(product, 'Zqwilhelmina')
        await setAside(reader)
        const away = ['divination', 'notification'].map((name) => product.member(name).pid)
        for (const pid of away) process.kill(pid, 'SIGSTOP')
        const places = holding(await look(), reader.marker).join('\n')
        for (const queue of asideQueues) expect(places).toContain(`queue ${namespace}.${queue}`)
        for (const place of ['auth accounts', 'divination readings', 'notification recipients'])
          expect(places).toContain(`${namespace}-${place}`)
        expect(places).toContain(`Redis ${namespace}:progress`)
        expect((await deleteAccount(product, reader)).status).toBe(200)
        expect(holding(await look(), reader.marker).join('\n')).toContain(`${namespace}-divination readings`)
        for (const pid of away) process.kill(pid, 'SIGCONT')
        await hurryModel(product)
        report('in processes', await untilGone(look, reader.marker))
        await signedOutEverywhere(product, reader)
      })

      it('F35 is not in the log of any process', async () => {
        await product.stop()
        expect(product.output()).toContain('"service":"notification"')
        expect(product.output().toLowerCase()).not.toContain('zqwilhelmina')
      })
    })
  })
})
