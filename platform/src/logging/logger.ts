import { type DestinationStream, type Logger, pino } from 'pino'
import { currentContext, traceIdOf } from './context.ts'
import { describeError } from './describe-error.ts'
import { pseudonym } from './pseudonym.ts'
import { withoutSecrets } from './without-secrets.ts'

export type { Logger } from 'pino'

/** Context fields added to each log line. */
const inHand = (): object => {
  const context = currentContext()
  if (!context) return {}
  const { requestId, traceparent, userId } = context
  const traceId = traceIdOf(traceparent)
  return userId === undefined ? { requestId, traceId } : { requestId, traceId, user: pseudonym(userId) }
}

/** A logger for one service: one JSON object a line, with the request's id, trace and reader, without secrets or personal data. */
export const createLogger = (service: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service },
      mixin: inHand,
      serializers: { err: (error: unknown) => describeError(error) },
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    ...(destination ? [destination] : []),
  )
