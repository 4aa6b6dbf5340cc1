import type { Outcome, Task } from './askers.ts'
import { type Child, startChild } from './child.ts'

/** A model that takes the same time for every text, and those who ask, as processes of their own. */
export type FixedTime = {
  modelUrl: string
  /** Name and process of both. */
  pids: ReadonlyMap<string, number>
  /** Lets readers ask, a whole reading each after the other, and says how long those took that began after the first round. */
  ask(url: string, authorizations: readonly string[], body: unknown, measureMs: number): Promise<Outcome>
  /** Asks the model itself. */
  askModel(askers: number, measureMs: number): Promise<Outcome>
  stop(): Promise<void>
}

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

const SETTLED_MS = 1000

export const startFixedTime = async ({ modelMs, pieces }: { modelMs: number; pieces: number }): Promise<FixedTime> => {
  const model = startChild('kit/fixed-model.ts', { args: [modelMs, pieces] })
  const askers = startChild('kit/askers.ts')
  const modelUrl = `http://127.0.0.1:${await model.line(/^\d+$/)}/v1`
  const ask: FixedTime['ask'] = (url, authorizations, body, measureMs) => {
    // Spread over the time a text takes, so that no two rounds begin in step.
    const task: Task = { url, askers: authorizations, body, rampMs: modelMs, warmMs: modelMs + SETTLED_MS, measureMs }
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
