import { type ReceivedSpan, startOtlpReceiver } from '@sibyl/platform/testing/otlp-receiver'
import { describeWithServer, findRabbitmq } from '@sibyl/platform/testing/servers'
import { startProduct } from './support/product.ts'
import { newReader, readTarot } from './support/reader.ts'

/** Reports each module of the tracing SDK as it loads. The API package alone comes with the metrics library and does nothing. */
const TELLS = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (/@opentelemetry\\/(?!api\\/)/.test(url)) process.stderr.write('loaded ' + url + '\\n')
  return next(url, context)
} })`
const telling = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELLS)}` }

type Collector = Awaited<ReturnType<typeof startOtlpReceiver>>

/** Makes one reading and stops the product, so that all spans are exported. */
const traceReading = async (collector: Collector, environment: NodeJS.ProcessEnv = {}): Promise<string> => {
  const product = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...telling, ...environment })
  try {
    const reader = await newReader(product, 'ada@example.org')
    expect((await readTarot(product, reader)).status).toBe(201)
    expect(await product.stop()).toBe(0)
    return product.output()
  } finally {
    await product.close()
  }
}

/** The call to the model and all its ancestors, from the root. */
const pathToModel = ({ spans }: Collector): ReceivedSpan[] => {
  const path: ReceivedSpan[] = []
  const behind = (span: ReceivedSpan) => spans.find(({ spanId }) => spanId === span.parentSpanId)
  for (let span = spans.find(({ name }) => name.startsWith('chat ')); span; span = behind(span)) path.unshift(span)
  return path
}

const expectOneTrace = (path: readonly ReceivedSpan[]): void => {
  expect(path.map(({ service, name }) => `${service}: ${name}`)).toEqual([
    'gateway: POST /divination/reading/:id',
    'divination: POST /divination/reading/:id',
    'divination: publish reading.requested.v1',
    'generator: process reading.requested.v1',
    'generator: write reading',
    'generator: chat gpt-5-mini',
  ])
  expect(new Set(path.map(({ traceId }) => traceId)).size).toBe(1)
  expect(path[0]?.parentSpanId).toBe('')
  // Server, server, producer, consumer, internal, client.
  expect(path.map(({ kind }) => kind)).toEqual([2, 2, 4, 5, 1, 3])
  expect(path.filter(({ failed }) => failed)).toEqual([])
}

describeWithServer('RabbitMQ', await findRabbitmq(), 'with a collector, over RabbitMQ', (server) => {
  it('one trace joins gateway, service, outbox, queue, generator and model', async () => {
    const collector = await startOtlpReceiver()
    await traceReading(collector, { AMQP_URL: server().url, NAMESPACE: `traces-${process.pid}` })
    expectOneTrace(pathToModel(collector))
    await collector.close()
  })
})

describe('with a collector', () => {
  let collector: Collector
  let output: string
  beforeAll(async () => {
    collector = await startOtlpReceiver()
    output = await traceReading(collector)
  })
  afterAll(() => collector.close())

  it('one trace joins gateway, service, outbox, queue, generator and model, each step behind the one that caused it', () => {
    expectOneTrace(pathToModel(collector))
  })

  it('the spans have the attributes that their convention requires', () => {
    const [called] = collector.spans.filter(({ service, name }) => service === 'gateway' && name.startsWith('POST /divination'))
    expect(called?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/divination/reading/:id',
      'http.response.status_code': 201,
    })
    expect(collector.spans.find(({ name }) => name.startsWith('chat '))?.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'gpt-5-mini',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.response.time_to_first_chunk': expect.any(Number),
      'gen_ai.usage.input_tokens': expect.any(Number),
      'gen_ai.usage.output_tokens': expect.any(Number),
    })
  })

  it('F35 no span holds a reader’s personal data or question', () => {
    const all = JSON.stringify(collector.spans)
    for (const personal of ['ada@example.org', 'Mira', 'Lund', 'studio', 'user_']) expect(all).not.toContain(personal)
  })

  it('the SDK is loaded', () => {
    expect(output).toContain('loaded ')
  })
})

describe('without a collector', () => {
  it('no module of the tracing SDK is loaded, from the start through a reading', async () => {
    const product = await startProduct(telling)
    const reader = await newReader(product, 'ada@example.org')
    expect((await readTarot(product, reader)).status).toBe(201)
    await product.stop()
    expect(product.output()).toContain('Sibyl is at')
    expect(product.output()).not.toContain('loaded ')
    await product.close()
  })
})
