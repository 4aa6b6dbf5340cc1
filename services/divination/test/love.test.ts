import { openStage, type Stage, scriptedOracle } from './stage.ts'

const reader = 'reader-ada'
const formData = {
  yourName: 'Ann',
  partnerName: 'Petr',
  relationshipContext: 'We have been together for six years and he is distant; we hardly talk.',
}

type Facts = { id: string; label: string; data: Record<string, unknown> }[]

const linkingAll = scriptedOracle(({ facts }) => [
  '# What lies between\n\n',
  ...(facts as Facts).map(
    ({ id, label }) =>
      `## [${label}](fact:${id})\n\nHere stands [${label}](fact:${id}), and it asks for a little patience, for a plain sentence, and for an evening on which nobody has to be right about anything.\n\n`,
  ),
])

describe('a love reading', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage(linkingAll)
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const ask = (form: unknown) => stage.ask('/divination/reading/love', { as: reader, body: { formData: form } })
  const tokens = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens

  it('holds the numbers, the themes and the cards, and carries the emblem of the pair', async () => {
    const answer = await ask(formData)
    expect(answer.status).toBe(201)
    const { reading } = (await answer.json()) as { reading: { facts: Facts; images: { src: string }[] } }
    expect(reading.facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['card-1', 'card-2', 'your-number', 'numbers-together', 'stage', 'theme-1']),
    )
    const picture = await stage.ask((reading.images[0]?.src ?? '').replace('/api', ''))
    expect(picture.status).toBe(200)
    expect(await tokens()).toBe(2)
  })

  it('refuses a context that is missing, too short or too long, and charges nothing', async () => {
    for (const form of [
      {},
      { relationshipContext: '     ' },
      { relationshipContext: 'We met.' },
      { relationshipContext: 'x'.repeat(5001) },
    ]) {
      const answer = await ask(form)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'relationshipContext' }] })
    }
    expect(await tokens()).toBe(3)
  })
})
