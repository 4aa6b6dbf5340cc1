type Attributes = Record<string, string | number | boolean | string[]>

/** As in OpenTelemetry: what a step is to the process before it and to the one behind it. */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'

export type SpanOptions = { kind?: SpanKind; attributes?: Attributes }

/** One step of a trace, from its beginning to its end. Names and attributes hold no personal data: patterns, ids and figures only. */
export interface Span {
  /** W3C traceparent for whoever goes on from here. */
  readonly traceparent: string
  set(attributes: Attributes): void
  rename(name: string): void
  /** Says that the step failed, and in which way: a code or the name of an error, never its words. The first saying stands. */
  fail(reason: string): void
  child(name: string, options?: SpanOptions): Span
  end(): void
}

/** The traces of one service. */
export interface Tracing {
  /** Begins a span behind the one that a traceparent names; without one it begins a trace, if that is to be sampled. */
  begin(name: string, traceparent: string | undefined, options?: SpanOptions): Span
  /** Sends what is left, for as long as a collector may take; resolves also when there is none. */
  close(): Promise<void>
}
