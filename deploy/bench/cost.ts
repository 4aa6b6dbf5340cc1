import { setTimeout as pause } from 'node:timers/promises'
import { residentMemory } from '../kit/kernel.ts'
import { type Servers, withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { startFixedTime } from './kit/fixed-time.ts'
import { type Product, question, startDistributed } from './kit/product.ts'
import { report } from './kit/report.ts'
import { openServerFigures } from './kit/server-figures.ts'
import { spentBy, spentSince } from './kit/spent.ts'

/**
 * What a reading of 800 tokens at 45 a second costs the distributed set, for readers who await the whole and for readers who follow its
 * stream: processor time of each process, commands and bytes of each server, memory. What the set uses at rest is subtracted, and reported
 * by the second. READERS and ROUNDS change what is measured.
 */
const READERS = Number(process.env.READERS ?? 100)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const TOKENS = 800
const TOKENS_A_SECOND = 45
const MODEL_MS = (TOKENS / TOKENS_A_SECOND) * 1000
/** On a busy machine a reading takes longer than the model; at least one must fit completely into this time. */
const MEASURE_MS = 2 * MODEL_MS
const PARAGRAPHS = 4
/** Waits until the events of the last readings have been handled. */
const SETTLED_MS = 3000
const IDLE_MS = 10_000
/** Processes that are not Sibyl's own: the stand-in for the model, the callers, and the servers. */
const NOT_OURS = new Set(['model', 'askers', 'emulators', 'redis-server', 'beam.smp', 'secantusd-rs', 'mongod'])
const AIMS = [
  { kind: 'awaited', accept: 'application/json', aimMs: 12 },
  { kind: 'streamed', accept: 'text/event-stream', aimMs: 45 },
]
const MOST_COMMANDS = 40
/** Milliseconds of processor time per reading below which the report omits a process. */
const LEAST_MS = 0.05

const fixed = await startFixedTime({ modelMs: MODEL_MS, pieces: TOKENS, paragraphs: PARAGRAPHS })

const medianBy = <T>(items: readonly T[], value: (item: T) => number): T | undefined =>
  items.toSorted((one, other) => value(one) - value(other))[Math.floor(items.length / 2)]

const measure = async (servers: Servers, { url, readers, pids, stop }: Product): Promise<void> => {
  const figures = await openServerFigures(servers)
  const named = new Map([...pids, ...fixed.pids])
  const generator = pids.get('generator') ?? process.pid
  const authorizations = readers.slice(0, READERS).map(({ authorization }) => authorization)

  const observed = async (work: () => Promise<number>) => {
    const [began, before, counted] = [performance.now(), spentBy(named), await figures.read()]
    const readings = await work()
    const spent = spentSince(before, spentBy(named))
    const counts = spentSince(counted, await figures.read())
    return { readings, seconds: (performance.now() - began) / 1000, spent, counts }
  }
  type Observed = Awaited<ReturnType<typeof observed>>

  const atRestMegabytes = residentMemory(generator)
  // Warms the set up: a process that has just started still compiles its code.
  await fixed.ask(`${url}/api/divination/reading/tarot`, authorizations, question, MEASURE_MS, 'application/json')
  await pause(SETTLED_MS)
  const idle = await observed(() => pause(IDLE_MS, 1))
  const resting = [...idle.spent].filter(([part]) => !NOT_OURS.has(part)).map(([part, ms]) => [part, ms / idle.seconds] as const)
  const restingMs = resting.reduce((sum, [, ms]) => sum + ms, 0)
  /** The amount per reading, minus what the set uses at rest. */
  const each = ({ readings, seconds }: Observed, all: number, idly = 0): number => (all - (idly * seconds) / idle.seconds) / readings
  const oursOf = (round: Observed): number =>
    [...round.spent].filter(([part]) => !NOT_OURS.has(part)).reduce((sum, [part, ms]) => sum + each(round, ms, idle.spent.get(part)), 0)

  const rows: (string | number)[][] = []
  const serverRows: (string | number)[][] = []
  for (const { kind, accept, aimMs } of AIMS) {
    const rounds: Observed[] = []
    let megabytes = 0
    const looking = setInterval(() => {
      megabytes = Math.max(megabytes, residentMemory(generator))
    }, 250)
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(
        await observed(async () => {
          const asked = await fixed.ask(`${url}/api/divination/reading/tarot`, authorizations, question, MEASURE_MS, accept)
          if (asked.failed > 0) print(`${asked.failed} readings failed`)
          return asked.total
        }),
      )
    }
    clearInterval(looking)
    const round = medianBy(rounds, oursOf)
    if (!round) continue
    const parts = [...round.spent].map(([part, ms]) => [part, each(round, ms, idle.spent.get(part))] as const)
    const said = parts.filter(([, ms]) => ms >= LEAST_MS).map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
    const ours = oursOf(round)
    const aSecond = round.readings / round.seconds
    rows.push([
      kind,
      aSecond.toFixed(1),
      ours.toFixed(1),
      (restingMs / aSecond).toFixed(1),
      said.join(', '),
      `${atRestMegabytes.toFixed(0)} / ${megabytes.toFixed(0)}`,
    ])
    for (const [what, count] of round.counts) {
      const one = each(round, count, idle.counts.get(what))
      if (one >= LEAST_MS) serverRows.push([kind, what, one.toFixed(1)])
    }
    const what = `a reading of ${TOKENS} tokens, ${kind}, distributed`
    report({ what: `${what}: our processes`, aim: `≤ ${aimMs} ms`, measured: `${ours.toFixed(1)} ms`, held: ours <= aimMs })
    const commands = each(round, round.counts.get('Redis commands') ?? Number.NaN, idle.counts.get('Redis commands'))
    const held = commands <= MOST_COMMANDS
    report({ what: `${what}: Redis commands`, aim: `≤ ${MOST_COMMANDS}`, measured: commands.toFixed(0), held })
  }
  await figures.close()
  await stop()
  print(`\nA reading of ${TOKENS} tokens at ${TOKENS_A_SECOND} a second, ${READERS} readers (milliseconds of processor time)\n`)
  print(table(['', 'readings/s', 'our processes', 'at rest, divided by rate', 'by process', 'generator MB at rest / most'], rows))
  const parts = resting.map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
  print(`\nAt rest our processes use ${restingMs.toFixed(1)} ms a second: ${parts.join(', ')}`)
  print('\nWhat a reading costs the servers\n')
  print(table(['', 'what', 'a reading'], serverRows))
}

await withServers('what a reading costs the distributed set', ['mongo', 'rabbitmq', 'redis'], async (servers) =>
  measure(servers, await startDistributed(servers, { readers: READERS, modelUrl: fixed.modelUrl })),
)
await fixed.stop()
