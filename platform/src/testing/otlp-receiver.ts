import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedSpan = {
  service: string
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentSpanId: string
  name: string
  /** As OTLP numbers them: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number
  attributes: Record<string, unknown>
  failed: boolean
}

type Value = {
  stringValue?: string
  intValue?: number | string
  doubleValue?: number
  boolValue?: boolean
  arrayValue?: { values: Value[] }
}
type Attribute = { key: string; value: Value }
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        attributes: Attribute[]
        status: { code?: number }
      }[]
    }[]
  }[]
}

const plain = ({ stringValue, intValue, doubleValue, boolValue, arrayValue }: Value): unknown =>
  stringValue ?? doubleValue ?? boolValue ?? (intValue === undefined ? arrayValue?.values.map(plain) : Number(intValue))

const plainObject = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]))

const FAILED = 2

const spansIn = ({ resourceSpans }: Sent): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, kind, attributes, status }) => ({
        service: String(plainObject(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId,
        name,
        kind,
        attributes: plainObject(attributes),
        failed: status.code === FAILED,
      })),
    ),
  )

/** A collector of traces: accepts OTLP over HTTP in JSON, as a real one does, and stores what it receives. */
export const startOtlpReceiver = async () => {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const sent = JSON.parse(await text(request)) as Sent
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end()
      return
    }
    spans.push(...spansIn(sent))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
