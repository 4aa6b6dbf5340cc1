import { type Product, startProduct } from './support/product.ts'
import {
  call,
  eventually,
  linkTokenIn,
  mailTo,
  newReader,
  password,
  readTarot,
  registration,
  type SignedIn,
  wallet,
} from './support/reader.ts'

describe('one mailbox, registered again and again', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  /** Signs up, follows the link, and waits until the wallet reports the mailbox's grant. */
  const signUp = async (email: string): Promise<SignedIn> => {
    const registered = await call(product, '/api/auth/register', { body: registration(email) })
    expect(registered.status).toBe(201)
    const token = linkTokenIn(await mailTo(product, email.toLowerCase(), /verify/i))
    expect((await call(product, '/api/auth/verify-email', { body: { token } })).status).toBe(200)
    const { body } = await call(product, '/api/auth/login', { body: { email, password } })
    const reader = { email, token: String(body.token), refreshToken: String(body.refreshToken) }
    await eventually(async () => ((await wallet(product, reader)).ledger.length > 0 ? true : undefined))
    return reader
  }

  it('gives three free readings in all, in whatever spelling, and another mailbox has its own three', async () => {
    let free = 0
    const given: number[] = []
    for (const email of ['free.reader@gmail.com', 'FreeReader+again@googlemail.com', 'Free.Reader+3@Gmail.com']) {
      const reader = await signUp(email)
      given.push((await wallet(product, reader)).oracleTokens)
      for (let reading = 0; reading < 3; reading += 1) {
        const { status } = await readTarot(product, reader)
        expect([201, 402]).toContain(status)
        if (status === 201) free += 1
      }
      expect((await call(product, '/api/auth/account', { method: 'DELETE', token: reader.token })).status).toBe(200)
    }
    expect(given).toEqual([3, 0, 0])
    expect(free).toBe(3)

    const other = await newReader(product, 'other.reader@gmail.com')
    expect(await wallet(product, other)).toMatchObject({ oracleTokens: 3 })
  })

  it('says in the wallet why there are none', async () => {
    const first = await signUp('again@sibyl.example')
    await call(product, '/api/auth/account', { method: 'DELETE', token: first.token })
    const second = await signUp('Again+2@sibyl.example')
    expect(await wallet(product, second)).toMatchObject({
      oracleTokens: 0,
      ledger: [{ reason: 'welcome', why: 'The welcome tokens of this mailbox were used before.' }],
    })
  })
})
