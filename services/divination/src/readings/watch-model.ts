import { defined } from '@sibyl/platform/defined'
import { SECOND } from '@sibyl/platform/time'
import { step } from '@sibyl/platform/tracing/in-span'
import type { GeneratorMetrics } from '../metrics.ts'
import { type ModelCall, OracleFailure } from '../oracle/oracle.ts'

/** What a call to the model reports while it is running. */
export type Watched = {
  /** A chunk of text has arrived. */
  onPiece(): void
  /** The server has reported usage or its model. */
  onUsage(about: ModelCall): void
}

const MICRO = 1_000_000

const outcomeOf = (error: unknown): string => (error instanceof OracleFailure ? error.reason : 'stopped')

/** Records metrics for calls to the model, and traces each as a span of its reading. */
export const watchModel =
  ({ firstToken, lastToken, modelTokens, modelCost }: Pick<GeneratorMetrics, 'firstToken' | 'lastToken' | 'modelTokens' | 'modelCost'>) =>
  <T>(work: (call: Watched) => Promise<T>): Promise<T> =>
    step('chat', { kind: 'client', attributes: { 'gen_ai.operation.name': 'chat' } }, async (span) => {
      const began = performance.now()
      let first: number | undefined
      let last: number | undefined
      const ended = (outcome: string): void => {
        if (first !== undefined) firstToken.observe({ outcome }, (first - began) / SECOND)
        lastToken.observe({ outcome }, ((last ?? performance.now()) - began) / SECOND)
        if (first !== undefined) span?.set({ 'gen_ai.response.time_to_first_chunk': (first - began) / SECOND })
        if (outcome !== 'written') span?.fail(outcome)
      }
      const call: Watched = {
        onPiece() {
          last = performance.now()
          first ??= last
        },
        onUsage({ provider, model, finish, inputTokens, cachedTokens, outputTokens, costMicroUsd }) {
          if (inputTokens !== undefined) modelTokens.inc({ kind: 'input' }, inputTokens)
          if (cachedTokens !== undefined) modelTokens.inc({ kind: 'cached' }, cachedTokens)
          if (outputTokens !== undefined) modelTokens.inc({ kind: 'output' }, outputTokens)
          if (costMicroUsd !== undefined) modelCost.inc(costMicroUsd / MICRO)
          if (model !== undefined) span?.rename(`chat ${model}`)
          const attributes = defined({
            'gen_ai.provider.name': provider,
            'gen_ai.request.model': model,
            'gen_ai.response.finish_reasons': finish === undefined ? undefined : [finish],
            'gen_ai.usage.input_tokens': inputTokens,
            'gen_ai.usage.output_tokens': outputTokens,
          })
          span?.set(attributes)
        },
      }
      try {
        const result = await work(call)
        ended('written')
        return result
      } catch (error) {
        ended(outcomeOf(error))
        throw error
      }
    })
export type WatchModel = ReturnType<typeof watchModel>
