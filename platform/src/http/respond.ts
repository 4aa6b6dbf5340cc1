import { idempotencyKey } from '@sibyl/contracts/http/idempotency-key'
import type { Operation } from '@sibyl/contracts/http/operation'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Cache } from '../cache/cache.ts'
import { actFor } from '../logging/context.ts'
import type { Logger } from '../logging/logger.ts'
import { watchSession } from '../session/ended-sessions.ts'
import type { VerifySession } from '../session/verify-session.ts'
import { AnswerExtras, Content } from './answers.ts'
import { identifyCaller } from './caller.ts'
import { JsonStream, sendJsonStream } from './json-stream.ts'
import type { OpenStreams } from './open-streams.ts'
import { readBytes, readJson } from './read-body.ts'
import type { Caller, Route } from './route.ts'
import { ServerSentEvents, sendEvents } from './server-sent-events.ts'
import { validate } from './validate.ts'

type Parts = { verifySession: VerifySession; cache: Cache; openStreams: OpenStreams; logger: Logger }

const send = async (result: unknown, { operation }: Route, response: Response, signal: AbortSignal): Promise<void> => {
  if (result instanceof ServerSentEvents) return sendEvents(response, result, signal)
  if (result instanceof JsonStream) return sendJsonStream(response, result, signal)
  if (result instanceof Content) {
    if (result.framed) response.removeHeader('X-Frame-Options')
    response.set(result.headers).type(result.type).send(result.body)
    return
  }
  const usual = operation.status ?? 200
  response.setHeader('Cache-Control', 'no-store')
  if (result instanceof AnswerExtras)
    response
      .set(result.headers)
      .status(result.status ?? usual)
      .json(result.body)
  else response.status(usual).json(result)
}

const bodyOf = ({ operation, raw }: Route, request: Request): Promise<unknown> | undefined => {
  if (raw) return readBytes(request)
  return operation.body && readJson(request)
}

/** The query of a request. Express would accept invalid UTF-8 as U+FFFD. @throws AppError invalid_input */
const queryOf = (request: Request): unknown => {
  try {
    decodeURIComponent(request.url)
  } catch (cause) {
    throw new AppError('invalid_input', { message: 'The address holds escapes that are not valid UTF-8.', cause })
  }
  return request.query
}

const callerHeaders = z.object({ 'Idempotency-Key': idempotencyKey.optional() })

/** Whether to answer with an event stream: the caller prefers one, or the call has no other response. */
const answersEvents = ({ streams, answer }: Operation, request: Request): boolean =>
  streams === true && (answer instanceof z.ZodString || request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream')

type Asked = { route: Route; request: Request; response: Response; caller: Caller; wantsEvents: boolean; signal: AbortSignal }

const handle = async ({ route, request, response, caller, wantsEvents, signal }: Asked): Promise<void> => {
  const { operation } = route
  const body = await bodyOf(route, request)
  const headers = validate(callerHeaders, { 'Idempotency-Key': request.get('idempotency-key') })
  const result = await route.handle({
    params: operation.params && validate(operation.params, request.params),
    query: operation.query && validate(operation.query, queryOf(request)),
    body: operation.body ? validate(operation.body, body) : body,
    caller,
    address: request.ip ?? '',
    header: (name) => request.get(name),
    idempotencyKey: headers['Idempotency-Key'],
    wantsEvents,
    signal,
  } as Parameters<Route['handle']>[0])
  if (!signal.aborted) await send(result, route, response, signal)
}

/** Ends a stream when its session ends. Returns the function that stops watching. */
const endWithSession = ({ session }: Caller, leaving: AbortController, { cache, logger }: Parts): (() => void) => {
  if (!session) return () => undefined
  const end = (): void => leaving.abort(new Error('the session has ended'))
  return watchSession({ cache }, session, end, (error) => logger.warn({ err: error }, 'a session could not be looked up'))
}

/** Answers a call of the contract: identifies the caller, validates the input and sends the result of the use case. @throws AppError */
export const respond = async (route: Route, parts: Parts, request: Request, response: Response): Promise<void> => {
  const { operation } = route
  const leaving = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) leaving.abort(new Error('the caller has left'))
  })
  const caller = await identifyCaller(operation, request, response, parts)
  if (caller.id !== '') actFor(caller.id)
  const wantsEvents = answersEvents(operation, request)
  const asked: Asked = { route, request, response, caller, wantsEvents, signal: leaving.signal }
  if (!wantsEvents) return handle(asked)
  const close = parts.openStreams.open(caller.id)
  const stopWatching = endWithSession(caller, leaving, parts)
  await handle(asked).finally(stopWatching).finally(close)
}
