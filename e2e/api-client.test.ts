import { mistakes, program } from './support/api-client/caller.fixture.ts'
import { openWorkshop, type Workshop } from './support/api-client/workshop.ts'
import { type Product, startProduct } from './support/product.ts'
import { newReader } from './support/reader.ts'

describe('a TypeScript client generated from the OpenAPI document', () => {
  let product: Product
  let workshop: Workshop

  beforeAll(async () => {
    product = await startProduct()
    workshop = await openWorkshop(`${product.url}/api/openapi.json`)
  })
  afterAll(async () => {
    await workshop?.close()
    await product?.close()
  })

  it('compiles, and makes calls', async () => {
    expect(await workshop.compile('caller.ts', program)).toBe('')
    const { token } = await newReader(product, 'mira@example.com')
    expect(JSON.parse(await workshop.run('caller.ts', `${product.url}/api`, token))).toEqual({
      prices: [4.99, 12.99, 34.99],
      firstName: 'Mira',
      signedOut: 'unauthenticated',
      methodId: 'tarot',
      tokensLeft: 2,
      lastEvent: 'done',
      again: [429, 'already_drawn', 'daily-card'],
      refused: [{ field: 'firstName', message: 'First name is required' }],
      deleted: true,
    })
  })

  it.each(Object.keys(mistakes))('does not compile with %s', async (mistake) => {
    const client = `import createClient from 'openapi-fetch'\nimport type { paths } from './sibyl.d.ts'\nconst visitor = createClient<paths>()\n`
    expect(await workshop.compile('mistaken.ts', `${client}await ${mistakes[mistake]}\n`)).toMatch(/mistaken\.ts\(\d+,\d+\): error TS/)
  })
})
