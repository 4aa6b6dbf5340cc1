import { z } from 'zod'
import type { ZodOpenApiContentObject, ZodOpenApiOperationObject } from 'zod-openapi'
import { limits } from '../../limits.ts'
import type { Operation } from '../operation.ts'
import { readingEvent } from '../reading-events.ts'
import { usualHeaders } from './answer-headers.ts'
import { type Example, exampleOf } from './examples.ts'
import { failureAnswers } from './failures.ts'

const security: Record<Operation['caller'], NonNullable<ZodOpenApiOperationObject['security']>> = {
  public: [],
  guest: [{ session: [] }, {}],
  visitor: [{ session: [] }, { visitor: [] }, {}],
  reader: [{ session: [] }],
  admin: [{ admin: [] }],
}

const duration = (seconds: number): string => {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`
  if (seconds % 60 === 0) return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`
  return `${seconds} seconds`
}

const limitOf = ({ limit = 'general' }: Operation): string => {
  const { points, seconds } = limits[limit]
  return `One address may make ${points} calls in ${duration(seconds)}, unless the installation sets another limit.`
}

/** A call whose response is not an object returns a document; its description begins with the media type. */
const documentType = (answer: z.ZodType): string => /^[\w-]+\/[\w.+-]+/.exec(answer.description ?? '')?.[0] ?? 'text/plain'

const only = (value: unknown) => (value === undefined ? {} : { examples: { example: { value } } })

/** The events of a stream. OpenAPI 3.1 cannot describe a sequence: schema and examples are those of single events, as generators expect. */
const eventStream = ({ events = [] }: Example): ZodOpenApiContentObject => {
  const examples = events.map((event) => [event.event, { value: { ...event, data: JSON.stringify(event.data) } }])
  return { 'text/event-stream': { schema: readingEvent, examples: Object.fromEntries(examples) } }
}

const answerContent = ({ answer, streams }: Operation, example: Example): { content?: ZodOpenApiContentObject } => {
  if (answer instanceof z.ZodVoid) return {}
  const content: ZodOpenApiContentObject = {}
  if (answer instanceof z.ZodObject) content['application/json'] = { schema: answer, ...only(example.answer) }
  else if (!streams) content[documentType(answer)] = { schema: answer, ...only(example.answer) }
  return { content: streams ? { ...content, ...eventStream(example) } : content }
}

const requestBody = ({ body }: Operation, { request, bodies }: Example): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (!body) return {}
  const named = Object.entries({ ...(request.body && { example: request.body }), ...bodies })
  const examples = Object.fromEntries(named.map(([name, value]) => [name, { value }]))
  const required = !body.safeParse({}).success
  return { requestBody: { required, content: { 'application/json': { schema: body, examples } } } }
}

/** A parameter with its value in the example. One without a value is left out of the example's request. */
const withExamples = (parameters: z.ZodObject | undefined, values: Record<string, unknown> | undefined): z.ZodObject | undefined =>
  parameters &&
  z.object(
    Object.fromEntries(
      Object.entries(parameters.shape).map(([name, schema]) => {
        const value = values?.[name]
        return [name, value === undefined ? schema : schema.meta({ ...schema.meta(), param: { example: value } })]
      }),
    ),
  )

const requestParams = ({ params, query, headers }: Operation, { request }: Example) => {
  const path = withExamples(params, request.path)
  const asked = withExamples(query, request.query)
  const header = withExamples(headers, request.headers)
  return { requestParams: { ...(path && { path }), ...(asked && { query: asked }), ...(header && { header }) } }
}

/** An operation in OpenAPI's terms, with the example of the same name. */
export const describeOperation = (operationId: string, tag: string, operation: Operation): ZodOpenApiOperationObject => {
  const example = exampleOf(operationId) ?? { request: {} }
  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: [operation.description, limitOf(operation)].filter(Boolean).join('\n\n'),
    security: security[operation.caller],
    ...requestParams(operation, example),
    ...requestBody(operation, example),
    responses: {
      [String(operation.status ?? 200) as '200']: {
        description: operation.summary,
        headers: usualHeaders,
        ...answerContent(operation, example),
      },
      ...failureAnswers(operation),
    },
  }
}
