import { Agent, request as send } from 'node:http'
import { percentile } from './figures.ts'
import { agesOf } from './stamps.ts'

/**
 * Readers who follow their readings, as a process: each requests server-sent events, reads them to the end, and asks again. They start
 * spread over `rampMs`; the time before `warmMs` is not measured.
 */
export type Listening = { url: string; listeners: readonly string[]; body: unknown; rampMs: number; warmMs: number; measureMs: number }

/**
 * Milliseconds from the moment the model sends the last piece of a block to the block's arrival here; `first` is that of the first block of
 * each text.
 */
export type Heard = { blocks: number; failed: number; first: number; p50: number; p99: number; worst: number }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: Number.POSITIVE_INFINITY })

/** Passes on every chunk of the response as it arrives. */
const listen = (url: URL, authorization: string, body: Buffer, hear: (text: string) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Accept: 'text/event-stream',
      Authorization: authorization,
    }
    const asking = send(url, { method: 'POST', agent, headers }, (response) => {
      // Only deltas: the whole reading at the end repeats every stamp.
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n')) if (!line.includes('"reading"')) hear(line)
      })
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    asking.once('error', reject)
    asking.end(body)
  })

const run = async ({ url, listeners, body, rampMs, warmMs, measureMs }: Listening): Promise<Heard> => {
  const to = new URL(url)
  const payload = Buffer.from(JSON.stringify(body))
  const began = performance.now()
  const until = began + warmMs + measureMs
  const ages: number[] = []
  const firsts: number[] = []
  let failed = 0
  const hears = () => {
    let begun = false
    return (text: string): void => {
      const now = performance.now()
      const age = Math.min(...agesOf(text))
      if (age === Number.POSITIVE_INFINITY) return
      if (now > began + warmMs && now < until) {
        ages.push(age)
        if (!begun) firsts.push(age)
      }
      begun = true
    }
  }
  const listener = async (authorization: string, index: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, (index / listeners.length) * rampMs))
    while (performance.now() < until) {
      const status = await listen(to, authorization, payload, hears()).catch(() => 0)
      if (status < 200 || status > 299) failed += 1
    }
  }
  await Promise.all(listeners.map(listener))
  if (firsts.length === 0) throw new Error(`nothing arrived; ${failed} failed`)
  const [p50, p99, worst] = [percentile(ages, 0.5), percentile(ages, 0.99), percentile(ages, 1)]
  return { blocks: ages.length, failed, first: percentile(firsts, 0.99), p50, p99, worst }
}

process.on('message', async (task: Listening) => process.send?.(await run(task)))
