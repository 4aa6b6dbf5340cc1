import { type Product, startProduct } from './support/product.ts'
import { call, linkTokenIn, mailTo, newReader, password, readTarot, registration, wallet } from './support/reader.ts'

describe('the product is killed', () => {
  let product: Product
  beforeEach(async () => {
    product = await startProduct()
  })
  afterEach(() => product.close())

  it('after its responses: everything acknowledged is still there', async () => {
    const reader = await newReader(product, 'kept@sibyl.example')
    const { body } = await readTarot(product, reader)
    await product.kill()
    await product.restart()
    const { _id } = body.reading as { _id: string }
    expect(await call(product, `/api/divination/reading/${_id}`, { token: reader.token })).toMatchObject({
      status: 200,
      body: { reading: { status: 'done' } },
    })
    expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 2 })
  })

  it('F1 between a registration and its mail: the mail still comes, and its link works', async () => {
    const reader = await newReader(product, 'mail@sibyl.example')
    expect(await wallet(product, reader)).toMatchObject({ oracleTokens: 3 })
    // Kills the product the moment registration is answered, many times: whichever step that hits, the mail must arrive after the restart.
    for (let round = 0; round < 3; round += 1) {
      const email = `killed-${round}@sibyl.example`
      await call(product, '/api/auth/register', { body: registration(email) })
      await product.kill()
      await product.restart()
      const token = linkTokenIn(await mailTo(product, email, /verify|confirm/i))
      expect(await call(product, '/api/auth/verify-email', { body: { token } })).toMatchObject({ status: 200 })
      expect(await call(product, '/api/auth/login', { body: { email, password } })).toMatchObject({
        status: 200,
        body: { user: { emailVerified: true } },
      })
    }
  })

  it('by Ctrl-C: it stops without an error', async () => {
    const said = product.output()
    expect(await product.stop()).toBe(0)
    expect(product.output().slice(said.length)).toBe('')
  })
})
