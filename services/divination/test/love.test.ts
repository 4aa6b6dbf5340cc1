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

  describe('with two births', () => {
    const yourBirth = { dateOfBirth: '1991-03-14', timeOfBirth: '01:06', placeOfBirth: 'Brno, Czechia' }
    const partnerBirth = { dateOfBirth: '1989-09-02', unknownTime: true, placeOfBirth: 'Hamburg, Germany' }

    it('is a synastry whose form keeps no birth, for one token, and once for one key', async () => {
      const form = { ...formData, yourBirth, partnerBirth }
      const send = (body: unknown) => stage.ask('/divination/reading/love', { as: reader, body: { formData: body }, key: 'two-charts' })
      const { reading } = (await (await send(form)).json()) as { reading: { _id: string; formData: unknown; facts: Facts } }
      expect(reading.formData).toEqual(formData)
      expect(reading.facts.map(({ id }) => id)).toEqual(expect.arrayContaining(['contacts', 'composite-sun', 'hour-note', 'stage']))
      expect(await (await send(form)).json()).toMatchObject({ reading: { _id: reading._id } })
      const other = await send({ ...form, partnerBirth: { ...partnerBirth, dateOfBirth: '1989-09-03' } })
      expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_mismatch' }])
      expect(await tokens()).toBe(2)
    })

    it.each([
      [{ yourBirth }, 'partnerBirth'],
      [{ yourBirth, partnerBirth: { placeOfBirth: 'Hamburg, Germany' } }, 'partnerBirth.dateOfBirth'],
      [{ yourBirth, partnerBirth: { ...partnerBirth, personId: 'pn_0123456789012345678901' } }, 'partnerBirth.personId'],
      [{ yourBirth, partnerBirth: { ...partnerBirth, placeOfBirth: 'Nowhereville' } }, 'partnerBirth.placeOfBirth'],
    ])('refuses %j and charges nothing', async (births, field) => {
      const answer = await ask({ ...formData, ...births })
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input', fields: [{ field }] }])
      expect(await tokens()).toBe(3)
    })

    it('finds nobody else’s people', async () => {
      const saved = await stage.ask('/divination/people', { as: 'reader-bob', body: { name: 'Jonas', ...partnerBirth } })
      const { person } = (await saved.json()) as { person: { _id: string } }
      const answer = await ask({ ...formData, yourBirth, partnerBirth: { personId: person._id } })
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'person_not_found' }])
      expect(await tokens()).toBe(3)
    })
  })
})
