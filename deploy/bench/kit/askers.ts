import { percentile } from '../../kit/figures.ts'
import { post } from './post.ts'

/**
 * The readers of a bench, as a process: each asks, waits for the whole response, and asks again. They start spread over `rampMs`, so that
 * they do not run in step; the time before `warmMs` is not measured.
 */
export type Task = {
  url: string
  /** One reader each, as the value of the Authorization header. */
  askers: readonly string[]
  body: unknown
  /** The media type to accept: `text/event-stream` for a streamed response. */
  accept?: string
  rampMs: number
  warmMs: number
  measureMs: number
}

/** Milliseconds from the request to the end of the response, for the measured ones; `total` counts the others too. */
export type Outcome = { total: number; measured: number; failed: number; perSecond: number; p50: number; p99: number; worst: number }

const run = async ({ url, askers, body, accept = 'application/json', rampMs, warmMs, measureMs }: Task): Promise<Outcome> => {
  const to = new URL(url)
  const payload = Buffer.from(JSON.stringify(body))
  const began = performance.now()
  const until = began + warmMs + measureMs
  const times: number[] = []
  let total = 0
  let failed = 0
  const asker = async (authorization: string, index: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, (index / askers.length) * rampMs))
    while (performance.now() < until) {
      const from = performance.now()
      const status = await post(to, { authorization, body: payload, accept }).catch(() => 0)
      const now = performance.now()
      total += 1
      if (from < began + warmMs || now > until) continue
      if (status >= 200 && status < 300) times.push(now - from)
      else failed += 1
    }
  }
  await Promise.all(askers.map(asker))
  if (times.length === 0) throw new Error(`nothing to measure: ${failed} failed, of ${total}`)
  const [p50, p99, worst] = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1)]
  return { total, measured: times.length, failed, perSecond: times.length / (measureMs / 1000), p50, p99, worst }
}

process.on('message', async (task: Task) => process.send?.(await run(task)))
