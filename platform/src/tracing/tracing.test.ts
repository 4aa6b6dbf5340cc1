import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as conventions from '@opentelemetry/semantic-conventions/incubating'
import { AppError } from '../app-error.ts'
import { currentContext, withContext } from '../logging/context.ts'
import { createLogger } from '../logging/logger.ts'
import { startRelay } from '../outbox/relay.ts'
import { eventually } from '../testing/eventually.ts'
import { aNote, noteEvent, notes } from '../testing/notes.ts'
import { startOtlpReceiver } from '../testing/otlp-receiver.ts'
import { freePort } from '../testing/ports.ts'
import { recordingBus } from '../testing/recording-bus.ts'
import { testParts } from '../testing/test-parts.ts'
import { inSpan, step } from './in-span.ts'
import { observedHandlers } from './observed-handlers.ts'
import { startTracing } from './start-tracing.ts'
import type { Tracing } from './tracing.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'

describe('the traces of a service', () => {
  let collector: Awaited<ReturnType<typeof startOtlpReceiver>>
  let lines: string[]
  beforeEach(async () => {
    collector = await startOtlpReceiver()
    lines = []
  })
  afterEach(() => collector.close())

  const tracingWith = async (environment: NodeJS.ProcessEnv = {}): Promise<Tracing> => {
    const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) })
    const tracing = await startTracing({
      service: 'test',
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment },
      logger,
    })
    if (!tracing) throw new Error('not started')
    return tracing
  }
  const named = (name: string) => collector.spans.find((span) => span.name === name)

  it('are not started without a collector', async () => {
    const logger = createLogger('test', 'silent')
    expect(await startTracing({ service: 'test', environment: {}, logger })).toBeUndefined()
    expect(await startTracing({ service: 'test', environment: { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, logger })).toBeUndefined()
    expect(await step('a step', {}, async (span) => span)).toBeUndefined()
  })

  it('name the faults of their configuration', async () => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318', OTEL_TRACES_SAMPLER_ARG: '2' }
    await expect(startTracing({ service: 'test', environment, logger: createLogger('test', 'silent') })).rejects.toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT: must be an http.*\n.*OTEL_TRACES_SAMPLER_ARG: must be from 0 to 1/,
    )
  })

  it('continue under the caller’s span, and nest steps within steps', async () => {
    const tracing = await tracingWith()
    const outer = tracing.begin('outer', `00-${trace}-${parent}-01`, { kind: 'server', attributes: { 'http.route': '/read' } })
    await inSpan(outer, () =>
      step('inner', { kind: 'client' }, async () => expect(currentContext()?.traceparent).not.toBe(outer.traceparent)),
    )
    await tracing.close()
    expect(named('outer')).toMatchObject({
      service: 'test',
      traceId: trace,
      parentSpanId: parent,
      kind: 2,
      attributes: { 'http.route': '/read' },
    })
    expect(named('inner')).toMatchObject({ traceId: trace, parentSpanId: named('outer')?.spanId, kind: 3 })
  })

  it('drop an unsampled trace, and pass that decision on', async () => {
    const tracing = await tracingWith()
    const span = tracing.begin('unwanted', `00-${trace}-${parent}-00`)
    await inSpan(span, () =>
      step('nor this', {}, async () => expect(currentContext()?.traceparent).toMatch(new RegExp(`^00-${trace}-.*-00$`))),
    )
    await tracing.close()
    expect(collector.spans).toEqual([])
  })

  it('sample the configured ratio of their own, and all that others have sampled', async () => {
    const tracing = await tracingWith({ OTEL_TRACES_SAMPLER_ARG: '0' })
    const own = tracing.begin('own', undefined)
    own.end()
    tracing.begin('begun elsewhere', `00-${trace}-${parent}-01`).end()
    await tracing.close()
    expect(own.traceparent).toMatch(/-00$/)
    expect(collector.spans.map(({ name }) => name)).toEqual(['begun elsewhere'])
  })

  it('F35 record the kind of a failure, and none of its words', async () => {
    const tracing = await tracingWith()
    const failing = inSpan(tracing.begin('failing', undefined), () =>
      Promise.reject(new AppError('unavailable', { message: 'ada@example.org' })),
    )
    await expect(failing).rejects.toThrow()
    await tracing.close()
    expect(named('failing')).toMatchObject({ failed: true, attributes: { 'error.type': 'unavailable' } })
    // “ada” alone may be part of a span's id.
    expect(JSON.stringify(collector.spans)).not.toMatch(/ada@|example/)
  })

  it('connect a relay’s publish with its subscriber’s work, and name the reader in the subscriber’s log lines', async () => {
    const tracing = await tracingWith()
    const parts = testParts('test', { tracing })
    const seen = Promise.withResolvers<ReturnType<typeof currentContext>>()
    const handlers = observedHandlers('listener', { 'user.verified.v1': async () => seen.resolve(currentContext()) }, tracing)
    await parts.bus.subscribe('listener', handlers, { concurrency: 1 })
    const stored = await parts.store.collection(notes)
    const relay = startRelay(parts)
    await withContext({ requestId: 'req_1', traceparent: `00-${trace}-${parent}-01` }, () =>
      stored.create({ next: aNote('a'), events: [noteEvent('u1')] }),
    )
    expect(await seen.promise).toMatchObject({ userId: 'u1', traceparent: expect.stringContaining(trace) })
    await relay.close()
    await parts.bus.close()
    await parts.store.close()
    await tracing.close()
    const sent = named('publish user.verified.v1')
    expect(sent).toMatchObject({ traceId: trace, parentSpanId: parent, kind: 4 })
    expect(named('process user.verified.v1')).toMatchObject({ traceId: trace, parentSpanId: sent?.spanId, kind: 5 })
    expect(named('process user.verified.v1')?.attributes).toMatchObject({ 'messaging.consumer.group.name': 'listener' })
    const known = new Set<unknown>(Object.values(conventions))
    const attributes = collector.spans.flatMap((span) => Object.keys(span.attributes))
    expect(attributes.filter((name) => !known.has(name))).toEqual([])
  })

  it('cost an event nothing if tracing is off', async () => {
    const passed: unknown[] = []
    const { bus } = recordingBus(async (event) => {
      passed.push(event)
      return 'published'
    })
    const parts = testParts('test', { bus })
    const stored = await parts.store.collection(notes)
    const relay = startRelay(parts)
    const traceparent = `00-${trace}-${parent}-01`
    await withContext({ requestId: 'req_1', traceparent }, () => stored.create({ next: aNote('a'), events: [noteEvent('u1')] }))
    await eventually(() => expect(passed).toEqual([expect.objectContaining({ traceparent })]))
    await relay.close()
    await parts.store.close()
  })

  it.each(['away', 'silent'])(
    'wait for no collector that is %s: what waits is bounded, the end comes all the same, and it is said once',
    async (kind) => {
      const silent = createServer(() => undefined).listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const port = kind === 'away' ? await freePort() : (silent.address() as AddressInfo).port
      const tracing = await tracingWith({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
      for (let count = 0; count < 20_000; count += 1) tracing.begin('lost', undefined).end()
      await tracing.close()
      await eventually(() => expect(lines.join('')).toContain('the collector rejects traces'))
      expect(lines.filter((line) => line.includes('the collector rejects traces'))).toHaveLength(1)
      silent.closeAllConnections()
      silent.close()
    },
  )
})
