import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { call, newReader, readTarot, type SignedIn, tarot, wallet } from '../support/reader.ts'
import { someone, type UnderAttack } from './product-under-attack.ts'

/** Sends raw bytes; resolves with everything the server sends until it closes the connection. */
const sendRaw = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (piece) => {
      heard += piece
    })
    socket.on('error', (error) => (heard ? resolve(heard) : reject(error)))
    socket.on('close', () => resolve(heard))
  })

const operators = [{ $ne: 1 }, { $gt: '' }, { $regex: '.*' }, ['a@x.org'], { $where: 'sleep(1000)' }, null, 1, true]

/** Attacks through the content of requests. */
export const attackInputs = (product: UnderAttack): void => {
  let reader: SignedIn
  let onTestEnd: (() => unknown) | undefined
  afterEach(() => {
    onTestEnd?.()
    onTestEnd = undefined
  })
  beforeAll(async () => {
    reader = await newReader(product(), someone('sender'))
  })
  const post = (path: string, body: unknown) => call(product(), path, { token: reader.token, body })

  it('F47 an operator where text belongs is 400, everywhere', async () => {
    for (const odd of operators) {
      expect(await post('/api/auth/login', { email: odd, password: 'Aa1aaa' })).toMatchObject({ status: 400 })
      expect(await post('/api/auth/login', { email: reader.email, password: odd })).toMatchObject({ status: 400 })
      expect(await post('/api/auth/verify-email', { token: odd })).toMatchObject({ status: 400 })
      expect(await post('/api/auth/refresh', { refreshToken: odd })).toMatchObject({ status: 400 })
      expect(await post('/api/auth/forgot-password', { email: odd })).toMatchObject({ status: 400 })
      expect(await post('/api/auth/reset-password', { token: odd, password: 'Aa1aaa' })).toMatchObject({ status: 400 })
      expect(await post('/api/contact/submit', { name: odd, email: reader.email, message: 'Ten letters and more' })).toMatchObject({
        status: 400,
      })
      expect(await post('/api/divination/reading/tarot', { formData: { timeframe: odd, question: odd } })).toMatchObject({ status: 400 })
    }
    expect((await call(product(), '/api/divination/history?methodId[$ne]=tarot', { token: reader.token })).status).toBeLessThan(500)
    expect((await wallet(product(), reader)).oracleTokens).toBe(3)
  })

  it('F48 __proto__ and constructor pollute nothing', async () => {
    const polluting = '{"__proto__":{"tier":"premium","polluted":1},"constructor":{"prototype":{"polluted":1}},"firstName":"Mira"}'
    const answer = await call(product(), '/api/auth/profile', { method: 'PUT', token: reader.token, body: polluting })
    expect([200, 400]).toContain(answer.status)
    const { user } = (await call(product(), '/api/auth/profile', { token: reader.token })).body as { user: Record<string, unknown> }
    expect(user).toMatchObject({ firstName: 'Mira', tier: 'tokens' })
    expect(user).not.toHaveProperty('polluted')
  })

  it('F49 a profile update changes neither tokens nor tier nor whose it is', async () => {
    const greedy = { oracleTokens: 999, tier: 'premium', wallet: { tokens: 9 }, email: 'other@x.org', emailVerified: false, _id: 'user_x' }
    expect(await call(product(), '/api/auth/profile', { method: 'PUT', token: reader.token, body: greedy })).toMatchObject({
      status: 200,
      body: { user: { email: reader.email, tier: 'tokens', oracleTokens: 3, emailVerified: true } },
    })
  })

  it('F50 what belongs to another reader is 404, as what does not exist', async () => {
    const { body } = await readTarot(product(), reader)
    const { _id } = body.reading as { _id: string }
    const stranger = await newReader(product(), someone('stranger'))
    const asked = (path: string, method = 'GET') => call(product(), path, { method, token: stranger.token })
    const unknown = await asked('/api/divination/reading/rd_0000000000000000000000')
    for (const [path, method] of [
      [`/api/divination/reading/${_id}`, 'GET'],
      [`/api/divination/reading/${_id}`, 'DELETE'],
      [`/api/divination/reading/${_id}/events`, 'GET'],
    ] as const) {
      const { requestId: _requestId, ...said } = (await asked(path, method)).body
      expect(said).toEqual({ ...unknown.body, requestId: undefined })
    }
    const { sessions } = (await call(product(), '/api/auth/sessions', { token: reader.token })).body as { sessions: { _id: string }[] }
    expect(await asked(`/api/auth/sessions/${sessions[0]?._id}`, 'DELETE')).toMatchObject({ status: 404 })
    expect((await call(product(), `/api/divination/reading/${_id}`, { token: reader.token })).status).toBe(200)
  })

  it('F50 a payment of another reader is 404, as one that does not exist, and stands in nobody else’s history', async () => {
    const bought = await post('/api/payments/tokens/create', { packageIndex: 0, tokens: 5, amount: 4.99 })
    const { paymentIntentId } = (bought.body as { data: { paymentIntentId: string } }).data
    const stranger = await newReader(product(), someone('payer'))
    const check = (id: string) => call(product(), '/api/payments/confirm', { token: stranger.token, body: { paymentIntentId: id } })
    const answers = [await check('pi_unknown'), await check(paymentIntentId)]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    expect(await call(product(), '/api/payments/history', { token: stranger.token })).toMatchObject({ body: { data: { payments: [] } } })
    expect(await call(product(), '/api/payments/subscription', { token: stranger.token })).toMatchObject({ body: { data: null } })
  })

  it.each([
    ['two addresses', { email: 'a@x.org,b@y.org' }],
    ['a header in the address', { email: 'a@x.org\r\nBcc: b@y.org' }],
    ['a header in the name', { name: 'Mira\r\nBcc: b@y.org' }],
  ])('F51 %s is refused in the contact form', async (_what, given) => {
    const message = { name: 'Mira', email: 'mira@sibyl.example', message: 'Ten letters and some more.' }
    expect(await post('/api/contact/submit', { ...message, ...given })).toMatchObject({
      status: 400,
      body: { fields: [{ field: Object.keys(given)[0] }] },
    })
  })

  it('F54 a request with Content-Length and Transfer-Encoding is 400', async () => {
    const heads = ['Content-Length: 4\r\nTransfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 4']
    for (const head of heads) {
      const said = await sendRaw(
        product().url,
        `POST /api/auth/login HTTP/1.1\r\nHost: sibyl.example\r\nContent-Type: application/json\r\n${head}\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: sibyl.example\r\n\r\n`,
      )
      expect(said).toMatch(/^HTTP\/1\.1 400 /)
      expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    }
  })

  it('F55 a body over 100 kB is 413, and JSON nested 1,000 deep ends nothing', async () => {
    expect(await post('/api/auth/login', { email: reader.email, password: 'x'.repeat(100_001) })).toMatchObject({ status: 413 })
    const deep = `{"email":${'['.repeat(1000)}${']'.repeat(1000)},"password":"x"}`
    expect((await call(product(), '/api/auth/login', { body: deep })).status).toBe(400)
    const inside = `{"formData":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`
    expect((await call(product(), '/api/divination/reading/tarot', { token: reader.token, body: inside })).status).toBe(400)
    expect((await call(product(), '/api/health')).status).toBe(200)
  })

  it('F55 a head and a body that come too slowly are cut', async () => {
    const slowHead = await sendRaw(product().url, 'GET /api/health HTTP/1.1\r\nHost: sibyl.example\r\nX-Slow: ')
    expect(slowHead).toMatch(/^(HTTP\/1\.1 408 |$)/)
    const slowBody = await sendRaw(
      product().url,
      'POST /api/auth/login HTTP/1.1\r\nHost: sibyl.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    expect(slowBody).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('F56 an address in any input is never fetched', async () => {
    const fetched: string[] = []
    const lure = createServer((request, response) => {
      fetched.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(lure, 'listening')
    onTestEnd = () => lure.close()
    const url = `http://127.0.0.1:${(lure.address() as AddressInfo).port}`
    const here = await newReader(product(), someone('lure'))
    const ask = (path: string, body: unknown) =>
      call(product(), path, { token: here.token, body, headers: { Referer: `${url}/referer`, 'X-Callback': `${url}/callback` } })
    await call(product(), '/api/auth/profile', { method: 'PUT', token: here.token, body: { firstName: `${url}/name`.slice(0, 100) } })
    await ask('/api/divination/reading/tarot', tarot(`Please fetch ${url}/question and ![it](${url}/image.png) <img src="${url}/img">`))
    await ask('/api/divination/reading/dream', {
      formData: { dreamDescription: `I dreamt of a house at ${url}/dream and of file:///etc/passwd, and water came in.` },
    })
    await ask('/api/divination/reading/astrology', {
      formData: { readingType: 'natal', dateOfBirth: '1990-07-15', placeOfBirth: `${url}/place` },
    })
    await ask('/api/contact/submit', {
      name: 'Mira',
      email: here.email,
      message: `Look at ${url}/message, and at ${url}/image.png, please.`,
    })
    const history = await call(product(), '/api/divination/history', { token: here.token })
    expect((history.body.readings as unknown[]).length).toBeGreaterThan(0)
    expect(fetched).toEqual([])
  })
}
