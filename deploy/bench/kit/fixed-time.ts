import { type Child, startChild } from '../../kit/child.ts'
import type { Outcome, Task } from './askers.ts'

/** A model with a fixed time for every text, and its readers, as separate processes. */
export type FixedTime = {
  modelUrl: string
  /** The name and the process of both. */
  pids: ReadonlyMap<string, number>
  /** Lets readers request one reading after another, and returns the durations of those that began after the first round. */
  ask(url: string, authorizations: readonly string[], body: unknown, measureMs: number, accept?: string): Promise<Outcome>
  /** Requests texts from the model directly. */
  askModel(askers: number, measureMs: number): Promise<Outcome>
  stop(): Promise<void>
}

/** A request to the model itself, for a reading of three cards. */
export const modelRequest = {
  model: 'bench',
  stream: true,
  messages: [
    {
      role: 'user',
      content: JSON.stringify({ facts: [1, 2, 3].map((n) => ({ id: `card-${n}`, label: 'The Hermit', data: { card: 'major-09' } })) }),
    },
  ],
}

const SETTLED_MS = 1000

/** How long a text takes, in how many pieces it comes, and how many paragraphs it has for each card. */
type Pace = { modelMs: number; pieces: number; paragraphs?: number }

export const startFixedTime = async ({ modelMs, pieces, paragraphs = 1 }: Pace): Promise<FixedTime> => {
  const model = startChild('bench/kit/fixed-model.ts', { args: [modelMs, pieces, 'plain', paragraphs] })
  const askers = startChild('bench/kit/askers.ts')
  const modelUrl = `http://127.0.0.1:${await model.line(/^\d+$/)}/v1`
  const ask: FixedTime['ask'] = (url, authorizations, body, measureMs, accept) => {
    // Spread over the duration of a text, so that no two rounds begin in step.
    const task: Task = {
      url,
      askers: authorizations,
      body,
      ...(accept ? { accept } : {}),
      rampMs: modelMs,
      warmMs: modelMs + SETTLED_MS,
      measureMs,
    }
    return askers.ask<Outcome>(task)
  }
  return {
    modelUrl,
    pids: new Map([
      ['model', model.pid],
      ['askers', askers.pid],
    ]),
    ask,
    askModel: (count, measureMs) => ask(`${modelUrl}/chat/completions`, Array<string>(count).fill('none'), modelRequest, measureMs),
    async stop() {
      await Promise.all([model, askers].map((child: Child) => child.stop()))
    },
  }
}
