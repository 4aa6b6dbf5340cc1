import { z } from 'zod'
import type { ZodOpenApiExampleObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { type ErrorCode, errorCodes } from '../../error-codes.ts'
import { failure } from '../answers.ts'
import type { Operation } from '../operation.ts'
import { alreadyDrawn, readingFailed } from '../reading-events.ts'
import { failureHeaders } from './answer-headers.ts'
import { failureExample } from './examples.ts'

/** Failures with more members than the others. */
const schemas: Partial<Record<ErrorCode, z.ZodObject>> = {
  already_drawn: alreadyDrawn,
  generation_failed: readingFailed,
  safety: readingFailed,
}

const ofEveryBody: readonly ErrorCode[] = ['invalid_input', 'malformed_body', 'timeout', 'too_large', 'unsupported_media_type']
const ofEverySession: readonly ErrorCode[] = ['unauthenticated', 'session_ended']
const ofEveryCall: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable']

const ofItsCaller = (caller: Operation['caller']): readonly ErrorCode[] => {
  if (caller === 'admin') return ['not_found']
  return caller === 'public' ? [] : ofEverySession
}

/** Every way a call can fail: its declared codes, and those of every call of its kind. */
export const failuresOf = ({ body, caller, query, params, headers, failures = [] }: Operation): ErrorCode[] => {
  const hasInput = query || params || headers
  return [
    ...new Set<ErrorCode>([
      ...failures,
      ...(body ? ofEveryBody : []),
      ...(hasInput ? (['invalid_input'] as const) : []),
      ...ofItsCaller(caller),
      ...ofEveryCall,
    ]),
  ]
}

const schemaOf = (codes: readonly ErrorCode[]): z.ZodType => {
  const found = [...new Set(codes.map((code) => schemas[code] ?? failure))]
  const [only] = found
  return only && found.length === 1 ? only : z.union(found)
}

const answerWith = (status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join('\n\n'),
  headers: failureHeaders(status),
  content: {
    'application/json': {
      schema: schemaOf(codes),
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

/** Responses by their codes: those with the same codes share one component. */
const shared = new Map<string, ZodOpenApiResponseObject>()

const sharedAnswer = (status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject => {
  const id = codes.join('-or-')
  const known = shared.get(id) ?? { id, ...answerWith(status, codes) }
  shared.set(id, known)
  return known
}

/** The failed responses of an operation by their status. */
export const failureAnswers = (operation: Operation): Record<string, ZodOpenApiResponseObject> => {
  const byStatus = Map.groupBy(failuresOf(operation).toSorted(), (code) => errorCodes[code].status)
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), sharedAnswer(status, codes)]))
}

/** An example of every failure that some operation can return. */
export const failureExamples = (operations: readonly Operation[]): Record<string, ZodOpenApiExampleObject> => {
  const codes = new Set(operations.flatMap(failuresOf))
  return Object.fromEntries([...codes].map((code) => [code, { summary: errorCodes[code].message, value: failureExample(code) }]))
}
