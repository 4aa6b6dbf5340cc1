import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readingCollection } from '@sibyl/divination/readings/collections'
import { requested } from '@sibyl/divination/readings/reading'
import { walletCollection } from '@sibyl/divination/wallet/collections'
import { connectRabbitMqBus } from '@sibyl/platform/bus/rabbitmq/rabbitmq-bus'
import { lean } from '@sibyl/platform/lifecycle/lean'
import { createLogger } from '@sibyl/platform/logging/logger'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { toEvent } from '@sibyl/platform/store/new-event'
import type { Store } from '@sibyl/platform/store/store'
import { freePort } from '@sibyl/platform/testing/ports'
import { MINUTE, systemClock } from '@sibyl/platform/time'
import { startChild } from '../kit/child.ts'
import { processorTime, residentMemory } from '../kit/kernel.ts'
import { type Servers, withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { generatorFlags } from '../processes/members.ts'
import { report } from './kit/report.ts'

/**
 * One generator that writes a thousand readings concurrently, over MongoDB, RabbitMQ and Redis. All readings wait in the queue; the model
 * takes ten seconds for each, at ten pieces of text a second. The ideal is that only the model takes time.
 */
const IN_FLIGHT = Number(process.env.IN_FLIGHT ?? 1000)
const ROUNDS = 3
const MODEL_MS = 10_000
const PIECES = 100
const AIM = { share: 0.95, megabytes: 200 }
const AT_ONCE = 50
const LOOK_MS = 250
/** The last readings wait for all others, and none may fail for want of time. */
const WAIT_MS = 10 * MINUTE

const at = systemClock.now()
const facts = [1, 2, 3].map((n) => ({
  id: `card-${n}`,
  label: 'The Hermit',
  detail: `Card ${n} of 3. A lamp on a mountain: what is sought is found alone, and late.`,
  data: { card: 'major-09', position: 'past', positionName: 'What was', reversed: false },
}))

/** Requested readings, each paid for by another reader. */
const fill = async (store: Store, count: number): Promise<string[]> => {
  const readings = await store.collection(readingCollection)
  const wallets = await store.collection(walletCollection)
  const ids = Array.from({ length: count }, (_, index) => `rd_bench-${index}`)
  const request = async (readingId: string): Promise<void> => {
    const readerId = `reader-of-${readingId}`
    await wallets.change(readerId, (wallet) => ({ next: { ...wallet, open: [{ readingId, at }], openSince: at } }))
    const formData = { question: 'Should I take the offer from the studio?' }
    const asked = { _id: readingId, readerId, methodId: 'tarot' as const, formData, date: at.slice(0, 10), paid: true, facts, images: [] }
    // Without its event, which this bench publishes when everything is ready.
    await readings.create({ next: requested(asked, at, WAIT_MS).next })
  }
  for (let first = 0; first < count; first += AT_ONCE) await Promise.all(ids.slice(first, first + AT_ONCE).map(request))
  return ids
}

const measure = async ({ mongo, rabbitmq, redis }: Servers): Promise<void> => {
  const count = ROUNDS * IN_FLIGHT
  const store = await openMongoStore({ uri: mongo.url, database: 'bench-divination', service: 'bench' })
  const [first = '', ...ids] = await fill(store, count + 1)
  const readings = await store.collection(readingCollection)
  const model = startChild('bench/kit/fixed-model.ts', { args: [MODEL_MS, PIECES] })
  const modelUrl = `http://127.0.0.1:${await model.line(/^\d+$/)}/v1`
  const [port, compiled] = [await freePort(), await mkdtemp(join(tmpdir(), 'sibyl-bench-'))]
  const start = () =>
    startChild('../services/divination/src/generator.ts', {
      node: [...lean.flags, ...generatorFlags],
      env: {
        NODE_COMPILE_CACHE: compiled,
        PORT: String(port),
        MONGODB_URI: mongo.url,
        AMQP_URL: rabbitmq.url,
        REDIS_URL: redis.url,
        NAMESPACE: 'bench',
        LOG_LEVEL: 'warn',
        GENERATOR_CONCURRENCY: String(IN_FLIGHT),
        OPENAI_API_KEY: 'bench',
        OPENAI_BASE_URL: modelUrl,
      },
    })
  const ready = async () => {
    const started = start()
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await pause(LOOK_MS)
    return started
  }
  const bus = await connectRabbitMqBus({ url: rabbitmq.url, service: 'bench', namespace: 'bench', logger: createLogger('bench', 'warn') })
  const write = (readingIds: readonly string[]) =>
    Promise.all(readingIds.map((readingId) => bus.publish(toEvent('bench', at, { type: 'reading.requested.v1', data: { readingId } }))))
  const open = () => readings.count('byDeadline', { open: true })
  // Later starts reuse the code that the first one compiled, as with `make processes` and in the image; some loads with a first reading.
  const compiling = await ready()
  await write([first])
  while ((await open()) > count) await pause(LOOK_MS)
  await compiling.stop()
  const generator = await ready()
  const idleMegabytes = residentMemory(generator.pid)
  const cpuBefore = processorTime(generator.pid)
  const began = performance.now()
  await write(ids)
  let megabytes = 0
  while ((await open()) > 0) {
    megabytes = Math.max(megabytes, residentMemory(generator.pid))
    await pause(LOOK_MS)
  }
  const seconds = (performance.now() - began) / 1000
  const cpu = (processorTime(generator.pid) - cpuBefore) / count
  const ended = await Promise.all(ids.map((id) => readings.get(id)))
  const failed = ended.filter((reading) => reading?.status !== 'done').length
  await bus.close()
  await Promise.all([generator.stop(), model.stop(), store.close()])
  await rm(compiled, { recursive: true, force: true })

  if (failed > 0) throw new Error(`${failed} of ${count} readings failed`)
  const ideal = IN_FLIGHT / (MODEL_MS / 1000)
  const perSecond = count / seconds
  print(`\nOne generator with ${IN_FLIGHT} readings in flight, the model takes ${MODEL_MS / 1000} s\n`)
  const row = [
    count,
    perSecond.toFixed(1),
    ideal.toFixed(1),
    (perSecond / ideal).toFixed(2),
    idleMegabytes.toFixed(0),
    megabytes.toFixed(0),
    cpu.toFixed(1),
  ]
  print(table(['readings', 'readings/s', 'ideal', 'share', 'resident MB idle', 'at most', 'processor ms a reading'], [row]))
  const share = perSecond / ideal
  const what = `one generator, ${IN_FLIGHT} readings in flight`
  report({ what: `${what}: throughput`, aim: `≥ ${AIM.share} of ideal`, measured: share.toFixed(2), held: share >= AIM.share })
  const held = megabytes <= AIM.megabytes
  report({ what: `${what}: resident memory`, aim: `≤ ${AIM.megabytes} MB`, measured: `${megabytes.toFixed(0)} MB`, held })
}

await withServers('one generator with many readings in flight', ['mongo', 'rabbitmq', 'redis'], measure)
