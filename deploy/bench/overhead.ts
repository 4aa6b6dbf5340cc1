import { withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { startFixedTime } from './kit/fixed-time.ts'
import { type Product, question, startDistributed, startStandalone } from './kit/product.ts'
import { report } from './kit/report.ts'
import { spentBy, spentSince } from './kit/spent.ts'

/**
 * The time that Sibyl adds to a reading when the model takes a fixed time: a number of readers, each asking again when the reading is done,
 * first at the model itself, then at Sibyl through its gateway. They start spread over the duration of one reading, and the first round is
 * not measured, so this is a steady state and not a thousand readers pressing the button at once. MODEL_MS and READERS change what is
 * measured.
 */
const MODEL_MS = Number(process.env.MODEL_MS ?? 10_000)
const COUNTS = (process.env.READERS ?? '64,200,256,500').split(',').map(Number)
const PIECE_EVERY_MS = 100
const MEASURE_MS = Math.max(10_000, 2 * MODEL_MS)
/** How long readers start new readings at the model itself, beyond the duration of one. */
const DIRECT_MS = 4000
const AIMS = {
  'one process': new Map([
    [256, 20],
    [500, 30],
  ]),
  distributed: new Map([
    [256, 50],
    [500, 100],
  ]),
}
const GROWTH = { from: 200, to: 500, aim: 3 }
/** Milliseconds of processor time per reading below which the report omits a process. */
const LEAST_MS = 0.05

type Added = { p50: number; p99: number }

const rows: (string | number)[][] = []
const costs: (string | number)[][] = []
const fixed = await startFixedTime({ modelMs: MODEL_MS, pieces: MODEL_MS / PIECE_EVERY_MS })
const direct = new Map<number, Added>()
for (const count of COUNTS) direct.set(count, await fixed.askModel(count, MODEL_MS + DIRECT_MS))

const measureRound = async (name: string, { url, readers, pids }: Product, count: number): Promise<Added> => {
  const named = new Map([...pids, ...fixed.pids])
  const before = spentBy(named)
  const authorizations = readers.slice(0, count).map(({ authorization }) => authorization)
  const asked = await fixed.ask(`${url}/api/divination/reading/tarot`, authorizations, question, MEASURE_MS)
  const { p50 = 0, p99 = 0 } = direct.get(count) ?? {}
  const added = { p50: asked.p50 - p50, p99: asked.p99 - p99 }
  rows.push([name, count, added.p50.toFixed(0), added.p99.toFixed(0), asked.perSecond.toFixed(0), asked.measured, asked.failed])
  const used = [...spentSince(before, spentBy(named))].map(([part, ms]) => [part, ms / asked.total] as const)
  const said = used.filter(([, ms]) => ms >= LEAST_MS).map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
  costs.push([name, count, said.join(', ')])
  return added
}

const measure = async (name: keyof typeof AIMS, product: Product): Promise<void> => {
  const added = new Map<number, Added>()
  for (const count of COUNTS) added.set(count, await measureRound(name, product, count))
  await product.stop()
  for (const [count, aim] of AIMS[name]) {
    const p99 = added.get(count)?.p99
    if (p99 === undefined) continue
    report({ what: `overhead p99 at ${count} readers, ${name}`, aim: `≤ ${aim} ms`, measured: `${p99.toFixed(0)} ms`, held: p99 <= aim })
  }
  const growth = (added.get(GROWTH.to)?.p50 ?? Number.NaN) / (added.get(GROWTH.from)?.p50 ?? Number.NaN)
  if (Number.isNaN(growth)) return
  const what = `overhead p50 at ${GROWTH.to} readers against ${GROWTH.from}, ${name}`
  report({ what, aim: `≤ ${GROWTH.aim}×`, measured: `${growth.toFixed(2)}×`, held: growth <= GROWTH.aim })
}

const options = { readers: Math.max(...COUNTS), modelUrl: fixed.modelUrl }
await measure('one process', await startStandalone(options))
await withServers('what the distributed set adds to a reading', ['mongo', 'rabbitmq', 'redis'], async (servers) =>
  measure('distributed', await startDistributed(servers, options)),
)
await fixed.stop()
print(`\nWhat Sibyl adds to a reading when the model takes ${MODEL_MS / 1000} s (milliseconds)\n`)
print(table(['', 'readers', 'added p50', 'added p99', 'readings/s', 'measured', 'failed'], rows))
print('\nWhere the processor time of a reading goes (milliseconds)\n')
print(table(['', 'readers', 'by process'], costs))
