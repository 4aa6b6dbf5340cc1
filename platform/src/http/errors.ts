import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorCodes } from '@sibyl/contracts/error-codes'
import type { Failure } from '@sibyl/contracts/http/answers'
import { AppError } from '../app-error.ts'
import { currentContext } from '../logging/context.ts'
import type { Logger } from '../logging/logger.ts'
import { routeOf } from './route-of.ts'

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof URIError) return new AppError('not_found', { cause: error })
  return new AppError('internal', { cause: error })
}

/** A deliberate refusal, such as a full queue, logs one short line: refusals come in floods, and their place in the code is known. */
const logFailure = (error: unknown, { code, cause }: AppError, route: string, logger: Logger): void => {
  if (error instanceof AppError && code !== 'internal' && cause === undefined) logger.warn({ route, code }, 'request refused')
  else logger.error({ err: error, route, code }, 'request failed')
}

/** Maps a failure to an HTTP response; the only place that does. */
export const answerFailure = (error: unknown, request: IncomingMessage, response: ServerResponse, logger: Logger): void => {
  const failure = toAppError(error)
  const { status } = errorCodes[failure.code]
  if (status >= 500) logFailure(error, failure, routeOf(request, response), logger)
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (failure.retryAfter !== undefined) response.setHeader('Retry-After', String(failure.retryAfter))
  const body: Failure & Record<string, unknown> = {
    ...failure.extra,
    success: false,
    code: failure.code,
    message: failure.message,
    error: failure.message,
    requestId: currentContext()?.requestId ?? '',
    ...(failure.fields ? { fields: [...failure.fields] } : {}),
  }
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(body))
}
