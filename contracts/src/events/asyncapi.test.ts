import specs from '@asyncapi/specs'
import { Ajv, type AnySchema } from 'ajv'
import formats from 'ajv-formats'
import { asyncApiDocument } from './asyncapi.ts'
import { parseEvent } from './envelope.ts'
import { type EventType, events } from './events.ts'
import { examples } from './examples.ts'
import { listeners } from './listeners.ts'
import { owners, routes } from './routes.ts'

const types = Object.keys(events) as EventType[]
const document = asyncApiDocument({ product: 'Pythia', version: '1.2.3', namespace: 'delphi' })
const exampleOf = (type: EventType) => document.components.messages[type]?.examples[0]?.payload

/** Validates as a reader of the document would: by the schemas it contains. */
const validator = () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'doc', ...document })
  return (type: EventType, payload: unknown): string => {
    const valid = ajv.validate({ $ref: `doc#/components/messages/${type}/payload` }, payload)
    return valid ? '' : ajv.errorsText()
  }
}

describe('the AsyncAPI document', () => {
  it('is AsyncAPI 3.0 by the schema of AsyncAPI itself', () => {
    const ajv = new Ajv({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.validate(specs.schemasWithoutId['3.0.0'] as AnySchema, document)
    expect(ajv.errors).toBeNull()
  })

  it('has no dangling reference', () => {
    const found = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(found.length).toBeGreaterThan(types.length * 5)
    const leadsTo = (path: string): unknown =>
      path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)
    expect(found.filter((path) => leadsTo(path) === undefined)).toEqual([])
  })

  it.each(types)('describes %s with its publisher, its subscribers and a valid example', (type) => {
    expect(document.channels[type]).toMatchObject({
      address: type,
      bindings: { amqp: { is: 'routingKey', exchange: { name: 'delphi.events', type: 'topic' } } },
    })
    expect(document.operations[`${routes[type].from}.sends.${type}`]).toMatchObject({ action: 'send' })
    for (const [listener, effect] of Object.entries(routes[type].to))
      expect(document.operations[`${listener}.hears.${type}`]).toMatchObject({
        action: 'receive',
        summary: effect,
        'x-queue': `delphi.${listener}`,
      })
    expect(validator()(type, exampleOf(type))).toBe('')
    expect(parseEvent(exampleOf(type))).toEqual(exampleOf(type))
  })

  it('names only parties in the table of routes', () => {
    expect(document.info.tags.map(({ name }) => name).toSorted()).toEqual([...new Set([...listeners, ...owners])].toSorted())
  })
})

describe('an event', () => {
  it.each(types)('%s is accepted with fields that its subscriber does not know yet, and they are ignored', (type) => {
    const later = { ...exampleOf(type), subject: 'new', data: { ...examples[type], addedLater: true } }
    expect(validator()(type, later)).toBe('')
    expect(parseEvent(later)).toEqual(exampleOf(type))
  })

  it.each(types)('%s is refused without any one of its required fields', (type) => {
    const { required } = document.components.schemas[type] as { required: string[] }
    for (const field of required) {
      const data = Object.fromEntries(Object.entries(examples[type]).filter(([name]) => name !== field))
      expect(validator()(type, { ...exampleOf(type), data })).toContain(field)
      expect(() => parseEvent({ ...exampleOf(type), data })).toThrow(field)
    }
  })
})
