import { openApiDocument } from '../openapi.ts'
import type { Operation } from '../operation.ts'
import { operations } from '../operations.ts'

type Answer = {
  description: string
  content?: Record<string, { schema: unknown; examples?: object }>
  headers?: Record<string, unknown>
  $ref?: string
}
type Described = {
  operationId: string
  description: string
  security: unknown
  parameters?: { in: string; name: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> }; examples?: object }> }
  responses: Record<string, Answer>
}

const document = openApiDocument({ product: 'Pythia', version: '1.2.3' })
const paths = document.paths as unknown as Record<string, Record<string, Described>>
const components = document.components as { responses: Record<string, Answer>; securitySchemes: object; schemas: Record<string, object> }

const described = (id: string): Described => {
  const { method = 'get', path = '' } = operations[id] ?? {}
  const found = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]
  if (!found) throw new Error(`${id} is not described`)
  return found
}

const answer = (id: string, status: number): Answer => {
  const found = described(id).responses[status]
  if (!found) throw new Error(`${id} has no answer ${status}`)
  return found.$ref ? (components.responses[found.$ref.replace('#/components/responses/', '')] ?? found) : found
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 for this product and version', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Pythia API', version: '1.2.3' }, servers: [{ url: '/api' }] })
  })

  it.each(Object.keys(operations))('describes %s in words, with its answer and every way it can fail', (id) => {
    const { status = 200, failures = [], caller, summary, description } = operations[id] as Operation
    expect(described(id)).toMatchObject({ operationId: id, summary, description: expect.stringContaining(description ?? 'a description') })
    expect(answer(id, status).content !== undefined).toBe(status !== 204)
    const said = Object.keys(described(id).responses)
      .map((each) => answer(id, Number(each)).description)
      .join('\n')
    const ofItsCaller = caller === 'public' ? [] : [caller === 'admin' ? 'not_found' : 'unauthenticated']
    for (const code of [...failures, 'rate_limited', 'internal', 'unavailable', ...ofItsCaller]) expect(said).toContain(`\`${code}\``)
  })

  it('has one path for each address, whatever its parameters are called', () => {
    const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(shapes).toEqual([...new Set(shapes)])
    expect(Object.keys(paths['/divination/reading/{id}'] ?? {}).toSorted()).toEqual(['delete', 'get', 'post'])
  })

  it('uses one shape for all failures, except those with more members', () => {
    const schemaOf = (id: string, status: number) => answer(id, status).content?.['application/json']?.schema
    expect(schemaOf('login', 401)).toEqual({ $ref: '#/components/schemas/Failure' })
    expect(schemaOf('dailyCard', 502)).toEqual({ $ref: '#/components/schemas/ReadingFailed' })
    expect(JSON.stringify(schemaOf('dailyCard', 429))).toContain('#/components/schemas/AlreadyDrawn')
  })

  it('says which calls need a session', () => {
    expect(described('getProfile').security).toEqual([{ session: [] }])
    expect(described('dailyCard').security).toEqual([{ session: [] }, { visitor: [] }, {}])
    expect(described('login').security).toEqual([])
    expect(components.securitySchemes).toMatchObject({ session: { type: 'http', scheme: 'bearer' }, visitor: { in: 'cookie' } })
  })

  it('offers an idempotency key where a reading is requested, and events where it is followed', () => {
    const names = (id: string) =>
      described(id)
        .parameters?.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name) ?? []
    expect(names('requestReading')).toEqual(['Idempotency-Key'])
    expect(names('followReading')).toEqual(['Last-Event-ID'])
    expect(Object.keys(answer('requestReading', 201).content ?? {})).toEqual(['application/json', 'text/event-stream'])
    expect(Object.keys(answer('followReading', 200).content ?? {})).toEqual(['text/event-stream'])
    expect(Object.keys(answer('getCard', 200).content ?? {})).toEqual(['image/svg+xml'])
    expect(components.schemas).toHaveProperty('ReadingEvent.oneOf')
  })

  it('gives Retry-After for 429 and 503', () => {
    for (const status of [429, 503]) expect(answer('getProfile', status).headers).toHaveProperty('Retry-After')
  })

  it('describes inputs as a caller writes them', () => {
    const body = described('register').requestBody?.content['application/json']?.schema
    expect(Object.keys(body?.properties ?? {})).toEqual(['firstName', 'lastName', 'email', 'password'])
    expect(described('getReading').parameters).toContainEqual(expect.objectContaining({ in: 'path', name: 'id', required: true }))
  })
})
