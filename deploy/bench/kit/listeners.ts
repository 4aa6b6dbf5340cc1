import { percentile } from '../../kit/figures.ts'
import { post } from './post.ts'
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

const run = async ({ url, listeners, body, rampMs, warmMs, measureMs }: Listening): Promise<Heard> => {
  const to = new URL(url)
  const payload = Buffer.from(JSON.stringify(body))
  const began = performance.now()
  const until = began + warmMs + measureMs
  const ages: number[] = []
  const firsts: number[] = []
  let failed = 0
  const measureBlocks = () => {
    let begun = false
    return (text: string): void => {
      const now = performance.now()
      // Only deltas: the whole reading at the end repeats every stamp.
      const deltas = text.split('\n').filter((line) => !line.includes('"reading"'))
      const age = Math.min(...deltas.flatMap(agesOf))
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
      const asked = { authorization, body: payload, accept: 'text/event-stream', onText: measureBlocks() }
      const status = await post(to, asked).catch(() => 0)
      if (status < 200 || status > 299) failed += 1
    }
  }
  await Promise.all(listeners.map(listener))
  if (firsts.length === 0) throw new Error(`nothing arrived; ${failed} failed`)
  const [p50, p99, worst] = [percentile(ages, 0.5), percentile(ages, 0.99), percentile(ages, 1)]
  return { blocks: ages.length, failed, first: percentile(firsts, 0.99), p50, p99, worst }
}

process.on('message', async (task: Listening) => process.send?.(await run(task)))
