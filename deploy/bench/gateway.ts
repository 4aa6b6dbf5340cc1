import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/**
 * Requests per second of the gateway passing a small JSON answer on, beside nginx doing the same and the service asked directly: rounds
 * that take turns, so that whatever else the machine does falls on all alike. Each runs in a process of its own, nginx with one worker;
 * both log every request to a file, the gateway also counts and measures each.
 */
const ROUNDS = 4
const SECONDS = 3
const CONNECTIONS = 50
const PATH = '/auth/profile'

type Started = { url: string; pid: number }
type Target = Started & { name: string }
type Measured = { perSecond: number; p50: number; p99: number; failed: number; cpu: number }
type Answered = { requests: { average: number; total: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }

const autocannon = createRequire(import.meta.url).resolve('autocannon')
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const children: ChildProcess[] = []

const pidOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('the process did not start')
  return pid
}

const firstLine = async (stream: Readable | null): Promise<string> => {
  if (!stream) throw new Error('the process has no output to read')
  const [line] = await once(createInterface({ input: stream }), 'line')
  return String(line)
}

const startUpstream = async (): Promise<Started> => {
  const child = spawn(process.execPath, [script('small-answer.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return { url: `http://127.0.0.1:${await firstLine(child.stdout)}`, pid: pidOf(child) }
}

const startGatewayProcess = async (upstream: string): Promise<Started> => {
  const options = (process.env.GATEWAY_NODE_OPTIONS ?? '').split(' ').filter(Boolean)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...options, script('gateway-process.ts'), upstream], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  return { url: `http://127.0.0.1:${await firstLine(child.stderr)}/api`, pid: pidOf(child) }
}

/** Microseconds of processor time a process has used, which hardly depends on what else the machine does; Linux counts in ticks of 10 ms. */
const processorTime = (pid: number): number => {
  if (process.platform !== 'linux') return Number.NaN
  const [, user = '0', system = '0'] =
    /^(?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')) ?? []
  return (Number(user) + Number(system)) * 10_000
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const nginxConfig = (directory: string, port: number, upstream: string): string => `
worker_processes 1;
daemon off;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log ${directory}/access.log;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  keepalive_requests 1000000;
  upstream service { server ${new URL(upstream).host}; keepalive 256; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location /api/ {
      proxy_pass http://service/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`

const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const untilListening = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (connected) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nginx did not start')
}

/** nginx answers from a child of the process that was started. */
const workerOf = (pid: number): number =>
  process.platform === 'linux' ? Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10) : pid

const startNginx = async (directory: string, upstream: string): Promise<Started> => {
  const port = await freePort()
  await writeFile(join(directory, 'nginx.conf'), nginxConfig(directory, port, upstream))
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  await untilListening(port)
  return { url: `http://127.0.0.1:${port}/api`, pid: workerOf(pidOf(child)) }
}

const load = async ({ url, pid }: Target, seconds: number): Promise<Measured> => {
  const before = processorTime(pid)
  const child = spawn(process.execPath, [autocannon, '-j', '-c', String(CONNECTIONS), '-d', String(seconds), url + PATH], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const output = Buffer.concat(await child.stdout.toArray()).toString()
  const { requests, latency, non2xx, errors } = JSON.parse(output) as Answered
  const cpu = (processorTime(pid) - before) / requests.total
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors, cpu }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(12))).join('')

const directory = await mkdtemp(join(tmpdir(), 'sibyl-bench-'))
try {
  const service = await startUpstream()
  const targets: Target[] = [{ name: 'gateway', ...(await startGatewayProcess(service.url)) }]
  if (hasNginx()) targets.push({ name: 'nginx', ...(await startNginx(directory, service.url)) })
  else print('SKIPPED: nginx is not on PATH, so the gateway is measured without it (Debian: apt-get install nginx).')
  targets.push({ name: 'service directly', ...service })

  const measured = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 2)
  for (let round = 0; round < ROUNDS; round += 1) for (const target of targets) measured.get(target.name)?.push(await load(target, SECONDS))

  print(`\nA small JSON answer, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s taken in turns\n`)
  print(columns(['', 'requests/s', 'p50 ms', 'p99 ms', 'cpu µs', 'failed']))
  for (const [name, rounds] of measured) {
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
    const of = (figure: Exclude<keyof Measured, 'failed'>) => median(rounds.map((round) => round[figure]))
    print(columns([name, Math.round(of('perSecond')), of('p50'), of('p99'), Math.round(of('cpu')), failed]))
  }
  const nginx = measured.get('nginx')
  const against = (figure: 'perSecond' | 'cpu'): string => {
    const ratios = measured.get('gateway')?.map((round, index) => round[figure] / (nginx?.[index]?.[figure] ?? Number.NaN)) ?? []
    return `${median(ratios).toFixed(2)}  (rounds: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`
  }
  if (nginx) print(`\ngateway / nginx, requests per second: ${against('perSecond')}`)
  if (nginx) print(`gateway / nginx, processor time a request: ${against('cpu')}\n`)
} finally {
  const ended = children.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ended)
  await rm(directory, { recursive: true, force: true })
}
