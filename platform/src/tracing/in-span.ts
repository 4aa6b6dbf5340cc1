import { codeOf } from '../app-error.ts'
import { newId } from '../ids.ts'
import { currentContext, withContext } from '../logging/context.ts'
import type { Span, SpanOptions } from './tracing.ts'

/** Runs the work in a span and ends it; its log lines, writes and calls belong to that span. */
export const inSpan = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
  const context = { requestId: newId('req'), ...currentContext(), traceparent: span.traceparent, span }
  try {
    return await withContext(context, work)
  } catch (error) {
    span.fail(codeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** Runs the work as a child span of the current trace; without tracing, just runs it. */
export const step = <T>(name: string, options: SpanOptions, work: (span: Span | undefined) => Promise<T>): Promise<T> => {
  const span = currentContext()?.span?.child(name, options)
  return span ? inSpan(span, () => work(span)) : work(undefined)
}
