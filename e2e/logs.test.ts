import { type Product, startProduct } from './support/product.ts'
import { call, newReader, password, readTarot, tarot } from './support/reader.ts'

const email = 'ada.lovelace@example.org'
const question = 'Will Wilhelmina forgive me for the orchard?'
const message = 'My order of candied violets has not come.'
/** The personal data that the reader sends in the calls below. */
const personal = [email, 'ada.lovelace', 'Mira', 'Lund', 'Zenobia', 'Wilhelmina', 'orchard', 'violets', password, 'Wrong-Moon-8']
/** Ids that identify a person: the log holds pseudonyms instead. */
const named = /(?:user|visitor)_[\w-]{22}/

type Line = {
  service: string
  msg: string
  time: string
  requestId?: string
  traceId?: string
  user?: string
  route?: string
  level: string
}

describe('the log of the whole product', () => {
  let product: Product
  let output: string
  let lines: Line[]
  let tokens: string[]
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'trace', LIMIT_READINGS: '100/60' })
    const reader = await newReader(product, email)
    const { token } = reader
    const model = (failure: string) => call(product, '/_dev/model/settings', { method: 'PUT', body: { failure } })
    await readTarot(product, reader, { body: tarot(question) })
    for (const failure of ['http-500', 'cut-off', 'invented', 'hang-up']) {
      await model(failure)
      await readTarot(product, reader, { body: tarot(question) })
    }
    await model('none')
    await call(product, '/api/divination/daily-card')
    await call(product, '/api/auth/profile', { method: 'PUT', token, body: { firstName: 'Zenobia' } })
    await call(product, '/api/auth/profile', { token })
    await call(product, '/api/contact/submit', { body: { name: 'Mira Lund', email, message } })
    await call(product, '/api/auth/login', { body: { email, password: 'Wrong-Moon-8' } })
    await call(product, '/api/auth/register', { body: { firstName: 'Mira', lastName: 'Lund', email, password } })
    await call(product, '/api/auth/resend-verification', { body: { email } })
    await call(product, '/api/auth/register', { body: `{"email": "${email}", "firstName": Mira` })
    await call(product, `/api/auth/users/${email}?question=${encodeURIComponent(question)}`)
    await call(product, `/Lund/${email}`)
    const refreshed = await call(product, '/api/auth/refresh', { body: { refreshToken: reader.refreshToken } })
    tokens = [token, reader.refreshToken, String(refreshed.body.refreshToken)]
    await product.stop()
    output = product.output()
    lines = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
  })
  afterAll(() => product.close())

  it('F35 holds no personal data of readers, and no token', () => {
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter(({ msg }) => msg === 'the oracle failed').length).toBeGreaterThan(3)
    for (const word of [...personal, ...tokens]) expect(output).not.toContain(word)
    expect(output).not.toMatch(named)
  })

  it('is one JSON object a line, with time, level, service and what happened', () => {
    for (const line of lines) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/Z$/),
        level: expect.any(String),
        service: expect.any(String),
        msg: expect.any(String),
      })
    }
  })

  it('has the request id and the trace on each line of a request, the same at the gateway and the service', () => {
    const requests = lines.filter(({ msg }) => msg === 'request')
    for (const line of requests)
      expect(line).toMatchObject({ requestId: expect.any(String), traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const read = requests.filter(({ route }) => route === '/divination/reading/:id')
    const [first] = read
    const ofFirst = read.filter(({ requestId }) => requestId === first?.requestId)
    expect(new Set(ofFirst.map(({ service }) => service))).toEqual(new Set(['gateway', 'divination']))
    expect(new Set(ofFirst.map(({ traceId }) => traceId)).size).toBe(1)
  })

  it('names a reader by one pseudonym in all services, also on lines about an event or a reading', () => {
    const users = (service: string, msg: string) =>
      new Set(lines.filter((line) => line.service === service && line.msg === msg && line.user !== undefined).map(({ user }) => user))
    const [pseudonym] = users('auth', 'request')
    expect(pseudonym).toMatch(/^[0-9a-f]{16}$/)
    expect(users('auth', 'request').size).toBe(1)
    expect(users('divination', 'request')).toContain(pseudonym)
    expect(users('generator', 'the oracle failed')).toEqual(new Set([pseudonym]))
  })

  it('puts the generator’s lines into the trace of the request for the reading', () => {
    const traces = new Set(lines.filter(({ service, msg }) => service === 'gateway' && msg === 'request').map(({ traceId }) => traceId))
    for (const { traceId } of lines.filter(({ service, msg }) => service === 'generator' && msg === 'the oracle failed')) {
      expect(traces).toContain(traceId)
    }
  })
})
