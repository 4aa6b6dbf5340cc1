import type { IncomingMessage } from 'node:http'
import { SECOND } from '@sibyl/platform/time'
import OpenAI from 'openai'
import { chatChunks } from './chat-chunks.ts'
import { chatRequest, type ModelSettings } from './chat-request.ts'
import { httpFetch, streamOf } from './http-fetch.ts'
import { flagsSelfHarm } from './moderation.ts'
import { type Oracle, OracleFailure, type OracleRequest } from './oracle.ts'
import { costOf, type Price } from './price.ts'
import { retryAfterMs } from './retry-after.ts'

type Options = ModelSettings & {
  apiKey: string
  baseUrl?: string | undefined
  timeoutMs: number
  /** Where none is known, no cost is claimed. */
  price?: Price | undefined
  /** The model that screens the reader's words, where the provider has one. */
  moderationModel?: string | undefined
}

const MODERATION_MS = 2 * SECOND

const failureOf = (error: unknown): OracleFailure => {
  if (error instanceof OracleFailure) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new OracleFailure('timeout', { cause: error })
  const status = error instanceof OpenAI.APIError ? error.status : undefined
  const wait = status === 429 || status === 503 ? retryAfterMs((error as { headers?: Headers }).headers, Date.now()) : undefined
  const details = { cause: error, ...(wait === undefined ? {} : { retryAfterMs: wait }) }
  return new OracleFailure(status === 429 ? 'busy' : 'unavailable', details)
}

/** A page or a document instead of a stream is no answer of a model, whatever its status says. */
const streamedBody = (response: Response): IncomingMessage => {
  const body = streamOf(response)
  const type = response.headers.get('content-type') ?? ''
  if (!/html|json/i.test(type)) return body
  body.destroy()
  throw new OracleFailure('unavailable', { cause: new Error(`the model answered with ${type}`) })
}

/** The oracle behind any server that speaks OpenAI's chat completions. Retries are the pipeline's business, so the SDK makes none. */
export const openAiOracle = ({ apiKey, baseUrl, timeoutMs, price, moderationModel, ...settings }: Options): Oracle => {
  const client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), timeout: timeoutMs, maxRetries: 0, fetch: httpFetch })

  /** A function of its own, so that of a thousand answers under way none keeps what its request was made of. */
  const ask = async (request: OracleRequest, signal: AbortSignal): Promise<IncomingMessage> =>
    streamedBody(await client.chat.completions.create(chatRequest(request, settings), { signal }).asResponse())

  const write: Oracle['write'] = async function* (request, signal, told) {
    // The SDK's own timeout ends with the head of the answer; this one covers the whole text.
    const late = AbortSignal.timeout(timeoutMs)
    let finish: string | null | undefined
    told?.({ provider: 'openai', model: settings.model })
    try {
      for await (const chunk of chatChunks(await ask(request, AbortSignal.any([signal, late])))) {
        const choice = chunk.choices?.[0]
        finish = choice?.finish_reason ?? finish
        if (chunk.usage) {
          const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = chunk.usage
          told?.({ inputTokens, outputTokens, ...(price ? { costMicroUsd: costOf(price, inputTokens, outputTokens) } : {}) })
        }
        if (choice?.delta?.content) yield choice.delta.content
      }
    } catch (error) {
      signal.throwIfAborted()
      throw late.aborted ? new OracleFailure('timeout', { cause: error }) : failureOf(error)
    }
    signal.throwIfAborted()
    if (late.aborted) throw new OracleFailure('timeout')
    if (finish) told?.({ finish })
    if (finish !== 'stop') throw new OracleFailure('cut_off')
  }
  if (moderationModel === undefined) return { write }

  return {
    write,
    async hearsCrisis(words, signal) {
      const request = { model: moderationModel, input: words }
      const within = AbortSignal.any([signal, AbortSignal.timeout(MODERATION_MS)])
      const answer = await client.moderations.create(request, { signal: within }).asResponse()
      return flagsSelfHarm(Buffer.concat(await streamOf(answer).toArray()).toString())
    },
  }
}
