import { startChild } from '../kit/child.ts'
import { withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { modelRequest } from './kit/fixed-time.ts'
import type { Heard, Listening } from './kit/listeners.ts'
import { type Product, question, startDistributed, startStandalone } from './kit/product.ts'
import { report } from './kit/report.ts'

/**
 * How late a block of text reaches a reader: from the model's sending its last piece to its arrival as a server-sent event through the
 * gateway. A hundred readers, at forty pieces a second each, compared with the same readers at the model itself.
 */
const READERS = Number(process.env.READERS ?? 100)
const PER_SECOND = 40
const MODEL_MS = 10_000
const MEASURE_MS = 15_000
const AIM_MS = 30

const model = startChild('bench/kit/fixed-model.ts', { args: [MODEL_MS, (MODEL_MS / 1000) * PER_SECOND, 'stamped'] })
const listeners = startChild('bench/kit/listeners.ts')
const modelUrl = `http://127.0.0.1:${await model.line(/^\d+$/)}/v1`
const rows: (string | number)[][] = []

const listen = async (name: string, url: string, authorizations: readonly string[], body: unknown): Promise<Heard> => {
  const task: Listening = { url, listeners: authorizations, body, rampMs: MODEL_MS, warmMs: MODEL_MS + 1000, measureMs: MEASURE_MS }
  const heard = await listeners.ask<Heard>(task)
  const { first, p50, p99, worst, blocks, failed } = heard
  rows.push([name, first.toFixed(1), p50.toFixed(1), p99.toFixed(1), worst.toFixed(1), blocks, failed])
  return heard
}

const direct = await listen('the model itself', `${modelUrl}/chat/completions`, Array<string>(READERS).fill('none'), modelRequest)

const measure = async (name: string, product: Product): Promise<void> => {
  const authorizations = product.readers.slice(0, READERS).map(({ authorization }) => authorization)
  const { first } = await listen(name, `${product.url}/api/divination/reading/tarot`, authorizations, question)
  await product.stop()
  const added = first - direct.first
  const what = `streaming to ${READERS} readers, ${PER_SECOND} pieces a second: p99 of the first block's added delay, ${name}`
  report({ what, aim: `≤ ${AIM_MS} ms`, measured: `${added.toFixed(1)} ms`, held: added <= AIM_MS })
}

await measure('one process', await startStandalone({ readers: READERS, modelUrl }))
await withServers('streaming by the distributed set', ['mongo', 'rabbitmq', 'redis'], async (servers) =>
  measure('distributed', await startDistributed(servers, { readers: READERS, modelUrl })),
)
await Promise.all([model.stop(), listeners.stop()])
print('\nDelay of a block of text, from the model to the reader (milliseconds)\n')
print(table(['', 'p99 of the first', 'p50', 'p99', 'worst', 'blocks', 'failed'], rows))
