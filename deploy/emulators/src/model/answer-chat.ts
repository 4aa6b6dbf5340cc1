import { createHash, randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { type ChatRequest, chatRequestSchema, lastUserText, promptText } from './chat-request.ts'
import { type CompletionHead, chunk, completion, type FinishReason, type Usage, usageChunk } from './chat-response.ts'
import { failureOf, type Outcome, spoil } from './failures.ts'
import { sendOpenAiError } from './openai-error.ts'
import { paced, pause } from './pace.ts'
import type { FailureKind, ModelSettings, SettingsHolder } from './settings.ts'
import { countTokens, tokenize } from './tokens.ts'
import { writeAnswer } from './write-answer.ts'

/** One answer under way: all that the two ways of sending it need. */
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
export function answerChat(settings: SettingsHolder): RequestHandler {
  let served = 0
  return async (req, res) => {
    const parsed = chatRequestSchema.safeParse(req.body)
    if (!parsed.success) return refuse(res, parsed.error.issues[0])
    served += 1
    const current = settings.current()
    const failure = failureOf(served, current)
    const left = leaving(res)
    if (failure === 'timeout') return
    if (failure === 'http-500' || failure === 'http-429') return failAtOnce(res, failure)
    const answer = prepare(parsed.data, current, failure)
    if (parsed.data.stream) await stream(req, res, answer, parsed.data.stream_options?.include_usage === true, left)
    else await sendWhole(req, res, answer, left)
  }
}

function prepare(request: ChatRequest, settings: ModelSettings, failure: FailureKind): Answer {
  const asked = lastUserText(request)
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY
  const { text, finish }: Outcome = spoil(writeAnswer(asked), failure)
  const all = tokenize(text)
  const tokens = all.slice(0, limit)
  const prompt = countTokens(promptText(request))
  const seed = createHash('sha256').update(asked).digest('hex')
  return {
    head: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: request.model },
    tokens,
    finish: tokens.length < all.length ? 'length' : finish,
    usage: { prompt_tokens: prompt, completion_tokens: tokens.length, total_tokens: prompt + tokens.length },
    failure,
    settings,
    seed,
  }
}

async function stream(req: Request, res: Response, answer: Answer, withUsage: boolean, left: AbortSignal): Promise<void> {
  const hangUpAfter = answer.failure === 'hang-up' ? Math.floor(answer.tokens.length / 3) : Number.POSITIVE_INFINITY
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
    if (sent >= hangUpAfter) {
      res.write(': cut\n\n', () => hangUp(req)) // a comment line: the socket goes down only after what came before it is out
      return
    }
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
  if (answer.failure === 'hang-up') return hangUp(req)
  res.json(completion(answer.head, answer.tokens.join(''), answer.finish, answer.usage))
}

function hangUp(req: Request): void {
  req.socket.destroy()
}

function leaving(res: Response): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => controller.abort())
  return controller.signal
}

function failAtOnce(res: Response, failure: 'http-500' | 'http-429'): void {
  if (failure === 'http-500') {
    sendOpenAiError(res, 500, {
      message: 'The server had an error while processing your request.',
      type: 'server_error',
      param: null,
      code: null,
    })
  } else {
    res.set('retry-after', '1')
    sendOpenAiError(res, 429, { message: 'Rate limit reached for requests.', type: 'requests', param: null, code: 'rate_limit_exceeded' })
  }
}

function refuse(res: Response, issue: { path: PropertyKey[]; message: string } | undefined): void {
  const param = issue?.path.map(String).join('.') || null
  const message = param ? `Invalid value for '${param}': ${issue?.message}` : 'The body must be a JSON object.'
  sendOpenAiError(res, 400, { message, type: 'invalid_request_error', param, code: 'invalid_value' })
}
