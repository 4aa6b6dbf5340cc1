import type { IncomingMessage } from 'node:http'
import OpenAI from 'openai'
import { writingOf } from '../methods/engines.ts'
import { chatChunks } from './chat-chunks.ts'
import { httpFetch, streamOf } from './http-fetch.ts'
import { instructions } from './instructions.ts'
import { type Oracle, OracleFailure, type OracleFailureReason, type OracleRequest } from './oracle.ts'

type Options = { apiKey: string; baseUrl?: string; model: string; timeoutMs: number }

const reasonOf = (error: unknown): OracleFailureReason => {
  if (error instanceof OpenAI.RateLimitError) return 'busy'
  return 'unavailable'
}

/** The oracle behind any server that speaks OpenAI's chat completions. Retries are the pipeline's business, so the SDK makes none. */
export const openAiOracle = ({ apiKey, baseUrl, model, timeoutMs }: Options): Oracle => {
  const client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), timeout: timeoutMs, maxRetries: 0, fetch: httpFetch })

  /** A function of its own, so that of a thousand answers under way none keeps what its request was made of. */
  const ask = async (request: OracleRequest, signal: AbortSignal): Promise<IncomingMessage> => {
    const completion = client.chat.completions.create(
      {
        model,
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: instructions(writingOf(request.method).brief) },
          { role: 'user', content: JSON.stringify(request) },
        ],
      },
      { signal },
    )
    return streamOf(await completion.asResponse())
  }

  return {
    async *write(request, signal, told) {
      // The SDK's own timeout ends with the head of the answer; this one covers the whole text.
      const late = AbortSignal.timeout(timeoutMs)
      let finish: string | null | undefined
      told?.({ provider: 'openai', model })
      try {
        for await (const chunk of chatChunks(await ask(request, AbortSignal.any([signal, late])))) {
          const choice = chunk.choices?.[0]
          finish = choice?.finish_reason ?? finish
          if (chunk.usage) told?.({ inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens })
          if (choice?.delta?.content) yield choice.delta.content
        }
      } catch (error) {
        signal.throwIfAborted()
        throw new OracleFailure(late.aborted ? 'timeout' : reasonOf(error), { cause: error })
      }
      signal.throwIfAborted()
      if (late.aborted) throw new OracleFailure('timeout')
      if (finish) told?.({ finish })
      if (finish !== 'stop') throw new OracleFailure('cut_off')
    },
  }
}
