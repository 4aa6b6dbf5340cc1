import { createHash, randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { type ChatRequest, chatRequestSchema, lastUserText, promptText } from './chat-request.ts'
import { type CompletionHead, chunk, completion, type FinishReason, type Usage, usageChunk } from './chat-response.ts'
import { answerWrongly } from './misbehave/answer-wrongly.ts'
import { chooseFailure } from './misbehave/choose-failure.ts'
import type { FailureKind } from './misbehave/kinds.ts'
import { spoil } from './misbehave/spoil-text.ts'
import { sendOpenAiError } from './openai-error.ts'
import { paced, pause } from './pace.ts'
import { promptCache } from './prompt-cache.ts'
import { parseReadingRequest } from './reading-request.ts'
import type { ModelSettings, SettingsHolder } from './settings.ts'
import { countTokens, tokenize } from './tokens.ts'
import { writeAnswer } from './write-answer.ts'

/** Whether the stand-in for the model would add a note of support to a reading with this form. */
export type JudgeReader = (reader: Record<string, unknown>) => boolean

type Mind = { cachedIn(prompt: string): number; isHeavy: JudgeReader }

/** One answer in progress: what both ways of sending it need. */
type Answer = {
  head: CompletionHead
  tokens: string[]
  finish: FinishReason
  usage: Usage
  failure: FailureKind
  settings: ModelSettings
  seed: string
}

/** POST /v1/chat/completions. Stops writing when the client leaves. */
export function answerChat(settings: SettingsHolder, isHeavy: JudgeReader): RequestHandler {
  let served = 0
  const cachedIn = promptCache()
  return async (req, res) => {
    const parsed = chatRequestSchema.safeParse(req.body)
    if (!parsed.success) return refuse(res, parsed.error.issues[0])
    served += 1
    const failure = chooseFailure(served, parsed.data.model, settings)
    const left = leaving(res)
    if (answerWrongly(res, failure)) return
    const answer = prepare(parsed.data, settings.current(), failure, { cachedIn, isHeavy })
    if (parsed.data.stream) await stream(req, res, answer, parsed.data.stream_options?.include_usage === true, left)
    else await sendWhole(req, res, answer, left)
  }
}

function prepare(request: ChatRequest, settings: ModelSettings, failure: FailureKind, { cachedIn, isHeavy }: Mind): Answer {
  const asked = lastUserText(request)
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY
  const { text, finish } = spoil(withSafety(writeAnswer(asked), asked, isHeavy), failure, request)
  const all = tokenize(text)
  const tokens = all.slice(0, limit)
  const said = promptText(request)
  const prompt = countTokens(said)
  const cached = { cached_tokens: Math.min(prompt, cachedIn(said)) }
  const seed = createHash('sha256').update(asked).digest('hex')
  return {
    head: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: request.model },
    tokens,
    finish: tokens.length < all.length ? 'length' : finish,
    usage: { prompt_tokens: prompt, completion_tokens: tokens.length, total_tokens: prompt + tokens.length, prompt_tokens_details: cached },
    failure,
    settings,
    seed,
  }
}

/** As the instructions ask, a reading starts with the line SAFETY, about the reader's own words. */
function withSafety(text: string, asked: string, isHeavy: JudgeReader): string {
  const request = parseReadingRequest(asked)
  if (!request) return text
  return `SAFETY: ${isHeavy(request.question ? { question: request.question } : (request.reader ?? {})) ? 'support' : 'ok'}\n${text}`
}

async function stream(req: Request, res: Response, answer: Answer, withUsage: boolean, left: AbortSignal): Promise<void> {
  const breakOffAfter = breaksOff(answer.failure) ? Math.floor(answer.tokens.length / 3) : Number.POSITIVE_INFINITY
  const send = (body: object) => res.write(`data: ${JSON.stringify(body)}\n\n`)
  const open = () => {
    res.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    send(chunk(answer.head, { role: 'assistant', content: '' }))
  }
  let sent = 0
  for await (const token of paced(answer.tokens, answer.settings, answer.seed, left)) {
    if (sent === 0) open()
    if (sent >= breakOffAfter) return breakOff(req, res, answer.failure)
    send(chunk(answer.head, { content: token }))
    sent += 1
  }
  if (left.aborted) return
  if (sent === 0) open()
  send(chunk(answer.head, {}, answer.finish))
  if (withUsage) send(usageChunk(answer.head, answer.usage))
  res.end('data: [DONE]\n\n')
}

async function sendWhole(req: Request, res: Response, answer: Answer, left: AbortSignal): Promise<void> {
  const { firstTokenMs, tokensPerSecond } = answer.settings
  if (!(await pause(firstTokenMs + (answer.tokens.length * 1000) / tokensPerSecond, left))) return
  if (breaksOff(answer.failure)) return breakOff(req, res, answer.failure)
  res.json(completion(answer.head, answer.tokens.join(''), answer.finish, answer.usage))
}

function breaksOff(failure: FailureKind): boolean {
  return failure === 'hang-up' || failure === 'stall' || failure === 'error-chunk'
}

/** Breaks an answer off: the socket closes, an error follows, or nothing more does. */
function breakOff(req: Request, res: Response, failure: FailureKind): void {
  const error = { message: 'The model ran into an error.', type: 'server_error', param: null, code: null }
  if (failure === 'error-chunk' && res.headersSent) res.end(`data: ${JSON.stringify({ error })}\n\n`)
  else if (failure === 'error-chunk') sendOpenAiError(res, 500, error)
  // A comment line, so that the socket closes only after everything before it was sent.
  else if (failure === 'hang-up' && res.headersSent) res.write(': cut\n\n', () => req.socket.destroy())
  else if (failure === 'hang-up') req.socket.destroy()
}

function leaving(res: Response): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => controller.abort())
  return controller.signal
}

function refuse(res: Response, issue: { path: PropertyKey[]; message: string } | undefined): void {
  const param = issue?.path.map(String).join('.') || null
  const message = param ? `Invalid value for '${param}': ${issue?.message}` : 'The body must be a JSON object.'
  sendOpenAiError(res, 400, { message, type: 'invalid_request_error', param, code: 'invalid_value' })
}
