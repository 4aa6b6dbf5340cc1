import { eventually } from '@sibyl/platform/testing/eventually'
import { openStage, type Stage, tarot } from './stage.ts'

const ada = 'reader-ada'
const bob = 'reader-bob'

describe('the history of readings', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
    await stage.grantTokens(ada)
  })
  afterEach(() => stage.close())

  const read = async (): Promise<string> =>
    ((await (await stage.ask('/divination/reading/tarot', { as: ada, body: tarot })).json()) as { reading: { _id: string } }).reading._id

  it('lists readings newest first, by page and by method', async () => {
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

  it('has nine readings a page by default', async () => {
    await stage.makePremium(ada)
    for (let turn = 0; turn < 10; turn += 1) await read()
    const pageOf = async (query: string) =>
      (await (await stage.ask(`/divination/history${query}`, { as: ada })).json()) as { readings: unknown[]; pagination: unknown }
    const first = await pageOf('')
    expect(first.readings).toHaveLength(9)
    expect(first.pagination).toMatchObject({ page: 1, totalPages: 2, total: 10 })
    expect((await pageOf('?page=2')).readings).toHaveLength(1)
  })

  it('finds only the reader’s own readings, by words and dates, page by page', async () => {
    const first = await read()
    const second = await read()
    await stage.ask('/divination/daily-card', { as: ada })
    const search = async (query: string, as = ada) => {
      const { readings, pagination } = (await (await stage.ask(`/divination/history?${query}`, { as })).json()) as {
        readings: { _id: string }[]
        pagination: unknown
      }
      return { ids: readings.map(({ _id }) => _id), pagination }
    }
    const words = `words=${tarot.formData.question.split(' ').slice(0, 3).join('+')}`
    expect((await search(words)).ids).toEqual([second, first])
    expect(await search(`${words}&limit=1&page=2`)).toEqual({
      ids: [first],
      pagination: { page: 2, totalPages: 2, total: 2, hasPrevPage: true, hasNextPage: false },
    })
    expect((await search(`${words}&methodId=daily-card`)).ids).toEqual([])
    expect((await search('to=2020-01-01')).ids).toEqual([])
    expect((await search('from=2020-01-01')).ids).toHaveLength(3)
    await stage.ask('/divination/daily-card', { as: bob })
    expect((await search(words, bob)).ids).toEqual([])
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

  it('lets its reader delete a reading', async () => {
    const id = await read()
    expect((await stage.ask(`/divination/reading/${id}`, { as: ada, method: 'DELETE' })).status).toBe(200)
    expect((await stage.ask(`/divination/reading/${id}`, { as: ada })).status).toBe(404)
  })

  it('F50 tells a reader that they have deleted a reading, and answers everybody else as for an unknown one', async () => {
    const id = await read()
    const refusal = async (as: string, which: string) => {
      const refused = await stage.ask(`/divination/reading/${which}`, { as })
      const { code, message } = (await refused.json()) as { code: string; message: string }
      return { status: refused.status, code, message }
    }
    const unknown = { status: 404, code: 'reading_not_found', message: 'The requested reading could not be found' }
    await stage.ask(`/divination/reading/${id}`, { as: ada, method: 'DELETE' })
    await eventually(async () => expect(await refusal(ada, id)).toEqual({ ...unknown, message: 'You have deleted this reading.' }))
    expect(await refusal(bob, id)).toEqual(unknown)
    expect(await refusal(ada, 'rd_never')).toEqual(unknown)
  })

  it('requires a session and valid parameters', async () => {
    expect((await stage.ask('/divination/history')).status).toBe(401)
    expect((await stage.ask('/divination/history?limit=51', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/history?page=0', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/history?methodId=palm', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/history?from=yesterday', { as: ada })).status).toBe(400)
    expect((await stage.ask('/divination/reading/palm', { as: ada, body: {} })).status).toBe(404)
  })

  it('serves the pictures of readings and cards to be cached for ever', async () => {
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
