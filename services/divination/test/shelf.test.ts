import { openStage, type Stage, tarot } from './stage.ts'

const ada = 'reader-ada'
const bob = 'reader-bob'

describe('the shelf of readings', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
    await stage.grantTokens(ada)
  })
  afterEach(() => stage.close())

  const read = async (): Promise<string> =>
    ((await (await stage.ask('/divination/reading/tarot', { as: ada, body: tarot })).json()) as { reading: { _id: string } }).reading._id

  it('holds readings newest first, by page and by method', async () => {
    const first = await read()
    const second = await read()
    await stage.ask('/divination/daily-card', { as: ada })
    const page = (await (await stage.ask('/divination/history?limit=2', { as: ada })).json()) as {
      readings: { _id: string }[]
      pagination: unknown
    }
    expect(page.readings.map(({ _id }) => _id)[1]).toBe(second)
    expect(page.pagination).toEqual({ page: 1, totalPages: 2, total: 3, hasPrevPage: false, hasNextPage: true })
    const tarots = (await (await stage.ask('/divination/history?methodId=tarot', { as: ada })).json()) as { readings: { _id: string }[] }
    expect(tarots.readings.map(({ _id }) => _id)).toEqual([second, first])
  })

  it('F50 shows nobody another reader’s reading', async () => {
    const id = await read()
    expect((await stage.ask(`/divination/reading/${id}`, { as: ada })).status).toBe(200)
    for (const path of [`/divination/reading/${id}`, `/divination/reading/${id}/events`]) {
      const refused = await stage.ask(path, { as: bob })
      expect(refused.status).toBe(404)
      expect(await refused.json()).toMatchObject({ message: 'The requested reading could not be found' })
    }
    expect((await stage.ask(`/divination/reading/${id}`, { as: bob, method: 'DELETE' })).status).toBe(404)
  })

  it('lets its reader take one away', async () => {
    const id = await read()
    expect((await stage.ask(`/divination/reading/${id}`, { as: ada, method: 'DELETE' })).status).toBe(200)
    expect((await stage.ask(`/divination/reading/${id}`, { as: ada })).status).toBe(404)
  })

  it('asks for a session and for sense', async () => {
    expect((await stage.ask('/divination/history')).status).toBe(401)
    expect((await stage.ask('/divination/history?limit=51', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/history?page=0', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/history?methodId=palm', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/reading/palm', { as: ada, body: {} })).status).toBe(404)
  })

  it('serves each reading’s picture and the cards for ever', async () => {
    const id = await read()
    const { reading } = (await (await stage.ask(`/divination/reading/${id}`, { as: ada })).json()) as {
      reading: { images: { src: string; alt: string }[] }
    }
    const picture = await stage.ask(reading.images[0]?.src.replace('/api', '') ?? '')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(await picture.text()).toMatch(/^<svg /)
    expect((await stage.ask('/divination/cards/major-00.svg')).status).toBe(200)
    expect((await stage.ask('/divination/cards/back.svg')).status).toBe(200)
    expect((await stage.ask('/divination/cards/major-99.svg')).status).toBe(404)
    expect((await stage.ask('/divination/pictures/week/nothing.svg')).status).toBe(404)
  })
})
