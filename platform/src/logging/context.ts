import { AsyncLocalStorage } from 'node:async_hooks'
import { randomHex } from '../ids.ts'
import type { Span } from '../tracing/tracing.ts'

/** What every log line, outgoing call and event of one request or one handled event has in common. */
export type Context = {
  requestId: string
  traceparent: string
  /** Whom it is about, once that is known. */
  userId?: string
  /** The step of the trace that is under way, where traces are kept. */
  span?: Span
}

const storage = new AsyncLocalStorage<Context>()

export const currentContext = (): Context | undefined => storage.getStore()

export const withContext = <T>(context: Context, work: () => T): T => storage.run(context, work)

/** Says whom the request or event in hand is about: a reader, or a visitor known by a cookie. Lines from here on name them, by a hash. */
export const actFor = (userId: string): void => {
  const context = storage.getStore()
  if (context) context.userId = userId
}

const valid = /^00-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/
const SAMPLED = '01'
const TRACE_BYTES = 16
const SPAN_BYTES = 8

/**
 * A W3C traceparent: a new span in the caller's trace, sampled or not as the caller has decided, or a new trace where the caller has none.
 */
export const traceparentFrom = (incoming: string | undefined): string => {
  const [, trace, flags] = (incoming === undefined ? undefined : valid.exec(incoming)) ?? []
  return `00-${trace ?? randomHex(TRACE_BYTES)}-${randomHex(SPAN_BYTES)}-${flags ?? SAMPLED}`
}

/** The trace that a traceparent belongs to, as 32 hexadecimal digits. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)
