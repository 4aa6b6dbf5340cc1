import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSet } from '../kit/process-set.ts'
import { eased, signUp } from '../kit/readers.ts'
import { withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { effortOf, readAll } from './measured-readings.ts'
import { openBooks } from './measured-sizes.ts'

/**
 * Measures what one reading takes of the model and leaves behind: tokens, documents, messages, entries in Redis. Runs the distributed set
 * with the emulated model at its usual pace, requests readings, and writes the effort of each to measured.json, which the simulation
 * samples. `make bench BENCH=cost` measures processor time.
 */
const READERS = 40
const EACH = 3
const APART_MS = 150

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

await withServers('what a reading leaves behind', ['mongo', 'rabbitmq', 'redis'], async ({ mongo, rabbitmq, redis }) => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-measure-'))
  const servers = { MONGODB_URI: mongo.url, AMQP_URL: rabbitmq.url, REDIS_URL: redis.url }
  const set = await startSet({ ...eased, ...servers, DATA_DIR: directory, LOG_LEVEL: 'error' })
  try {
    const readers = await signUp(set.url, READERS)
    const books = await openBooks({ mongo: mongo.url, redis: redis.url })
    const began = performance.now()
    const readings = await readAll(set.url, readers, { each: EACH, apartMs: APART_MS })
    const seconds = (performance.now() - began) / 1000
    print(`\n${readings.length} readings by ${READERS} readers, one every ${APART_MS} ms, in ${seconds.toFixed(0)} s\n`)

    const documents = await Promise.all(readings.map(({ id }) => books.reading(id)))
    const efforts = documents.map((document, index) => effortOf(document, readings[index]?.seconds ?? Number.NaN))
    const streams = await Promise.all(readings.map(({ id }) => books.stream(id)))
    const rows: [string, readonly number[], number?][] = [
      ['seconds, asked to last word', efforts.map((effort) => effort.seconds), 1],
      ['tokens in, by characters / 4', efforts.map(({ inputTokens }) => inputTokens)],
      ['tokens out, by characters / 4', efforts.map(({ outputTokens }) => outputTokens)],
      ['bytes of its document', documents.map(books.bytes)],
      ['pieces of text sent to the reader', readings.map(({ pieces }) => pieces)],
      ['bytes of its stream in Redis', streams.map((stream) => stream.bytes)],
      ['entries of its stream', streams.map(({ entries }) => entries)],
    ]
    const means = rows.map(([what, values, digits = 0]) => [what, mean(values).toFixed(digits)])
    print(`${table(['of a reading', 'mean'], means)}\n`)
    print(table(['document or message', 'bytes'], await books.sizes(readers.map(({ id }) => id))))
    const lines = efforts.map(
      (effort) => `  { "seconds": ${effort.seconds}, "inputTokens": ${effort.inputTokens}, "outputTokens": ${effort.outputTokens} }`,
    )
    await writeFile(new URL('measured.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
    await books.close()
  } finally {
    await set.stop()
    await rm(directory, { recursive: true, force: true })
  }
})
