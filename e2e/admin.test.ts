import { operations } from '@sibyl/contracts/http/operations'
import { type Product, startProduct } from './support/product.ts'
import { call, eventually, newReader, readTarot, type SignedIn, wallet } from './support/reader.ts'

const EMAIL = 'support@sibyl.example'
const reason = 'Her reading broke off twice'
const adminCalls = Object.entries(operations).filter(([, { caller }]) => caller === 'admin')

describe('support at /admin', () => {
  let product: Product
  let support: SignedIn
  let reader: SignedIn
  let admin: string
  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAILS: EMAIL })
    support = await newReader(product, EMAIL)
    reader = await newReader(product, 'mira@sibyl.example')
    admin = String((await call(product, '/api/admin/token', { token: support.token, method: 'POST' })).body.token)
  })
  afterAll(() => product.close())

  it('does not exist for a visitor, a reader, or an administrator’s own access token, at any service', async () => {
    expect(adminCalls.length).toBeGreaterThan(10)
    for (const [name, { path, method }] of adminCalls)
      for (const token of [undefined, 'nonsense', reader.token, support.token]) {
        const at = `/api${path.replace(':id', 'user_1')}`
        const { status, body } = await call(product, at, {
          method: method.toUpperCase(),
          ...(token && { token }),
          ...(method === 'post' && { body: '{' }),
        })
        expect([name, status, body.code]).toEqual([name, 404, 'not_found'])
      }
    expect((await call(product, '/api/admin/token', { token: reader.token, method: 'POST' })).status).toBe(404)
  })

  it('finds a reader, gives tokens that the reader sees, and finds the act in the audit log', async () => {
    await readTarot(product, reader)
    const { readerId } = (await call(product, '/api/admin/readers/find', { token: admin, body: { email: reader.email } })).body
    const given = await call(product, `/api/divination/admin/readers/${readerId}/tokens`, { token: admin, body: { tokens: 2, reason } })
    expect(given).toMatchObject({ status: 200, body: { oracleTokens: 4 } })
    expect((await wallet(product, reader)).ledger[0]).toMatchObject({ reason: 'support', why: `${reason}.` })
    const entry = await eventually(async () => {
      const { body } = await call(product, `/api/admin/audit?readerId=${readerId}`, { token: admin })
      return (body.entries as object[])[0]
    })
    expect(entry).toMatchObject({ act: 'tokens_given', tokens: 2, reason, by: { email: EMAIL }, reader: { email: reader.email } })
  })

  it('lists readings without question and text, and counts today’s', async () => {
    const { readerId } = (await call(product, '/api/admin/readers/find', { token: admin, body: { email: reader.email } })).body
    const { body } = await call(product, `/api/divination/admin/readers/${readerId}/readings`, { token: admin })
    const [reading] = body.readings as Record<string, unknown>[]
    expect(reading).toMatchObject({ methodId: 'tarot', status: 'done', paid: true })
    for (const member of ['formData', 'content', 'title', 'facts']) expect(reading).not.toHaveProperty(member)
    expect((await call(product, '/api/divination/admin/figures', { token: admin })).body).toMatchObject({
      readings: [{ methodId: 'tarot', status: 'done', count: 1 }],
      written: 1,
    })
    expect((await call(product, '/api/admin/figures', { token: admin })).body).toMatchObject({ signUps: 2, verified: 2 })
  })

  it('ends at every service once the administrator’s session has ended', async () => {
    await call(product, '/api/auth/sessions', { token: support.token, method: 'DELETE' })
    for (const path of ['/api/admin/audit', '/api/divination/admin/figures', '/api/payments/admin/figures'])
      await eventually(async () => ((await call(product, path, { token: admin })).status === 404 ? true : undefined))
  })
})
