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

/** Spans queued for the collector; further ones are dropped, which is the only cost of an unreachable collector. */
const MOST_WAITING = 2048
const BATCH = 512
/** Room for the queue and the export in progress, so that our own exporter never rejects a full queue at shutdown. */
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

/** Logs once that the collector rejects spans and once that it accepts them again; the SDK itself logs nothing. */
const telling = (exporter: SpanExporter, logger: Logger): SpanExporter => {
  let away = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !away) logger.warn({ err: result.error }, 'the collector rejects traces')
        if (!failed && away) logger.info('the collector accepts traces again')
        away = failed
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Sends traces by OTLP over HTTP as JSON. Each service has its own provider, so that many can share a process. */
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
      // The exporter has logged the failure above; unsent spans are lost, and nobody waits for them.
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}
