import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * What Sibyl adds to a reading when the model takes one second: the same number of concurrent askers first at the model itself, then at
 * Sibyl through its gateway, in the same run. Model and product are processes of their own.
 */

const READERS = 256
const ROUNDS: readonly { concurrent: number; requests: number }[] = [
  { concurrent: 1, requests: 12 },
  { concurrent: 64, requests: 128 },
  { concurrent: 256, requests: 512 },
]
const EASED = Object.fromEntries(
  ['GENERAL', 'REGISTRATION', 'SIGN_IN_BY_ADDRESS', 'READINGS'].map((name) => [`LIMIT_${name}`, '1000000/60']),
)

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const start = (file: string, environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const lineMatching = async (child: ChildProcess, pattern: RegExp): Promise<string> => {
  if (!child.stdout) throw new Error('the process has no output')
  for await (const line of createInterface({ input: child.stdout })) if (pattern.test(line)) return line
  throw new Error('the process ended before it was ready')
}

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

type Mail = { to: string; text: string }

/** Registers, verifies and signs in as many readers as are needed, each with three tokens. */
const readers = async (base: string): Promise<string[]> => {
  const password = 'Bench-Reader-1'
  const emails = Array.from({ length: READERS }, (_, index) => `bench-${index}@sibyl.example`)
  await inParallel(32, emails, (email) => post(`${base}/api/auth/register`, { firstName: 'Bench', lastName: 'Reader', email, password }))
  const links = new Map<string, string>()
  while (links.size < READERS) {
    const mails = (await (await fetch(`${base}/_dev/mailbox/messages`)).json()) as Mail[]
    for (const { to, text } of mails) {
      const token = /[?&]token=([\w.-]+)/.exec(text)?.[1]
      if (token) links.set(to, token)
    }
  }
  await inParallel(32, [...links.values()], (token) => post(`${base}/api/auth/verify-email`, { token }))
  const tokens = await inParallel(
    32,
    emails,
    async (email) => ((await (await post(`${base}/api/auth/login`, { email, password })).json()) as { token: string }).token,
  )
  return tokens
}

const inParallel = async <T, R>(width: number, items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next
      next += 1
      results[index] = await work(items[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0

const timed = async (concurrent: number, requests: number, ask: (index: number) => Promise<unknown>) => {
  const milliseconds = await inParallel(concurrent, Array.from({ length: requests }), async (_, index) => {
    const began = performance.now()
    await ask(index)
    return performance.now() - began
  })
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
}

const question = { timeframe: 'present', question: 'Should I take the offer from the studio?' }
const modelRequest = {
  model: 'bench',
  stream: true,
  messages: [
    {
      role: 'user',
      content: JSON.stringify({ facts: [1, 2, 3].map((n) => ({ id: `card-${n}`, label: 'The Hermit', data: { card: 'major-09' } })) }),
    },
  ],
}

const directory = await mkdtemp(join(tmpdir(), 'sibyl-bench-'))
const model = start(script('one-second-model.ts'), {})
const modelUrl = `http://127.0.0.1:${await lineMatching(model, /^\d+$/)}/v1`
const port = await freePort()
const product = start(script('../standalone/src/main.ts'), {
  ...EASED,
  PORT: String(port),
  DATA_DIR: directory,
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: modelUrl,
  BCRYPT_COST: '4',
})
try {
  await lineMatching(product, /Ctrl-C/)
  product.stdout?.resume()
  const base = `http://127.0.0.1:${port}`
  const tokens = await readers(base)
  process.stdout.write('\nWhat Sibyl adds to a reading when the model takes 1 s (milliseconds)\n')
  process.stdout.write('readers   model p50   p99   Sibyl p50   p99   added p50   p99\n')
  let reader = 0
  for (const { concurrent, requests } of ROUNDS) {
    const direct = await timed(concurrent, requests, async () => (await post(`${modelUrl}/chat/completions`, modelRequest)).text())
    const through = await timed(concurrent, requests, async () => {
      const token = tokens[reader % READERS]
      reader += 1
      await (await post(`${base}/api/divination/reading/tarot`, { formData: question }, { Authorization: `Bearer ${token}` })).json()
    })
    const row = [concurrent, direct.p50, direct.p99, through.p50, through.p99, through.p50 - direct.p50, through.p99 - direct.p99]
    process.stdout.write(
      `${row
        .map((value, index) =>
          Math.round(value)
            .toString()
            .padStart([7, 12, 6, 12, 6, 12, 6][index] ?? 8),
        )
        .join('')}\n`,
    )
  }
} finally {
  product.kill()
  model.kill()
  await once(product, 'exit')
  await rm(directory, { recursive: true, force: true })
}
