import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { type ErrorCode, errorCodes } from '../error-codes.ts'
import { limits } from '../limits.ts'
import { accountOperations } from './account.ts'
import { failure } from './answers.ts'
import { authOperations } from './auth.ts'
import { contactOperations } from './contact.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { libraryOperations } from './library.ts'
import type { Operation } from './operation.ts'
import { exportData, ownDataOperations } from './own-data.ts'
import { paymentOperations } from './payments.ts'
import { readingOperations } from './readings.ts'
import { visitOperations } from './visits.ts'

const groups: readonly { tag: string; description: string; operations: Record<string, Operation> }[] = [
  { tag: 'Accounts', description: 'Who a reader is', operations: { ...authOperations, ...accountOperations } },
  { tag: 'Your data', description: 'What is held about a reader', operations: { exportData, ...ownDataOperations } },
  { tag: 'Readings', description: 'Asking, following and keeping readings; the wallet', operations: readingOperations },
  { tag: 'Library', description: 'The deck and the book of changes', operations: libraryOperations },
  { tag: 'Payments', description: 'Tokens and subscriptions', operations: paymentOperations },
  { tag: 'Contact', description: 'Writing to us', operations: contactOperations },
  { tag: 'Visits', description: 'How often each page is shown', operations: visitOperations },
]

const failureSchema = failure.meta({ id: 'Failure', description: 'What every failed call answers' })

const callerHeaders: Partial<Record<string, z.ZodObject>> = {
  requestReading: z.object({
    'Idempotency-Key': idempotencyKey.optional().meta({
      description: 'Asked twice with one key it is one reading and costs one token; the same key for another body is refused with 422',
    }),
  }),
  followReading: z.object({
    'Last-Event-ID': z.string().optional().meta({ description: 'Id of the last event seen; the stream goes on behind it' }),
  }),
}

const eventStream = 'text/event-stream'

/** A call whose answer is not an object answers a document; its description begins with the media type. */
const documentType = (answer: z.ZodType): string => /^[\w-]+\/[\w.+-]+/.exec(answer.description ?? '')?.[0] ?? 'text/plain'

const answerContent = ({ answer, streams }: Operation): Pick<ZodOpenApiResponseObject, 'content'> => {
  if (answer instanceof z.ZodVoid) return {}
  if (!(answer instanceof z.ZodObject)) return { content: { [streams ? eventStream : documentType(answer)]: { schema: answer } } }
  const json = { 'application/json': { schema: answer } }
  if (!streams) return { content: json }
  const events = z.string().meta({ description: 'events: reading (at once), delta (text), done (the reading), failed; each has an id' })
  return { content: { ...json, [eventStream]: { schema: events } } }
}

/** Every way a call can fail: what it declares, and what can happen to any call of its kind. */
const failuresOf = ({ body, caller, query, params, failures = [] }: Operation): ErrorCode[] => {
  const codes = new Set<ErrorCode>(failures)
  if (body) for (const code of ['invalid_input', 'malformed_body', 'too_large', 'unsupported_media_type'] as const) codes.add(code)
  if (query || params) codes.add('invalid_input')
  if (caller !== 'public') codes.add('unauthenticated')
  for (const code of ['rate_limited', 'internal', 'unavailable'] as const) codes.add(code)
  return [...codes]
}

const failureResponses = (operation: Operation): Record<string, ZodOpenApiResponseObject> => {
  const byStatus = Map.groupBy(failuresOf(operation), (code) => errorCodes[code].status)
  const described = [...byStatus].map(([status, codes]): [string, ZodOpenApiResponseObject] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join('\n\n'),
      content: { 'application/json': { schema: failureSchema } },
      ...(status === 429 || status === 503 ? { headers: z.object({ 'Retry-After': z.int().meta({ description: 'seconds' }) }) } : {}),
    },
  ])
  return Object.fromEntries(described)
}

const security: Record<Operation['caller'], ZodOpenApiOperationObject['security']> = {
  public: [],
  guest: [{}, { bearer: [] }],
  visitor: [{}, { bearer: [] }],
  reader: [{ bearer: [] }],
}

const describe = (operationId: string, tag: string, operation: Operation): ZodOpenApiOperationObject => {
  const { points, seconds } = limits[operation.limit ?? 'general']
  const header = callerHeaders[operationId]
  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: `At most ${points} calls in ${seconds} s from one address.`,
    security: security[operation.caller] ?? [],
    requestParams: {
      ...(operation.params ? { path: operation.params } : {}),
      ...(operation.query ? { query: operation.query } : {}),
      ...(header ? { header } : {}),
    },
    ...(operation.body ? { requestBody: { required: true, content: { 'application/json': { schema: operation.body } } } } : {}),
    responses: {
      [String(operation.status ?? 200) as '200']: { description: operation.summary, ...answerContent(operation) },
      ...failureResponses(operation),
    },
  }
}

/** The OpenAPI 3.1 document of all calls, made from the contract itself. Paths are below /api. */
export const openApiDocument = ({ product, version }: { product: string; version: string }): ReturnType<typeof createDocument> => {
  const paths: ZodOpenApiPathsObject = {}
  for (const { tag, operations } of groups) {
    for (const [operationId, operation] of Object.entries(operations)) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [operation.method]: describe(operationId, tag, operation) }
    }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: { title: `${product} API`, version, description: 'Times are ISO 8601 UTC. Every answer carries `X-Request-Id`.' },
    servers: [{ url: '/api' }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
  return createDocument(document)
}
