import { mock } from 'node:test'
import { NotYet } from '@sibyl/platform/bus/bus'
import { collections } from '../src/collections.ts'
import { eraseReader } from '../src/erasure/erase-reader.ts'
import type { OracleRequest } from '../src/oracle/oracle.ts'
import { eventsOf, openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'
const question = 'What should I do first about the studio?'

const sentence = (label: string, id: string) =>
  `Begin with [${label}](fact:${id}): write down on one sheet what the studio offers, what it asks of your evenings, and whom you would miss.`
const answerTo = ({ facts }: OracleRequest, times = 4): string =>
  facts
    .slice(0, 1)
    .flatMap(({ id, label }) => Array.from({ length: times }, () => sentence(label, id)))
    .join(' ')

/** An oracle that writes sound readings, and answers a question about one with the result of `answer`. */
const answering = (answer: (request: OracleRequest) => string) =>
  scriptedOracle((request) => [request.followUp ? `SAFETY: ok\n${answer(request)}` : soundText(request)])

type Shown = { _id: string; question: string; content: string; status: string; note?: string }
type Asked = { followUp: Shown; followUpsLeft: number; userTokensRemaining: number | null }

describe('a question about a finished reading', () => {
  let stage: Stage
  afterEach(() => stage.close())

  const open = async (answer: (request: OracleRequest) => string = answerTo) => {
    stage = await openStage(answering(answer))
    await stage.grantTokens(reader)
  }
  const read = async (): Promise<string> => {
    const answer = await stage.ask('/divination/reading/tarot', { as: reader, body: tarot })
    return ((await answer.json()) as { reading: { _id: string } }).reading._id
  }
  const followUp = (id: string, options: { as?: string; key?: string; asked?: string; events?: boolean } = {}) => {
    const { as = reader, asked = question, ...rest } = options
    return stage.ask(`/divination/reading/${id}/follow-up`, { as, body: { question: asked }, ...rest })
  }
  const shown = async (id: string) =>
    (
      (await (await stage.ask(`/divination/reading/${id}`, { as: reader })).json()) as {
        reading: { followUps: Shown[]; followUpsLeft: number }
      }
    ).reading
  const tokens = async (): Promise<number> =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens

  it('is answered from the facts and the text of the reading, and stands below it', async () => {
    const asked: OracleRequest[] = []
    await open((request) => {
      asked.push(request)
      return answerTo(request)
    })
    const found = async () =>
      ((await (await stage.ask('/divination/history?words=evenings', { as: reader })).json()) as { readings: Shown[] }).readings
    const id = await read()
    expect(await found()).toEqual([])
    const answer = await followUp(id)
    expect(answer.status).toBe(201)
    expect(await found()).toMatchObject([{ _id: id }])
    const said = (await answer.json()) as Asked
    expect(said).toMatchObject({
      followUp: { question, status: 'done', content: expect.stringContaining('](fact:card-1)') },
      followUpsLeft: 0,
    })
    expect(said.userTokensRemaining).toBe(2)
    expect(asked[0]).toMatchObject({ reader: tarot.formData, followUp: { question, text: expect.stringContaining('# What was drawn') } })
    expect(await shown(id)).toMatchObject({ followUps: [said.followUp], followUpsLeft: 0 })
  })

  it('is not a reading of its own: it is neither in the history nor at an address', async () => {
    await open()
    const id = await read()
    const { followUp: said } = (await (await followUp(id)).json()) as Asked
    const history = (await (await stage.ask('/divination/history', { as: reader })).json()) as { readings: { _id: string }[] }
    expect(history.readings.map(({ _id }) => _id)).toEqual([id])
    expect((await stage.ask(`/divination/reading/${said._id}`, { as: reader })).status).toBe(404)
    expect((await followUp(said._id)).status).toBe(404)
  })

  it('is included once; each further one costs a token, and is refused with 402 without one', async () => {
    await open()
    const id = await read()
    const left = []
    for (let turn = 0; turn < 3; turn += 1) left.push(((await (await followUp(id)).json()) as Asked).userTokensRemaining)
    expect(left).toEqual([2, 1, 0])
    const refused = await followUp(id)
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ code: 'access_required' })
    expect((await shown(id)).followUps).toHaveLength(3)
  })

  it('is included three times for a premium reader, who then pays with tokens', async () => {
    await open()
    await stage.makePremium(reader)
    const id = await read()
    const left = []
    for (let turn = 0; turn < 4; turn += 1) left.push(((await (await followUp(id)).json()) as Asked).followUpsLeft)
    expect(left).toEqual([2, 1, 0, 0])
    expect(await tokens()).toBe(2)
  })

  it('is included once with the card of the day', async () => {
    await open()
    const card = (await (await stage.ask('/divination/daily-card', { as: reader })).json()) as { data: { _id: string } }
    expect(await shown(card.data._id)).toMatchObject({ followUps: [], followUpsLeft: 1 })
    expect((await followUp(card.data._id)).status).toBe(201)
    expect(await tokens()).toBe(3)
  })

  it('is written once when fifty are sent at once with one left, and no token is charged in excess', async () => {
    await open()
    const ids = [await read(), await read(), await read()]
    const [id = ''] = ids
    expect(await tokens()).toBe(0)
    const answers = await Promise.all(Array.from({ length: 50 }, () => followUp(id)))
    const counts = answers.map(({ status }) => status)
    expect(counts.filter((status) => status === 201)).toHaveLength(1)
    expect(counts.every((status) => [201, 402, 409].includes(status))).toBe(true)
    expect((await shown(id)).followUps).toHaveLength(1)
    expect(await tokens()).toBe(0)
  })

  it('sent repeatedly with one key is one question, and another question under that key is refused', async () => {
    await open()
    const id = await read()
    const answers = await Promise.all(Array.from({ length: 20 }, () => followUp(id, { key: 'k' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await shown(id)).followUps).toHaveLength(1)
    expect(await tokens()).toBe(2)
    expect((await followUp(id, { key: 'k', asked: 'And what should I do after that?' })).status).toBe(422)
  })

  it('that expresses a crisis gets help lines, and costs nothing', async () => {
    await open()
    const id = await read()
    const refused = await followUp(id, { asked: 'Is there any point in living on?' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'safety', message: expect.stringContaining('116 123') })
    expect(await shown(id)).toMatchObject({ followUps: [], followUpsLeft: 1 })
    const { ledger } = (await (await stage.ask('/divination/wallet', { as: reader })).json()) as { ledger: unknown[] }
    expect(ledger).toHaveLength(2)
  })

  it('about another reader’s reading is answered with 404', async () => {
    await open()
    expect((await followUp(await read(), { as: 'reader-bob' })).status).toBe(404)
  })

  it.each([
    ['is too short', (request: OracleRequest) => answerTo(request, 2)],
    ['is too long', (request: OracleRequest) => answerTo(request, 12)],
    ['rests on no fact', (request: OracleRequest) => answerTo(request).replace(/\[[^\]]*\]\([^)]*\)/g, 'the beginning')],
    [
      'speaks of what was not drawn',
      (request: OracleRequest) =>
        `${answerTo(request, 3)} After it come the Seven of Wands and the Queen of Swords, and both of them wait.`,
    ],
  ])('fails with an answer that %s, and its token is returned', async (_, answer) => {
    let writes = (request: OracleRequest) => answerTo(request)
    await open((request) => writes(request))
    const id = await read()
    await followUp(id)
    writes = answer
    const failed = await followUp(id)
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject({ code: 'generation_failed', userTokensRemaining: 2 })
    expect((await shown(id)).followUps).toHaveLength(1)
  })

  it('is streamed, and can be followed again from its beginning', async () => {
    await open()
    const id = await read()
    const events = await eventsOf(await followUp(id, { events: true }))
    expect(events[0]).toMatchObject({ event: 'follow-up', data: { followUp: { question, content: '' } } })
    const text = events.flatMap(({ event, data }) => (event === 'delta' ? String(data.text) : [])).join('')
    const last = events.at(-1)
    expect(last).toMatchObject({ event: 'done', data: { followUp: { status: 'done', content: text }, followUpsLeft: 0 } })
    const _id = (events[0]?.data.followUp as Shown | undefined)?._id
    const again = await eventsOf(await stage.ask(`/divination/reading/${_id}/events`, { as: reader }))
    expect(again.map(({ event }) => event)).toEqual(['follow-up', 'done'])
  })

  it('asked while its reading is being deleted leaves nothing behind', async () => {
    await open()
    const { readings } = await collections(stage.parts.store)
    const create = readings.create.bind(readings)
    for (const deletedFirst of [true, false]) {
      const id = await read()
      const remove = () => stage.ask(`/divination/reading/${id}`, { as: reader, method: 'DELETE' })
      // The deletion comes between the look at the reading and the storing of the follow-up, or right after that.
      const creating = mock.method(readings, 'create', async (change: Parameters<typeof create>[0]) => {
        creating.mock.restore()
        if (deletedFirst) await readings.erase(id)
        const stored = await create(change)
        if (!deletedFirst) await readings.erase(id)
        return stored
      })
      expect((await followUp(id)).status).toBe(404)
      expect((await remove()).status).toBe(404)
      expect(await readings.count('byFollowed', { followUpOf: id })).toBe(0)
    }
    expect(await tokens()).toBe(1)
  })

  it('is exported with the reading, and goes when the reading is deleted or the reader erased', async () => {
    await open()
    const [kept, deleted] = [await read(), await read()]
    await followUp(kept)
    await followUp(deleted)
    const exported = (await (await stage.ask('/divination/own-data', { as: reader })).json()) as { readings: Record<string, unknown>[] }
    const answers = exported.readings.filter(({ followUpOf }) => followUpOf !== undefined)
    expect(answers.map(({ followUpOf }) => followUpOf).toSorted()).toEqual([kept, deleted].toSorted())
    expect(answers[0]).toMatchObject({ formData: { question }, content: expect.stringContaining('Begin with') })

    const { readings } = await collections(stage.parts.store)
    const stored = (followUpOf: string) => readings.count('byFollowed', { followUpOf })
    await stage.ask(`/divination/reading/${deleted}`, { as: reader, method: 'DELETE' })
    expect(await stored(deleted)).toBe(0)
    // The erasure runs a second time once all earlier requests must have ended; this test does not wait for that.
    const erasing = { ...(await collections(stage.parts.store)), progress: stage.parts.progress, clock: stage.parts.clock }
    await expect(eraseReader(erasing)(reader)).rejects.toThrow(NotYet)
    expect(await stored(kept)).toBe(0)
  })
})
