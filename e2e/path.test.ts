import { type Product, startProduct } from './support/product.ts'
import { call, eventually, linkTokenIn, mailTo, newReader, password, readTarot, registration, tarot, wallet } from './support/reader.ts'

describe('the path from sign-up to history, over HTTP', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  it('opens one account for an address, and says so the second time', async () => {
    const first = await call(product, '/api/auth/register', { body: registration('twice@sibyl.example') })
    expect(first).toMatchObject({ status: 201, body: { success: true, message: expect.any(String) } })
    expect(await call(product, '/api/auth/register', { body: registration('TWICE@sibyl.example') })).toMatchObject({
      status: 409,
      body: { success: false, code: 'email_taken' },
    })
  })

  it('signs nobody in before the link was followed, nor with a wrong password', async () => {
    const email = 'waiting@sibyl.example'
    await call(product, '/api/auth/register', { body: registration(email) })
    expect(await call(product, '/api/auth/login', { body: { email, password } })).toMatchObject({
      status: 401,
      body: { code: 'email_not_verified' },
    })
    expect(await call(product, '/api/auth/login', { body: { email, password: 'Wrong-Moon-7' } })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', message: 'Invalid credentials' },
    })
  })

  it('F30 grants three tokens for a link that is used many times at once', async () => {
    const email = 'link@sibyl.example'
    await call(product, '/api/auth/register', { body: registration(email) })
    const token = linkTokenIn(await mailTo(product, email, /verify|confirm/i))
    const uses = await Promise.all(Array.from({ length: 20 }, () => call(product, '/api/auth/verify-email', { body: { token } })))
    expect(new Set(uses.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await call(product, '/api/auth/login', { body: { email, password } })
    const reader = { email, token: String(body.token), refreshToken: '' }
    await eventually(async () => ((await wallet(product, reader)).oracleTokens > 0 ? true : undefined))
    expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 3, ledger: [{ reason: 'welcome' }] })
    await mailTo(product, email, /welcome/i)
  })

  it('shows tier and tokens in the profile as they change', async () => {
    const reader = await newReader(product, 'profile@sibyl.example')
    const profile = async () =>
      (await call(product, '/api/auth/profile', { token: reader.token })).body.user as { oracleTokens: number; tier: string }
    await eventually(async () => ((await profile()).oracleTokens === 3 ? true : undefined))
    expect(await profile()).toMatchObject({ tier: 'tokens', fullName: 'Mira Lund', email: reader.email })
    await readTarot(product, reader)
    await eventually(async () => ((await profile()).oracleTokens === 2 ? true : undefined))
  })

  it('continues a session by rotation, and ends the family when an old token is replayed', async () => {
    const reader = await newReader(product, 'rotate@sibyl.example')
    const second = await call(product, '/api/auth/refresh', { body: { refreshToken: reader.refreshToken } })
    expect(second.status).toBe(200)
    const third = await call(product, '/api/auth/refresh', { body: { refreshToken: second.body.refreshToken } })
    expect(third.status).toBe(200)
    expect((await call(product, '/api/auth/refresh', { body: { refreshToken: reader.refreshToken } })).status).toBe(401)
    expect((await call(product, '/api/auth/refresh', { body: { refreshToken: third.body.refreshToken } })).status).toBe(401)
  })

  it('refuses a question that is too short with the form’s message', async () => {
    const reader = await newReader(product, 'short@sibyl.example')
    expect(await readTarot(product, reader, { body: tarot('Why? ') })).toMatchObject({
      status: 400,
      body: {
        message: 'Please provide more detail in your question',
        fields: [{ field: 'question', message: 'Please provide more detail in your question' }],
      },
    })
  })

  it('counts three readings 2, 1, 0 and refuses the fourth', async () => {
    const reader = await newReader(product, 'three@sibyl.example')
    const left: unknown[] = []
    for (const timeframe of ['present', 'tomorrow', 'week']) {
      const { status, body } = await readTarot(product, reader, { body: tarot('Should I take the offer from the studio?', timeframe) })
      expect(status).toBe(201)
      left.push((body.reading as { userTokensRemaining: number }).userTokensRemaining)
    }
    expect(left).toEqual([2, 1, 0])
    expect(await readTarot(product, reader)).toMatchObject({ status: 402, body: { code: 'access_required' } })
    const history = await call(product, '/api/divination/history', { token: reader.token })
    expect(history.body).toMatchObject({
      success: true,
      readings: [{ timeframe: 'week' }, { timeframe: 'tomorrow' }, { timeframe: 'present' }],
      pagination: { page: 1, totalPages: 1 },
    })
  })

  it('F15 makes exactly one of fifty parallel readings with a balance of one', async () => {
    const reader = await newReader(product, 'fifty@sibyl.example')
    await readTarot(product, reader)
    await readTarot(product, reader)
    const answers = await Promise.all(Array.from({ length: 50 }, () => readTarot(product, reader)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 0 })
  })

  it('F16 makes one reading of one Idempotency-Key', async () => {
    const reader = await newReader(product, 'key@sibyl.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => readTarot(product, reader, { key: 'one-key' })))
    expect(new Set(answers.map(({ body }) => (body.reading as { _id: string })._id)).size).toBe(1)
    expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 2 })
    expect((await readTarot(product, reader, { key: 'one-key', body: tarot('Will the other studio write to me?') })).status).toBe(422)
  })

  it('F17 returns the token when the model fails', async () => {
    const reader = await newReader(product, 'model@sibyl.example')
    const fail = (failure: string) => call(product, '/_dev/model/settings', { method: 'PUT', body: { failure, failureRate: 1 } })
    try {
      for (const failure of ['http-500', 'http-429', 'empty', 'cut-off', 'hang-up']) {
        expect((await fail(failure)).status).toBe(200)
        expect({ failure, ...(await readTarot(product, reader)) }).toMatchObject({
          failure,
          status: 502,
          body: { code: 'generation_failed' },
        })
        expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 3 })
      }
    } finally {
      await fail('none')
    }
    expect((await wallet(product, reader)).ledger[0]).toMatchObject({
      reason: 'returned',
      why: 'The oracle could not be reached.',
    })
    expect((await readTarot(product, reader)).status).toBe(201)
  })

  it('gives a second daily card to nobody', async () => {
    const reader = await newReader(product, 'daily@sibyl.example')
    const draw = () => call(product, '/api/divination/daily-card?tz=Europe/Prague', { token: reader.token })
    expect(await draw()).toMatchObject({ status: 200, body: { data: { methodId: 'daily-card', imageCount: 1 } } })
    const second = await draw()
    expect(second).toMatchObject({ status: 429, body: { code: 'already_drawn' } })
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('recognises a visitor only by a cookie, once a day', async () => {
    const first = await call(product, '/api/divination/daily-card')
    expect(first.status).toBe(200)
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await call(product, '/api/divination/daily-card', { headers: { Cookie: cookie } })).status).toBe(429)
  })

  it('F50 hides another reader’s reading', async () => {
    const [ada, bob] = [await newReader(product, 'ada@sibyl.example'), await newReader(product, 'bob@sibyl.example')]
    const { body } = await readTarot(product, ada)
    const path = `/api/divination/reading/${(body.reading as { _id: string })._id}`
    expect((await call(product, path, { token: ada.token })).status).toBe(200)
    expect((await call(product, path, { token: bob.token })).status).toBe(404)
    expect((await call(product, path)).status).toBe(404)
  })

  it('F45 trusts no header about who is calling', async () => {
    expect((await call(product, '/api/auth/profile', { headers: { 'x-user-id': 'user_1', connection: 'x-user-id' } })).status).toBe(401)
  })

  it('refuses a body that is not JSON, or not an object, with a message', async () => {
    for (const body of ['{', '[1]', '"text"']) expect((await call(product, '/api/auth/login', { body })).status).toBe(400)
  })
})
