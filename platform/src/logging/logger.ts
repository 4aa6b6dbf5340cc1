import { type DestinationStream, type Logger, pino } from 'pino'
import { currentContext } from './context.ts'
import { withoutSecrets } from './without-secrets.ts'

export type { Logger } from 'pino'

const describeError = (error: Error): Record<string, unknown> => withoutSecrets({ ...pino.stdSerializers.errWithCause(error) })

/** A logger for one service: one JSON object a line, with the request's id and trace, without secrets or personal data. */
export const createLogger = (service: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service },
      mixin: () => currentContext() ?? {},
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    ...(destination ? [destination] : []),
  )
