import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@sibyl/platform/testing/ports'
import { type Child, startChild } from '../kit/child.ts'
import { median } from '../kit/figures.ts'
import { descendants } from '../kit/kernel.ts'
import { memberIn } from '../kit/process-set.ts'
import { withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { report } from './kit/report.ts'

/**
 * The memory of every process at rest, ten seconds after it was ready, and the time that a start takes: `make start` and `make processes`,
 * medians of three. RSS counts the pages of Node's own program in each process, PSS shares them out. The first start has compiled nothing
 * yet, and is reported apart.
 */
const ROUNDS = 3
const REST_MS = 10_000
const LOOK_MS = 20
const AIMS = { standalone: 180, service: 110, startMs: 1500 }

type Memory = { rss: number; pss: number }
type Round = { startMs: number; memory: Map<string, Memory> }

const megabytes = (rollup: string, field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024

const memoryOf = (pid: number): Memory => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return { rss: megabytes(rollup, 'Rss'), pss: megabytes(rollup, 'Pss') }
}

/** The processes of one start by name: the started one, and those that its output names or that it has started. */
const namesOf = (child: Child, named: ReadonlyMap<number, string>): Map<string, number> =>
  new Map([
    ['supervisor', child.pid],
    ...[...descendants()].filter(([pid]) => pid > child.pid).map(([pid]) => [named.get(pid) ?? 'main', pid] as const),
  ])

const startOnce = async (file: string, node: readonly string[], env: NodeJS.ProcessEnv): Promise<Round> => {
  const port = await freePort()
  const began = performance.now()
  const child = startChild(file, { node, env: { ...env, PORT: String(port) } })
  const named = new Map<number, string>()
  child.eachLine((line) => {
    const member = memberIn(line)
    if (member) named.set(member.pid, member.name)
  })
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await pause(LOOK_MS)
  const startMs = performance.now() - began
  await pause(REST_MS)
  const memory = new Map([...namesOf(child, named)].map(([name, pid]) => [name, memoryOf(pid)]))
  await child.stop()
  return { startMs, memory }
}

const measure = async (what: string, file: string, node: readonly string[], servers: NodeJS.ProcessEnv): Promise<Round> => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-bench-'))
  const env = { ...servers, DATA_DIR: directory, NODE_COMPILE_CACHE: '', LOG_LEVEL: 'warn' }
  const first = await startOnce(file, node, env)
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push(await startOnce(file, node, env))
  await rm(directory, { recursive: true, force: true })
  const of = (name: string, field: keyof Memory): number => median(rounds.map(({ memory }) => memory.get(name)?.[field] ?? Number.NaN))
  const memory = new Map([...first.memory.keys()].map((name) => [name, { rss: of(name, 'rss'), pss: of(name, 'pss') }]))
  const startMs = median(rounds.map((round) => round.startMs))
  print(`\n${what}: ready after ${startMs.toFixed(0)} ms, at its first start after ${first.startMs.toFixed(0)} ms\n`)
  const rows = [...memory].map(([name, { rss, pss }]) => [
    name,
    rss.toFixed(0),
    pss.toFixed(0),
    first.memory.get(name)?.rss.toFixed(0) ?? '',
  ])
  print(table(['at rest', 'RSS MB', 'PSS MB', 'RSS MB, first start'], rows))
  return { startMs, memory }
}

const preload = ['--import', new URL('../standalone/src/compile-cache.js', import.meta.url).href]
const standalone = await measure('make start', 'standalone/start.sh', [], {})
const sum = [...standalone.memory.values()].reduce((all, { rss }) => all + rss, 0)
const aim = (what: string, most: number, measured: number, unit: string): void =>
  report({ what, aim: `≤ ${most} ${unit}`, measured: `${measured.toFixed(0)} ${unit}`, held: measured <= most })
aim('make start at rest, with its shell', AIMS.standalone, sum, 'MB')
aim('make start, warm', AIMS.startMs, standalone.startMs, 'ms')

await withServers('the set of processes at rest', ['mongo', 'rabbitmq', 'redis'], async ({ mongo, rabbitmq, redis }) => {
  const servers = { MONGODB_URI: mongo.url, AMQP_URL: rabbitmq.url, REDIS_URL: redis.url, NAMESPACE: 'bench' }
  const { memory } = await measure('make processes', 'processes/main.ts', preload, servers)
  const services = [...memory].filter(([name]) => name !== 'supervisor' && name !== 'emulators').map(([, { rss }]) => rss)
  aim('the largest process of the set at rest', AIMS.service, Math.max(...services), 'MB')
})
