import type { Conversation } from './conversation.ts'

type Schema = {
  type?: string
  $ref?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema?: Schema; $ref?: string }
type Described = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema: Schema }> } }
export type OpenApi = { paths: Record<string, Record<string, Described>>; components?: Record<string, Record<string, unknown>> }

const resolver =
  ({ components }: OpenApi) =>
  <T extends { $ref?: string }>(described: T): T => {
    const [, , kind = '', name = ''] = described.$ref?.split('/') ?? []
    return described.$ref ? (components?.[kind]?.[name] as T) : described
  }

/** Values that get past the first checks. */
const plausible: Record<string, unknown> = {
  email: 'mira@sibyl.example',
  password: 'Quiet-Moon-7',
  currentPassword: 'Quiet-Moon-7',
  newPassword: 'Quiet-Moon-8',
  timezone: 'Europe/Berlin',
  tz: 'Europe/Berlin',
  methodId: 'tarot',
  file: 'major-00.svg',
  dateOfBirth: '1990-07-15',
  page: '/',
}

const valueFor = (name: string, schema: Schema, resolve: ReturnType<typeof resolver>): unknown => {
  const { type, enum: choices, const: only, minimum, properties, anyOf, oneOf, allOf } = resolve(schema)
  if (plausible[name] !== undefined) return plausible[name]
  if (only !== undefined) return only
  if (choices) return choices[0]
  const [first] = anyOf ?? oneOf ?? allOf ?? []
  if (first) return valueFor(name, first, resolve)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, valueFor(key, of, resolve)]))
  if (type === 'integer' || type === 'number') return minimum ?? 0
  if (type === 'boolean') return false
  return type === 'array' ? [] : 'Should I take the offer from the studio?'
}

/** A placeholder for the poison; no schema asks for anything like it. */
const MARK = '@@here@@'

/** All ways to replace one member by the placeholder, at any depth. */
const marked = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [MARK]
  return Object.entries(value).flatMap(([key, member]) => marked(member).map((with_) => ({ ...value, [key]: with_ })))
}

const deep = (open: string, middle: string, close: string) => open.repeat(1000) + middle + close.repeat(1000)

/** Raw bytes that replace the JSON of a member. */
const bodyPoisons = [
  '"\xff\xfe"',
  '"\xc3("',
  '"\xc0\x80"',
  '"\xed\xa0\x80"',
  '"Mira \xf0\x9f"',
  '"\\ud800"',
  '"a\\udc00\\ud800b"',
  '"\\u0000"',
  '"Mira\\u0000Lund, and ten letters more"',
  '"\0"',
  '"\n"',
  '"\\u202e\\u2066"',
  `"${'x'.repeat(20_000)}"`,
  '1e999',
  'null',
  '{"$ne":1}',
  deep('[', '"\\ud800"', ']'),
  deep('{"a":', '"\\u0000"', '}'),
]
const urlPoisons = ['%ff%fe', '%c3(', '%ed%a0%80', '%00', 'a%00b', '%', '%zz', '..%2f..%2f', '%F0%9F', `${'x'.repeat(4000)}`, '[$ne]=1']
const headerPoisons = ['\xff\xfe', '', 'k'.repeat(4000), '\ud83d', '%00', 'a, b']

type Asked = { method: string; path: string; query: string; headers: string[]; body: Buffer | undefined; what: string }

const bytesOf = ({ method, path, query, headers, body }: Asked): Buffer => {
  const own = body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []
  const lines = [`${method.toUpperCase()} /api${path}${query} HTTP/1.1`, 'Host: localhost', ...headers, ...own]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}

const withoutMark = (path: string, parameters: readonly Parameter[]): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    String(plausible[name] ?? parameters.find((one) => one.name === name)?.schema?.enum?.[0] ?? 'x'),
  )

const poisonedUrls = (method: string, template: string, parameters: readonly Parameter[]): Asked[] =>
  parameters.flatMap((parameter) => {
    const { in: where, name } = parameter
    const path = withoutMark(template.replace(`{${name}}`, where === 'path' ? MARK : `{${name}}`), parameters)
    const poisons = where === 'header' ? headerPoisons : urlPoisons
    return poisons.map((poison) => ({
      method,
      path: path.replace(MARK, poison),
      query: where === 'query' ? `?${name}=${poison}` : '',
      headers: where === 'header' ? [`${name}: ${poison}`] : [],
      body: where === 'header' && method === 'post' ? Buffer.from('{}') : undefined,
      what: `${method} ${template} with ${JSON.stringify(poison.slice(0, 60))} as ${name}`,
    }))
  })

const poisonedBodies = (method: string, template: string, parameters: readonly Parameter[], bodies: readonly unknown[]): Asked[] =>
  bodies.flatMap(marked).flatMap((body) =>
    bodyPoisons.map((poison) => ({
      method,
      path: withoutMark(template, parameters),
      query: '',
      headers: [],
      body: Buffer.from(
        JSON.stringify(body).replace(`"${MARK}"`, () => poison),
        'latin1',
      ),
      what: `${method} ${template} with ${JSON.stringify(body)}, ${JSON.stringify(poison.slice(0, 60))} in it`,
    })),
  )

export type Form = { id: string; form: Schema }

/** Every text of every call, poisoned in every way. `formData` takes the forms of all methods. */
const poisonedCalls = (document: OpenApi, forms: readonly Form[]): Asked[] => {
  const resolve = resolver(document)
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const parameters = (described.parameters ?? []).map(resolve)
      const schema = described.requestBody?.content?.['application/json']?.schema
      const body = schema && valueFor('', schema, resolve)
      const asked = [...poisonedUrls(method, template, parameters), ...poisonedBodies(method, template, parameters, body ? [body] : [])]
      if (!template.includes('{methodId}') || method !== 'post') return asked
      const byForm = forms.flatMap(({ id, form }) =>
        poisonedBodies(method, template.replace('{methodId}', id), parameters, [{ formData: valueFor('', form, resolve) }]),
      )
      return [...asked, ...byForm]
    }),
  )
}

/** The number of pipelined requests on a connection. */
const EACH = 12

/** Every text of every call of the API, poisoned in every way, sent with or without a session. */
export const poisonedFields = (document: OpenApi, forms: readonly Form[], token?: string): Conversation[] => {
  const all = poisonedCalls(document, forms)
  const session = token ? [`Authorization: Bearer ${token}`] : []
  return Array.from({ length: Math.ceil(all.length / EACH) }, (_, index) => {
    const some = all.slice(index * EACH, (index + 1) * EACH)
    const asked = some.map((one) => bytesOf({ ...one, headers: [...one.headers, ...session] }))
    const last = Buffer.from('GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    return {
      what: some.map(({ what }) => what).join(' | '),
      requests: some.length + 1,
      pieces: [...asked, last],
      ending: 'answers' as const,
    }
  })
}
