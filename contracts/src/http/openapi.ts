import { createDocument, type ZodOpenApiObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { describeOperation } from './openapi/describe-operation.ts'
import { failureExamples } from './openapi/failures.ts'
import { formSchemas } from './openapi/form-schemas.ts'
import { makePortable } from './openapi/portable-schema.ts'
import { zoneNames } from './openapi/zone-names.ts'
import { operationGroups, operations } from './operations.ts'

const description = `Readings, the account of their reader, and payments.

- Every answer is JSON unless an operation says otherwise. Times are ISO 8601 in UTC. \`success\` tells success from failure.
- A failure has a stable \`code\`, a sentence for the reader in \`message\` (and again in \`error\`), and for invalid input the faults of single \`fields\`.
- Unknown members of a body are dropped. A body that is not JSON gets 415, one that is not an object 400; another method than those listed gets 405 with \`Allow\`.
- Every answer carries \`X-Request-Id\`; a request may bring its own.
- \`RateLimit\` and \`RateLimit-Policy\` say how the caller's address stands; 429 says by \`Retry-After\` when to come back.`

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of `login` or `refresh`, good for 15 minutes. `refresh` exchanges the `refreshToken` for the next pair.',
  },
  admin: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of `openAdmin`, good for five minutes. Calls without one answer 404.',
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sibyl_visitor',
    description: 'Set by the first answer to a caller without a session: a random id, by which a visitor finds their daily card again.',
  },
} as const

const pathsOf = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {}
  for (const { tag, operations } of operationGroups) {
    for (const [operationId, operation] of Object.entries(operations)) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [operation.method]: describeOperation(operationId, tag, operation) }
    }
  }
  return paths
}

/** The OpenAPI 3.1 document of all operations, generated from the contract itself. Paths are below /api. */
export const openApiDocument = ({ product, version }: { product: string; version: string }): ReturnType<typeof createDocument> => {
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: { title: `${product} API`, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api', description: 'This installation' }],
    tags: operationGroups.map(({ tag, description }) => ({ name: tag, description })),
    paths: pathsOf(),
    components: {
      securitySchemes,
      schemas: { ...formSchemas, TimeZone: zoneNames },
      examples: failureExamples(Object.values(operations)),
    },
  }
  return createDocument(document, { override: ({ jsonSchema, io }) => makePortable(jsonSchema, io) })
}
