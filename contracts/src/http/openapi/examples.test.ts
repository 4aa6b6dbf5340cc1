import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { failure } from '../answers.ts'
import { operations } from '../operations.ts'
import { alreadyDrawn, readingEvent, readingFailed } from '../reading-events.ts'
import { readingForms } from '../reading-forms.ts'
import { type Example, exampleOf, failureExample } from './examples.ts'
import { failuresOf } from './failures.ts'
import { formOf } from './form-schemas.ts'

const names = Object.keys(operations)

const operationOf = (name: string) => {
  const operation = operations[name]
  if (!operation) throw new Error(`no operation is called ${name}`)
  return operation
}

const written = (name: string): Example => {
  const example = exampleOf(name)
  if (!example) throw new Error(`contracts/examples/${name}.json is missing: every operation has an example of its request and its answer`)
  return example
}

/** The faults of a value, for a test's message. */
const faults = (schema: z.ZodType | undefined, value: unknown): string => {
  if (!schema) return value === undefined ? '' : 'is not part of this operation'
  const { error } = schema.safeParse(value)
  return error ? z.prettifyError(error) : ''
}

describe('the examples of the API', () => {
  it.each(names)('show a valid request of %s', (name) => {
    const { params, query, headers, body } = operationOf(name)
    const { request, bodies = {} } = written(name)
    expect(faults(params, request.path)).toBe('')
    if (params) expect(Object.keys(request.path ?? {})).toEqual(Object.keys(params.shape))
    expect(faults(query, request.query ?? (query && {}))).toBe('')
    expect(faults(headers, request.headers ?? (headers && {}))).toBe('')
    for (const each of body ? [request.body, ...Object.values(bodies)] : [request.body]) expect(faults(body, each)).toBe('')
  })

  it.each(names)('show an answer of %s', (name) => {
    const { answer, streams } = operationOf(name)
    const example = written(name)
    const eventsAlone = streams && !(answer instanceof z.ZodObject)
    if (answer instanceof z.ZodVoid || eventsAlone) expect(example.answer).toBeUndefined()
    else expect(faults(answer, example.answer)).toBe('')
    expect(example.events !== undefined).toBe(streams === true)
    for (const event of example.events ?? []) expect(faults(readingEvent, event)).toBe('')
  })

  it('fill in the form of every method that has one', () => {
    const { request, bodies = {} } = written('requestReading')
    const filled: Record<string, Record<string, unknown> | undefined> = { ...bodies, [String(request.path?.id)]: request.body }
    for (const [method, form] of Object.entries(readingForms).filter(([id]) => id in formOf))
      expect([method, faults(form, filled[method]?.formData)]).toEqual([method, ''])
  })

  it('show every failure', () => {
    const codes = new Set(Object.values(operations).flatMap(failuresOf))
    const schemas: Partial<Record<string, z.ZodType>> = {
      already_drawn: alreadyDrawn,
      generation_failed: readingFailed,
      safety: readingFailed,
    }
    for (const code of codes) expect([code, faults(schemas[code] ?? failure, failureExample(code))]).toEqual([code, ''])
  })

  it('each belong to an operation', () => {
    const files = readdirSync(new URL('../../../examples/', import.meta.url)).map((file) => file.replace('.json', ''))
    expect(files.toSorted()).toEqual([...names, 'failures'].toSorted())
  })
})
