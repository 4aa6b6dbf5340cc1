import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillIn } from '@sibyl/platform/fill-in'
import { eventually } from '@sibyl/platform/testing/eventually'
import { answers, freePort } from '@sibyl/platform/testing/ports'
import { findRedis, type RunningServer } from '@sibyl/platform/testing/servers'
import { type Child, startChild } from '../kit/child.ts'
import { median } from '../kit/figures.ts'
import { processorTime } from '../kit/kernel.ts'
import { print, table } from '../kit/table.ts'

/**
 * Requests per second of the gateway forwarding a small JSON response, beside nginx doing the same and the service asked directly. The
 * rounds alternate, so that other load on the machine affects all alike. One gateway process against one nginx worker: both log every
 * request to a file; the gateway also counts it against its limit and measures it. A second run adds a session: the gateway counts in Redis
 * if there is one, and the service behind it verifies the session.
 */
const ROUNDS = 4
const SECONDS = 3
const CONNECTIONS = 50
const PATH = '/auth/profile'

type Started = { url: string; pid: number; token?: string }
/** One process, or several that share the callers as they would behind a load balancer. */
type Target = { name: string; processes: readonly Started[] }
type Measured = { perSecond: number; p50: number; p99: number; failed: number; cpu: number }
type Answered = { requests: { average: number; total: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }

const autocannon = createRequire(import.meta.url).resolve('autocannon')

const directory = await mkdtemp(join(tmpdir(), 'sibyl-bench-'))
const children: Child[] = []

/** Starts a server that answers with its port when it is asked. Its log goes to a file, as nginx's does. */
const startServer = async (name: string, options: { args?: readonly string[]; node?: readonly string[] } = {}): Promise<Started> => {
  const child = startChild(`bench/${name}.ts`, { ...options, output: join(directory, `${children.length}.log`) })
  children.push(child)
  const { port, ...rest } = await child.ask<{ port: number; token?: string }>({})
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, ...rest }
}

const startGatewayProcess = async (upstream: string, redisUrl?: string): Promise<Started> => {
  const node = (process.env.GATEWAY_NODE_OPTIONS ?? '').split(' ').filter(Boolean)
  const { url, pid } = await startServer('gateway-process', { node, args: redisUrl ? [upstream, redisUrl] : [upstream] })
  return { url: `${url}/api`, pid }
}

const nginxConfig = await readFile(new URL('nginx.conf', import.meta.url), 'utf8')

const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** nginx answers from a child of the started process. */
const workerOf = (pid: number): number =>
  process.platform === 'linux' ? Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10) : pid

const nginxes: ChildProcess[] = []

const startNginx = async (upstream: string): Promise<Started> => {
  const port = await freePort()
  await writeFile(join(directory, 'nginx.conf'), fillIn(nginxConfig, { directory, port, service: new URL(upstream).host }))
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: ['ignore', 'ignore', 'inherit'] })
  nginxes.push(child)
  await eventually(async () => {
    if (!(await answers(port))) throw new Error('nginx did not start')
  })
  return { url: `http://127.0.0.1:${port}/api`, pid: workerOf(Number(child.pid)) }
}

const loadOne = async ({ url, token }: Started, connections: number, seconds: number): Promise<Answered> => {
  const signedIn = token ? ['-H', `Authorization=Bearer ${token}`] : []
  const child = spawn(process.execPath, [autocannon, '-j', '-c', String(connections), '-d', String(seconds), ...signedIn, url + PATH], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString()) as Answered
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const load = async ({ processes }: Target, seconds: number): Promise<Measured> => {
  const used = (): number => sum(processes.map(({ pid }) => processorTime(pid)))
  const before = used()
  const answered = await Promise.all(processes.map((one) => loadOne(one, CONNECTIONS / processes.length, seconds)))
  const cpu = (1000 * (used() - before)) / sum(answered.map(({ requests }) => requests.total))
  return {
    perSecond: sum(answered.map(({ requests }) => requests.average)),
    p50: Math.max(...answered.map(({ latency }) => latency.p50)),
    p99: Math.max(...answered.map(({ latency }) => latency.p99)),
    failed: sum(answered.map(({ non2xx, errors }) => non2xx + errors)),
    cpu,
  }
}

let redis: RunningServer | undefined
try {
  const service = await startServer('small-answer')
  const sessions = await startServer('session-answer')
  const { token = '' } = sessions
  redis = await (await findRedis())?.start()
  if (!redis) print('SKIPPED: no Redis found, so the gateway counts in its own memory (see platform/src/testing/servers.ts).')
  const gateway = await startGatewayProcess(service.url)
  const targets: Target[] = [
    { name: 'gateway', processes: [gateway] },
    { name: 'gateway, two processes', processes: [gateway, await startGatewayProcess(service.url)] },
    { name: 'gateway, session and limit', processes: [{ ...(await startGatewayProcess(sessions.url, redis?.url)), token }] },
  ]
  if (hasNginx()) {
    targets.splice(1, 0, { name: 'nginx', processes: [await startNginx(service.url)] })
    targets.push({ name: 'nginx, session', processes: [{ ...(await startNginx(sessions.url)), token }] })
  } else print('SKIPPED: nginx is not on PATH, so the gateway is measured without it (Debian: apt-get install nginx).')
  targets.push({ name: 'service directly', processes: [service] }, { name: 'service directly, session', processes: [sessions] })

  const measured = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 2)
  for (let round = 0; round < ROUNDS; round += 1) for (const target of targets) measured.get(target.name)?.push(await load(target, SECONDS))

  print(`\nA small JSON answer, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s taken in turns\n`)
  const rows = [...measured].map(([name, rounds]) => {
    const of = (figure: Exclude<keyof Measured, 'failed'>) => median(rounds.map((round) => round[figure]))
    return [name, Math.round(of('perSecond')), of('p50'), of('p99'), Math.round(of('cpu')), sum(rounds.map(({ failed }) => failed))]
  })
  print(table(['', 'requests/s', 'p50 ms', 'p99 ms', 'cpu µs', 'failed'], rows))
  const against = (name: string, other: string, figure: 'perSecond' | 'cpu'): string => {
    const others = measured.get(other)
    const ratios = measured.get(name)?.map((round, index) => round[figure] / (others?.[index]?.[figure] ?? Number.NaN)) ?? []
    return `${median(ratios).toFixed(2)}  (rounds: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`
  }
  print(`\ntwo processes / one, requests per second: ${against('gateway, two processes', 'gateway', 'perSecond')}  aim: 1.80`)
  if (measured.has('nginx')) {
    print(`gateway / nginx, requests per second: ${against('gateway', 'nginx', 'perSecond')}  aim: 0.20`)
    print(`gateway / nginx, processor time a request: ${against('gateway', 'nginx', 'cpu')}`)
    print(`gateway with session and limit / nginx, requests per second: ${against('gateway, session and limit', 'nginx', 'perSecond')}\n`)
  }
} finally {
  for (const nginx of nginxes) nginx.kill('SIGTERM')
  await Promise.all(children.map((child) => child.stop()))
  await redis?.close()
  await rm(directory, { recursive: true, force: true })
}
