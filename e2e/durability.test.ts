import { type Product, startProduct } from './support/product.ts'
import { call, eventually, newReader, readTarot, wallet } from './support/reader.ts'

describe('the product is killed', () => {
  let product: Product
  beforeEach(async () => {
    product = await startProduct()
  })
  afterEach(() => product.close())

  it('after its answers: everything answered is still there', async () => {
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
    // Killed the moment registration is answered, over and over: whichever step it hits, the mail must come after the restart.
    for (let round = 0; round < 3; round += 1) {
      const email = `killed-${round}@sibyl.example`
      await call(product, '/api/auth/register', { body: { firstName: 'Mira', lastName: 'Lund', email, password: 'Quiet-Moon-7' } })
      await product.kill()
      await product.restart()
      await eventually(async () => {
        const mails = (await (await fetch(`${product.url}/_dev/mailbox/messages`)).json()) as { to: string }[]
        return mails.some(({ to }) => to.includes(email)) ? true : undefined
      })
    }
  })

  it('by Ctrl-C: it goes quietly', async () => {
    expect(await product.stop()).toBe(0)
  })
})
