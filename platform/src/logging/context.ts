import { AsyncLocalStorage } from 'node:async_hooks'
import { randomHex } from '../ids.ts'
import type { Span } from '../tracing/tracing.ts'

/** The context of one request or event, shared by its log lines, outgoing calls and events. */
export type Context = {
  requestId: string
  traceparent: string
  /** The reader or visitor, once known. */
  userId?: string
  /** The current span, if traces are on. */
  span?: Span
}

const storage = new AsyncLocalStorage<Context>()

export const currentContext = (): Context | undefined => storage.getStore()

export const withContext = <T>(context: Context, work: () => T): T => storage.run(context, work)

/** Sets the reader or visitor of the current request or event. Later log lines name them by a hash. */
export const actFor = (userId: string): void => {
  const context = storage.getStore()
  if (context) context.userId = userId
}

const valid = /^00-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/
const SAMPLED = '01'
const TRACE_BYTES = 16
const SPAN_BYTES = 8

/** Creates a W3C traceparent: a new span in the caller's trace with its sampling decision, or a new trace. */
export const traceparentFrom = (incoming: string | undefined): string => {
  const [, trace, flags] = (incoming === undefined ? undefined : valid.exec(incoming)) ?? []
  return `00-${trace ?? randomHex(TRACE_BYTES)}-${randomHex(SPAN_BYTES)}-${flags ?? SAMPLED}`
}

/** The trace id of a traceparent, 32 hexadecimal digits. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)
