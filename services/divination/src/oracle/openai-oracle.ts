import type { IncomingMessage } from 'node:http'
import { httpFetch, streamOf } from '@sibyl/platform/http/http-fetch'
import { restBetweenReads } from '@sibyl/platform/http/rest-between-reads'
import { retryAfterMs } from '@sibyl/platform/http/retry-after'
import { memoize } from '@sibyl/platform/memoize'
import { SECOND } from '@sibyl/platform/time'
import type OpenAI from 'openai'
import { flagsSelfHarm } from '../safety/moderation.ts'
import { type ChatUsage, chatPieces } from './chat-pieces.ts'
import type { ModelSettings } from './model-settings.ts'
import { type Oracle, OracleFailure, type OracleRequest } from './oracle.ts'
import { costOf, type Price, type TokensUsed } from './price.ts'

type Options = ModelSettings & {
  apiKey: string
  baseUrl?: string | undefined
  timeoutMs: number
  /** Without prices no cost is reported. */
  price?: Price | undefined
  /** The model that screens the reader's words, if the provider has one. */
  moderationModel?: string | undefined
}

const MODERATION_MS = 2 * SECOND

/**
 * The statuses with which a proxy or a starting server answers for a model that is away. Unlike a 500, they say nothing about the request.
 */
const AWAY = [502, 503, 504]

type Sdk = typeof OpenAI

/** Both load with the first reading: the largest package of a generator, and the words of all methods. */
const prompts = memoize(() => import('./chat-request.ts'))
const sdk = memoize(async (): Promise<Sdk> => (await import('openai')).default)

/** A connection that failed, or broke in the middle of an answer. */
const isOfConnection = (error: unknown, { APIConnectionError }: Sdk): boolean =>
  error instanceof APIConnectionError || typeof (error as NodeJS.ErrnoException).code === 'string'

const failureOf = (error: unknown, of: Sdk): OracleFailure => {
  if (error instanceof OracleFailure) return error
  if (error instanceof of.APIConnectionTimeoutError) return new OracleFailure('timeout', { cause: error })
  const status = error instanceof of.APIError ? error.status : undefined
  const wait = status === 429 || status === 503 ? retryAfterMs((error as { headers?: Headers }).headers, Date.now()) : undefined
  const away = status === undefined ? isOfConnection(error, of) : AWAY.includes(status)
  const details = { cause: error, away, ...(wait === undefined ? {} : { retryAfterMs: wait }) }
  return new OracleFailure(status === 429 ? 'busy' : 'unavailable', details)
}

const usageOf = ({ prompt_tokens, completion_tokens, prompt_tokens_details }: ChatUsage): TokensUsed => {
  const cachedTokens = prompt_tokens_details?.cached_tokens ?? undefined
  return { inputTokens: prompt_tokens, ...(cachedTokens === undefined ? {} : { cachedTokens }), outputTokens: completion_tokens }
}

/** A page or a document instead of a stream is not an answer, whatever its status. */
const streamedBody = (response: Response): IncomingMessage => {
  const body = streamOf(response)
  const type = response.headers.get('content-type') ?? ''
  if (!/html|json/i.test(type)) return body
  body.destroy()
  throw new OracleFailure('unavailable', { cause: new Error(`the model answered with ${type}`) })
}

/** The oracle behind any server that speaks OpenAI's chat completions API. The pipeline handles retries, so the SDK makes none. */
export const openAiOracle = ({ apiKey, baseUrl, timeoutMs, price, moderationModel, ...settings }: Options): Oracle => {
  const client = memoize(async () => {
    const Client = await sdk()
    return new Client({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), timeout: timeoutMs, maxRetries: 0, fetch: httpFetch })
  })

  /** A separate function, so that the closure of a streaming answer does not keep the request in memory. */
  const ask = async (request: OracleRequest, signal: AbortSignal): Promise<IncomingMessage> =>
    streamedBody(await (await client()).chat.completions.create((await prompts()).chatRequest(request, settings), { signal }).asResponse())

  const write: Oracle['write'] = async function* (request, signal, onUsage) {
    // The SDK's own timeout ends with the response headers; this one covers the whole text.
    const late = AbortSignal.timeout(timeoutMs)
    let finish: string | undefined
    onUsage?.({ provider: 'openai', model: settings.model })
    try {
      const body = await ask(request, AbortSignal.any([signal, late]))
      for await (const piece of chatPieces(body, restBetweenReads(body))) {
        finish = piece.finish ?? finish
        if (piece.usage) {
          const used = usageOf(piece.usage)
          onUsage?.(price ? { ...used, costMicroUsd: costOf(price, used) } : used)
        }
        if (piece.text) yield piece.text
      }
    } catch (error) {
      signal.throwIfAborted()
      throw late.aborted ? new OracleFailure('timeout', { cause: error }) : failureOf(error, await sdk())
    }
    signal.throwIfAborted()
    if (late.aborted) throw new OracleFailure('timeout')
    if (finish) onUsage?.({ finish })
    if (finish !== 'stop') throw new OracleFailure('cut_off')
  }
  if (moderationModel === undefined) return { write }

  return {
    write,
    async flagsCrisis(words, signal) {
      const request = { model: moderationModel, input: words }
      const within = AbortSignal.any([signal, AbortSignal.timeout(MODERATION_MS)])
      const answer = await (await client()).moderations.create(request, { signal: within }).asResponse()
      return flagsSelfHarm(Buffer.concat(await streamOf(answer).toArray()).toString())
    },
  }
}
