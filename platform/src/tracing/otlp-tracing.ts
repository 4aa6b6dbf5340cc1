import { randomUUID } from 'node:crypto'
import {
  type Context,
  SpanKind as Kind,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from '../logging/logger.ts'
import { version } from '../version.ts'
import type { Span, SpanKind, SpanOptions, Tracing } from './tracing.ts'

type Options = { service: string; namespace: string; endpoint: string; ratio: number; logger: Logger }

/** Spans that wait for a collector; beyond that they are dropped, which is all that a collector that is away costs. */
const MOST_WAITING = 2048
const BATCH = 512
/** Room for all that waits and for what is on its way already, so that a full queue at the end is not refused by our own exporter. */
const MOST_EXPORTS = MOST_WAITING / BATCH + 2
const SEND_EVERY_MS = 2000
const EXPORT_MS = 2000
const PARTING_MS = 2500

const kinds: Record<SpanKind, Kind> = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

const behind = (traceparent: string | undefined): Context => {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

/** Says once that the collector does not take what it is sent, and once that it does again; the SDK itself would say nothing. */
const telling = (exporter: SpanExporter, logger: Logger): SpanExporter => {
  let away = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !away) logger.warn({ err: result.error }, 'traces are not taken')
        if (!failed && away) logger.info('traces are taken again')
        away = failed
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Traces sent by OTLP over HTTP as JSON. Each service has a provider of its own, so that many can share a process. */
export const otlpTracing = ({ service, namespace, endpoint, ratio, logger }: Options): Tracing => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = telling(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS, concurrencyLimit: MOST_EXPORTS }), logger)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': namespace,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: 2 * EXPORT_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('sibyl', version)

  const begin = (name: string, parent: Context, { kind = 'internal', attributes = {} }: SpanOptions = {}): Span =>
    spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent))

  const spanOf = (span: OtelSpan): Span => {
    let failed = false
    return {
      traceparent: traceparentOf(span.spanContext()),
      set: (attributes) => void span.setAttributes(attributes),
      rename: (name) => void span.updateName(name),
      fail(reason) {
        if (!failed) span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR })
        failed = true
      },
      child: (name, options) => begin(name, trace.setSpan(ROOT_CONTEXT, span), options),
      end: () => span.end(),
    }
  }

  return {
    begin: (name, traceparent, options) => begin(name, behind(traceparent), options),
    async close() {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, PARTING_MS)
      // What could not be sent was told of above; it is lost, and nobody waits for it.
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}
