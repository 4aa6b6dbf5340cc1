import { type DestinationStream, type Logger, pino } from 'pino'
import { currentContext } from './context.ts'

export type { Logger } from 'pino'

/** Keys whose values never reach a log, at any depth that our own lines have. */
const secretKeys = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'refreshToken',
  'authorization',
  'cookie',
  'email',
  'firstName',
  'lastName',
  'formData',
  'question',
  'content',
]

/** A logger for one service: one JSON object a line, with the request's id and trace, without secrets or personal data. */
export const createLogger = (service: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service },
      mixin: () => currentContext() ?? {},
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
      serializers: { err: pino.stdSerializers.errWithCause },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    ...(destination ? [destination] : []),
  )
