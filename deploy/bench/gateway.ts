import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
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

type Target = { name: string; url: string }
type Measured = { perSecond: number; p50: number; p99: number; failed: number }
type Answered = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }

const autocannon = createRequire(import.meta.url).resolve('autocannon')
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const children: ChildProcess[] = []

const firstLine = async (stream: Readable | null): Promise<string> => {
  if (!stream) throw new Error('the process has no output to read')
  const [line] = await once(createInterface({ input: stream }), 'line')
  return String(line)
}

const startUpstream = async (): Promise<string> => {
  const child = spawn(process.execPath, [script('small-answer.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return `http://127.0.0.1:${await firstLine(child.stdout)}`
}

const startGatewayProcess = async (upstream: string): Promise<string> => {
  const options = (process.env.GATEWAY_NODE_OPTIONS ?? '').split(' ').filter(Boolean)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...options, script('gateway-process.ts'), upstream], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  return `http://127.0.0.1:${await firstLine(child.stderr)}/api`
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

const startNginx = async (directory: string, upstream: string): Promise<string> => {
  const port = await freePort()
  await writeFile(join(directory, 'nginx.conf'), nginxConfig(directory, port, upstream))
  children.push(spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: ['ignore', 'ignore', 'inherit'] }))
  await untilListening(port)
  return `http://127.0.0.1:${port}/api`
}

const load = async (url: string, seconds: number): Promise<Measured> => {
  const child = spawn(process.execPath, [autocannon, '-j', '-c', String(CONNECTIONS), '-d', String(seconds), url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const output = Buffer.concat(await child.stdout.toArray()).toString()
  const { requests, latency, non2xx, errors } = JSON.parse(output) as Answered
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(12))).join('')

const directory = await mkdtemp(join(tmpdir(), 'sibyl-bench-'))
try {
  const upstream = await startUpstream()
  const targets: Target[] = [{ name: 'gateway', url: (await startGatewayProcess(upstream)) + PATH }]
  if (hasNginx()) targets.push({ name: 'nginx', url: (await startNginx(directory, upstream)) + PATH })
  else print('SKIPPED: nginx is not on PATH, so the gateway is measured without it (Debian: apt-get install nginx).')
  targets.push({ name: 'service directly', url: upstream + PATH })

  const measured = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
  for (const { url } of targets) await load(url, 2)
  for (let round = 0; round < ROUNDS; round += 1) for (const { name, url } of targets) measured.get(name)?.push(await load(url, SECONDS))

  print(`\nA small JSON answer, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s taken in turns\n`)
  print(columns(['', 'requests/s', 'p50 ms', 'p99 ms', 'failed']))
  for (const [name, rounds] of measured) {
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
    const of = (figure: 'perSecond' | 'p50' | 'p99') => median(rounds.map((round) => round[figure]))
    print(columns([name, Math.round(of('perSecond')), of('p50'), of('p99'), failed]))
  }
  const nginx = measured.get('nginx')
  const ratios = measured.get('gateway')?.map((round, index) => round.perSecond / (nginx?.[index]?.perSecond ?? Number.NaN)) ?? []
  if (nginx)
    print(
      `\ngateway / nginx, requests per second: ${median(ratios).toFixed(2)}  (rounds: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})\n`,
    )
} finally {
  const ended = children.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ended)
  await rm(directory, { recursive: true, force: true })
}
