import { openStage, type Stage, scriptedOracle } from './stage.ts'

const reader = 'reader-ada'
const situation = 'My sister and I run a bakery together, and we no longer agree on anything.'

type FactLike = { id: string; label: string; detail: string; data: Record<string, unknown> }
type Answer = {
  success: boolean
  fields?: { field: string; message: string }[]
  reading?: {
    methodId: string
    facts: FactLike[]
    images: { src: string; alt: string }[]
    imageCount: number
    timeframe?: string
    content: string
  }
}

/** An oracle that links every required fact, and writes nothing else. */
const plainOracle = scriptedOracle(function* ({ facts }) {
  const must = (facts as FactLike[]).filter(({ id, data }) => id === 'primary' || id === 'relating' || data.leads === true)
  yield '# What the lines say\n\n'
  for (const { id, label } of must)
    yield `## [${label}](fact:${id})\n\nYou described how it stands between the two of you, and here is one part of the answer: [${label}](fact:${id}). It may be taken slowly, and read twice, before anything is decided about it at all.\n\n`
})

describe('a consultation of the I Ching', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage(plainOracle)
  })
  afterEach(() => stage.close())

  const ask = (formData: unknown, as = reader) => stage.ask('/divination/reading/iching', { as, body: { formData } })
  const tokens = async (): Promise<number> =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens
  const wayOf = ({ reading }: Answer) => reading?.facts.find(({ id }) => id === 'cast')?.data.way

  it('rests on facts, has a picture that is served, and costs a token', async () => {
    await stage.grantTokens(reader)
    const answered = await ask({ situation })
    expect(answered.status).toBe(201)
    const answer = (await answered.json()) as Answer
    const { reading } = answer
    expect(reading).toMatchObject({ methodId: 'iching', imageCount: 1 })
    expect(reading?.timeframe).toBeUndefined()
    expect(reading?.facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['primary', 'trigrams', 'judgement', 'image', 'nuclear', 'cast', 'rule']),
    )
    expect(wayOf(answer)).toBe('coins')

    const [image] = reading?.images ?? []
    expect(image?.src).toMatch(/^\/api\/divination\/pictures\/hexagrams\/[6-9]{6}\.svg$/u)
    const picture = await stage.ask(image?.src.replace('/api', '') ?? '')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(await picture.text()).toContain(image?.alt)
    expect(await tokens()).toBe(2)
  })

  it('is cast by yarrow for premium readers', async () => {
    await stage.makePremium(reader)
    expect(wayOf((await (await ask({ situation })).json()) as Answer)).toBe('yarrow')
  })

  it.each([
    [{}, 'Please describe your situation'],
    [{ situation: '   ' }, 'Please describe your situation'],
    [{ situation: 'Too short.' }, 'Please provide more detail about your situation'],
    [{ situation: 'word '.repeat(1100) }, 'Please keep your situation under 5,000 characters'],
  ])('refuses %j and changes nothing', async (formData, message) => {
    await stage.grantTokens(reader)
    const refused = await ask(formData)
    expect(refused.status).toBe(400)
    expect((await refused.json()) as Answer).toMatchObject({
      success: false,
      fields: [{ field: expect.stringContaining('situation'), message }],
    })
    expect(await tokens()).toBe(3)
    expect(((await (await stage.ask('/divination/history', { as: reader })).json()) as { readings: unknown[] }).readings).toEqual([])
  })

  it('serves no picture for an invalid cast', async () => {
    for (const code of ['977885', '97788', '9778888', 'abcdef'])
      expect((await stage.ask(`/divination/pictures/hexagrams/${code}.svg`)).status).toBe(404)
  })
})
