type Attributes = Record<string, string | number | boolean | string[]>

/** The span kind of OpenTelemetry: a span's relation to its neighbours in other processes. */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'

export type SpanOptions = { kind?: SpanKind; attributes?: Attributes }

/** A span. Names and attributes hold no personal data: only patterns, ids and numbers. */
export interface Span {
  /** The W3C traceparent for child spans in other processes. */
  readonly traceparent: string
  set(attributes: Attributes): void
  rename(name: string): void
  /** Marks the span as failed with an error code or name, never its message. The first call counts. */
  fail(reason: string): void
  child(name: string, options?: SpanOptions): Span
  end(): void
}

/** The traces of one service. */
export interface Tracing {
  /** Starts a span under the given traceparent; without one, starts a trace if sampling selects it. */
  begin(name: string, traceparent: string | undefined, options?: SpanOptions): Span
  /** Flushes the remaining spans within the time limit; resolves even without a collector. */
  close(): Promise<void>
}
