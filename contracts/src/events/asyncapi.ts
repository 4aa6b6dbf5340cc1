import { z } from 'zod'
import { instant } from '../http/answers.ts'
import { envelope } from './envelope.ts'
import { type EventType, events } from './events.ts'
import { examples } from './examples.ts'
import type { Listener } from './listeners.ts'
import { type Owner, routes } from './routes.ts'

type Ref = { $ref: string }
type JsonSchema = { [keyword: string]: unknown }

const types = Object.keys(events) as EventType[]
const ref = (...path: readonly string[]): Ref => ({ $ref: `#/${path.join('/')}` })
const bindingVersion = '0.3.0'
const contentType = 'application/cloudevents+json'

/** The schema a subscriber needs: `input` leaves objects open, because a subscriber ignores unknown fields. */
const schemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ jsonSchema }) => {
      // Drops redundant constraints: of Zod's long date pattern only the zone adds to the format, and every integer is safe anyway.
      if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$'
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return rest
}

const summaryOf = (type: EventType): string => z.globalRegistry.get(events[type])?.description ?? type

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

/** The example of an event as it is sent. */
const exampleOf = (type: EventType) => ({
  specversion: '1.0',
  id: '6f1d2f0a-3c57-4c0e-9f0b-2f4f6b8f7a11',
  source: `/${routes[type].from}`,
  type,
  time: '2027-03-01T10:00:00.000Z',
  datacontenttype: 'application/json',
  traceparent,
  data: examples[type],
})

const message = (type: EventType) => ({
  name: type,
  title: routes[type].name,
  contentType,
  summary: summaryOf(type),
  tags: [{ name: routes[type].from }],
  headers: ref('components', 'schemas', 'Headers'),
  payload: {
    allOf: [
      ref('components', 'schemas', 'Envelope'),
      { type: 'object', properties: { type: { const: type }, data: ref('components', 'schemas', type) }, required: ['type', 'data'] },
    ],
  },
  bindings: { amqp: { messageType: type, bindingVersion } },
  examples: [{ name: type, headers: { traceparent }, payload: exampleOf(type) }],
})

const channel = (type: EventType, namespace: string) => ({
  address: type,
  summary: summaryOf(type),
  servers: [ref('servers', 'rabbitmq')],
  messages: { [type]: ref('components', 'messages', type) },
  tags: [{ name: routes[type].from }],
  bindings: {
    amqp: { is: 'routingKey', exchange: { name: `${namespace}.events`, type: 'topic', durable: true, autoDelete: false }, bindingVersion },
  },
})

const onChannel = (type: EventType) => ({
  channel: ref('channels', type),
  messages: [ref('channels', type, 'messages', type)],
})

const send = (owner: Owner, type: EventType) => ({
  action: 'send',
  ...onChannel(type),
  tags: [{ name: owner }],
  bindings: { amqp: { deliveryMode: 2, mandatory: true, bindingVersion } },
})

const receive = (listener: Listener, effect: string, type: EventType, namespace: string) => ({
  action: 'receive',
  ...onChannel(type),
  summary: effect,
  tags: [{ name: listener }],
  bindings: { amqp: { ack: true, bindingVersion } },
  'x-queue': `${namespace}.${listener}`,
})

const subscribersOf = (type: EventType) => Object.entries(routes[type].to) as [Listener, string][]

const operations = (namespace: string) =>
  Object.fromEntries(
    types.flatMap((type): [string, ReturnType<typeof send> | ReturnType<typeof receive>][] => [
      [`${routes[type].from}.sends.${type}`, send(routes[type].from, type)],
      ...subscribersOf(type).map(([listener, effect]): [string, ReturnType<typeof receive>] => [
        `${listener}.hears.${type}`,
        receive(listener, effect, type, namespace),
      ]),
    ]),
  )

const inEach = <T>(make: (type: EventType) => T): Record<string, T> => Object.fromEntries(types.map((type) => [type, make(type)]))

const parties: Record<Owner | Listener, string> = {
  auth: 'Accounts, sessions, the profile',
  divination: 'Readings and the wallet',
  generator: 'The worker that writes readings',
  billing: 'Payments and subscriptions',
  notification: 'Outgoing mail',
}

const headers = z
  .object({
    traceparent: z.string().optional().meta({ description: 'As in the event' }),
    'x-attempt': z.int().optional().meta({ description: 'The number of failed attempts; set in a retry queue' }),
    'x-reason': z.string().optional().meta({ description: 'Why it is in a retry, dead-letter or unrouted queue' }),
    'x-dead-at': instant.optional().meta({ description: 'When it was dead-lettered' }),
  })
  .meta({ description: 'Headers of the AMQP message' })

const schemas = (): Record<string, JsonSchema> => ({
  Headers: schemaOf(headers),
  Envelope: schemaOf(envelope),
  ...inEach((type) => schemaOf(events[type])),
})

const description = (
  namespace: string,
): string => `Publishers send each event to the topic exchange \`${namespace}.events\`, routed by its type. Delivery is at least once, so each
consumer deduplicates by a business key. A service receives its events from the quorum queue \`${namespace}.<service>\`. Failed events wait in
\`${namespace}.<service>.retry.<ms>\` and, after the last attempt, stay in \`${namespace}.<service>.dead\`. Events without a bound queue go to
\`${namespace}.unrouted\`. Names begin with NAMESPACE, by default \`${namespace}\`. docs/events.md says how an event may change.`

type Given = {
  product: string
  version: string
  /** The prefix of names on the broker. */
  namespace: string
}

/** The AsyncAPI 3 document of all events, generated from the contract itself. */
export const asyncApiDocument = ({ product, version, namespace }: Given) => ({
  asyncapi: '3.0.0',
  info: {
    title: `${product} events`,
    version,
    description: description(namespace),
    tags: Object.entries(parties).map(([name, what]) => ({ name, description: what })),
  },
  defaultContentType: contentType,
  servers: {
    rabbitmq: {
      host: 'localhost:5672',
      protocol: 'amqp',
      protocolVersion: '0.9.1',
      description: 'RabbitMQ 4, at the address in AMQP_URL',
      security: [ref('components', 'securitySchemes', 'user')],
    },
  },
  channels: inEach((type) => channel(type, namespace)),
  operations: operations(namespace),
  components: {
    messages: inEach(message),
    schemas: schemas(),
    securitySchemes: { user: { type: 'userPassword', description: 'In AMQP_URL' } },
  },
})
