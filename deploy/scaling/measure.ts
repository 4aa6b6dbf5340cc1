import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findMongo, findRabbitmq, findRedis } from '@sibyl/platform/testing/servers'
import { eased, signUp } from '../bench/kit/readers.ts'
import { print, table } from '../bench/kit/table.ts'
import { effortOf, readAll } from './measured-readings.ts'
import { ownServers, processorTimes, startSet } from './measured-set.ts'
import { openBooks } from './measured-sizes.ts'

/**
 * Measures the cost of one reading apart from the model: processor time by process, messages, documents, entries in Redis. Runs the
 * distributed set with one generator on servers of its own and the emulated model at its usual pace, requests readings, and writes the cost
 * of each to measured.json, which the simulation samples.
 */
const READERS = 40
const EACH = 3
const APART_MS = 150
const IDLE_MS = 10_000

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const found = { mongo: await findMongo(), rabbitmq: await findRabbitmq(), redis: await findRedis({ toKill: true }) }
const missing = Object.entries(found).filter(([, server]) => !server)
if (missing.length > 0) throw new Error(`not found: ${missing.map(([name]) => name).join(', ')} (see platform/src/testing/servers.ts)`)
const [mongo, rabbitmq, redis] = await Promise.all([found.mongo?.start(), found.rabbitmq?.start(), found.redis?.start()])
const directory = await mkdtemp(join(tmpdir(), 'sibyl-measure-'))
const servers = { MONGODB_URI: mongo?.url ?? '', AMQP_URL: rabbitmq?.url ?? '', REDIS_URL: redis?.url ?? '' }
const set = await startSet({ ...eased, ...servers, DATA_DIR: directory, LOG_LEVEL: 'error' })
try {
  const readers = await signUp(set.url, READERS)
  const books = await openBooks({ mongo: servers.MONGODB_URI, redis: servers.REDIS_URL })
  const processes = [...set.members, ...ownServers()]
  const costs = async (work: () => Promise<unknown>) => {
    const [began, before, commands] = [performance.now(), processorTimes(processes), await books.redisCalls()]
    await work()
    const after = processorTimes(processes)
    const spent = new Map(after.map(([name, time], index) => [name, time - (before[index]?.[1] ?? 0)]))
    return { seconds: (performance.now() - began) / 1000, spent, commands: (await books.redisCalls()) - commands }
  }
  const idle = await costs(() => pause(IDLE_MS))
  let readings: Awaited<ReturnType<typeof readAll>> = []
  const busy = await costs(async () => {
    readings = await readAll(set.url, readers, { each: EACH, apartMs: APART_MS })
  })
  const perReading = (all: number, idly: number): number => (all - (idly * busy.seconds) / idle.seconds) / readings.length
  const rows = processes.map(({ name }) => [
    name,
    perReading(busy.spent.get(name) ?? 0, idle.spent.get(name) ?? 0).toFixed(1),
    ((idle.spent.get(name) ?? 0) / idle.seconds).toFixed(1),
  ])
  print(`\n${readings.length} readings by ${READERS} readers, one every ${APART_MS} ms, in ${busy.seconds.toFixed(0)} s\n`)
  print(table(['process', 'ms of processor a reading', 'ms a second when idle'], rows))

  const documents = await Promise.all(readings.map(({ id }) => books.reading(id)))
  const efforts = documents.map((document, index) => effortOf(document, readings[index]?.seconds ?? Number.NaN))
  const counts = await set.eventCounts()
  const streams = await Promise.all(readings.map(({ id }) => books.stream(id)))
  print('')
  print(
    table(
      ['of a reading', 'mean'],
      [
        ['seconds, asked to last word', mean(efforts.map(({ seconds }) => seconds)).toFixed(1)],
        ['tokens in, by characters / 4', Math.round(mean(efforts.map(({ inputTokens }) => inputTokens)))],
        ['tokens out, by characters / 4', Math.round(mean(efforts.map(({ outputTokens }) => outputTokens)))],
        ['bytes of its document', Math.round(mean(documents.map((document) => books.bytes(document))))],
        ['pieces of text sent to the reader', Math.round(mean(readings.map(({ pieces }) => pieces)))],
        ['Redis commands', perReading(busy.commands, idle.commands).toFixed(0)],
        ['bytes of its stream in Redis', Math.round(mean(streams.map((stream) => stream.bytes)))],
        ['entries of its stream', Math.round(mean(streams.map(({ entries }) => entries)))],
      ],
    ),
  )
  print('')
  print(table(['document or message', 'bytes'], await books.sizes(readers.map(({ id }) => id))))
  print('')
  print(table(['events since the start', 'published', 'handled'], counts))
  const file = fileURLToPath(new URL('measured.json', import.meta.url))
  const lines = efforts.map(
    ({ seconds, inputTokens, outputTokens }) =>
      `  { "seconds": ${seconds}, "inputTokens": ${inputTokens}, "outputTokens": ${outputTokens} }`,
  )
  await writeFile(file, `[\n${lines.join(',\n')}\n]\n`)
  await books.close()
} finally {
  await set.stop()
  await Promise.all([mongo?.close(), rabbitmq?.close(), redis?.close()])
  await rm(directory, { recursive: true, force: true })
}
