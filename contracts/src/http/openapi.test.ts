import { authOperations } from './auth.ts'
import { contactOperations } from './contact.ts'
import { libraryOperations } from './library.ts'
import { openApiDocument } from './openapi.ts'
import type { Operation } from './operation.ts'
import { paymentOperations } from './payments.ts'
import { readingOperations } from './readings.ts'
import { visitOperations } from './visits.ts'

type Described = {
  operationId: string
  security: unknown
  parameters?: { in: string; name: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  responses: Record<string, { description: string; content: Record<string, unknown>; headers?: Record<string, unknown> }>
}

const operations: Record<string, Operation> = {
  ...authOperations,
  ...readingOperations,
  ...libraryOperations,
  ...paymentOperations,
  ...contactOperations,
  ...visitOperations,
}
const document = openApiDocument({ product: 'Pythia', version: '1.2.3' })
const described = (id: string): Described => {
  const { method = 'get', path = '' } = operations[id] ?? {}
  const paths = document.paths as Record<string, Record<string, Described>>
  const found = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]
  if (!found) throw new Error(`${id} is not described`)
  return found
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 for this product and version', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Pythia API', version: '1.2.3' }, servers: [{ url: '/api' }] })
  })

  it.each(Object.keys(operations))('describes %s with its answer and every way it can fail', (id) => {
    const { responses, operationId } = described(id)
    expect(operationId).toBe(id)
    const { status = 200, failures = [], caller } = operations[id] as Operation
    expect(responses[status]).toBeDefined()
    expect(responses[status]?.content !== undefined).toBe(status !== 204)
    const told = Object.values(responses)
      .map(({ description }) => description)
      .join('\n')
    for (const code of [...failures, 'rate_limited', 'internal', 'unavailable', ...(caller === 'public' ? [] : ['unauthenticated'])])
      expect(told).toContain(`\`${code}\``)
  })

  it('gives one shape for all failures', () => {
    expect(described('login').responses['401']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
    })
    expect(document.components?.schemas).toHaveProperty('Failure')
  })

  it('says which calls need a session', () => {
    expect(described('getProfile').security).toEqual([{ bearer: [] }])
    expect(described('dailyCard').security).toEqual([{}, { bearer: [] }])
    expect(described('login').security).toEqual([])
    expect(document.components?.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } })
  })

  it('offers an idempotency key where a reading is asked for, and events where it is followed', () => {
    const names = (id: string) =>
      described(id)
        .parameters?.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name) ?? []
    expect(names('requestReading')).toEqual(['Idempotency-Key'])
    expect(names('followReading')).toEqual(['Last-Event-ID'])
    expect(Object.keys(described('requestReading').responses['201']?.content ?? {})).toEqual(['application/json', 'text/event-stream'])
    expect(Object.keys(described('followReading').responses['200']?.content ?? {})).toEqual(['text/event-stream'])
    expect(Object.keys(described('getCard').responses['200']?.content ?? {})).toEqual(['image/svg+xml'])
  })

  it('says what to wait for after 429 and 503', () => {
    for (const status of ['429', '503']) expect(described('getProfile').responses[status]?.headers).toHaveProperty('Retry-After')
  })

  it('describes inputs as a caller writes them', () => {
    const body = described('register').requestBody?.content['application/json']?.schema
    expect(Object.keys(body?.properties ?? {})).toEqual(['firstName', 'lastName', 'email', 'password'])
    expect(described('getReading').parameters).toContainEqual(expect.objectContaining({ in: 'path', name: 'id', required: true }))
  })
})
