import type { Share, SharedSentence } from '@sibyl/contracts/http/shares'
import { startService } from '@sibyl/platform/lifecycle/service'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { eventually } from '@sibyl/platform/testing/eventually'
import { mongoDatabase } from '@sibyl/platform/testing/mongo-database'
import { describeWithServer, findMongo } from '@sibyl/platform/testing/servers'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { DAY } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { divination } from '../src/service.ts'
import { openStage, STAGE_PEOPLE_KEY, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const ada = 'reader-ada'
const bob = 'reader-bob'

const sentence = 'A lamp reaches as far as one step, and one step is all that it has to light.'
const telling = 'The studio is a door, and a door is a thing that one may leave ajar for a while.'
const named = 'It may be that Ana keeps a light of her own for a while longer than that.'

const oracle = scriptedOracle(function* (request) {
  const { id } = request.facts[1] ?? { id: '' }
  yield `${soundText(request)}\n\n[A lamp](fact:${id}) reaches as far as one step, and one step is all that it has to light. ${telling} ${named}`
})

type Body = { url: string; token: string; code?: string; share: Share | null; shared: SharedSentence; reading: { _id: string } }

const body = async (answer: Response): Promise<Body> => (await answer.json()) as Body

/** A reading of ada's, and the calls about its link. */
const shareOn = async (stage: Stage) => {
  await stage.grantTokens(ada)
  const { formData } = tarot
  const asked = await stage.ask('/divination/reading/tarot', {
    as: ada,
    body: { formData: { ...formData, question: `Ana? ${formData.question}` } },
  })
  const { _id } = (await body(asked)).reading
  const path = `/divination/reading/${_id}/share`
  return {
    _id,
    share: (wanted: unknown = { sentence }, as = ada) => stage.ask(path, { as, body: wanted }),
    token: async (wanted: unknown = { sentence }) => (await body(await stage.ask(path, { as: ada, body: wanted }))).token,
    own: async () => (await body(await stage.ask(path, { as: ada }))).share,
    end: (as = ada) => stage.ask(path, { as, method: 'DELETE' }),
    show: (token: string, query = '') => stage.ask(`/divination/shared/${token}${query}`),
    preview: (token: string) => stage.ask(`/divination/shared/${token}/preview.png`),
  }
}

describe('a shared sentence', () => {
  const clock = testClock()
  let stage: Stage
  let calls: Awaited<ReturnType<typeof shareOn>>
  beforeEach(async () => {
    stage = await openStage(oracle, { clock })
    calls = await shareOn(stage)
  })
  afterEach(() => stage.close())

  it('is shown to anybody with its cards and its facts, and nothing of the question or the reader', async () => {
    const made = await calls.share()
    expect(made.status).toBe(201)
    const { url, token } = await body(made)
    expect(url).toBe(`${stage.url}/r/${token}`)
    const answer = await calls.show(token)
    const { shared } = await body(answer.clone())
    expect(shared).toMatchObject({
      methodId: 'tarot',
      sentence,
      cards: [{ about: false }, { about: true }, { about: false }],
      sealed: true,
    })
    expect(shared.picture.src).toBe(`/api/divination/cards/${shared.cards[1]?.card}.svg`)
    expect(shared.facts[0]?.label).toBe(shared.cards[1]?.label)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    const text = await answer.text()
    expect([tarot.formData.question, 'studio', ada, calls._id].filter((hidden) => text.includes(hidden))).toEqual([])
  })

  it('has a preview of 1200 by 630 as PNG', async () => {
    const preview = await calls.preview(await calls.token())
    expect(preview.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await preview.arrayBuffer())
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  })

  it('counts its views, previews left out', async () => {
    const token = await calls.token()
    await Promise.all([calls.show(token), calls.show(token), calls.show(token, '?preview=1'), calls.preview(token)])
    expect(await calls.own()).toMatchObject({ token, sentence, views: 2 })
  })

  it.each([
    ['is not in the reading', 'A lamp reaches as far as one step, or so they say.'],
    ['repeats the question', telling],
    ['names somebody of the question', named],
    ['is only a part of one', sentence.slice(0, 50)],
  ])('cannot be one that %s', async (_, wanted) => {
    const refused = await calls.share({ sentence: wanted })
    expect([refused.status, (await body(refused)).code]).toEqual([400, 'invalid_input'])
    expect(await calls.own()).toBeNull()
  })

  it.each([0, 1.5, 366])('cannot last %p days', async (expiresInDays) => {
    expect((await calls.share({ sentence, expiresInDays })).status).toBe(400)
  })

  it('can be shared, seen and withdrawn by its reader only', async () => {
    await calls.token()
    expect((await calls.share({ sentence }, bob)).status).toBe(404)
    expect((await calls.end(bob)).status).toBe(404)
    expect(await calls.own()).not.toBeNull()
  })

  /** Every way in which a link ends, each done to a link of its own. */
  const ends: Record<string, (token: string) => Promise<unknown>> = {
    'it is withdrawn': () => calls.end(),
    'a new one is made': () => calls.token(),
    'its time is over': async () => clock.advance(2 * DAY),
    'the reading is deleted': () => stage.ask(`/divination/reading/${calls._id}`, { as: ada, method: 'DELETE' }),
  }
  it.each(Object.keys(ends))('ends when %s, and is stored no longer', async (how) => {
    const token = await calls.token({ sentence, expiresInDays: 1 })
    expect((await calls.show(token)).status).toBe(200)
    await ends[how]?.(token)
    const ended = await calls.show(token)
    expect([ended.status, (await body(ended)).code]).toEqual([410, 'share_ended'])
    expect((await calls.preview(token)).status).toBe(410)
    const { shares } = await collections(stage.parts.store)
    if (how !== 'its time is over') expect(await shares.get(token.slice(0, 16))).toBeUndefined()
  })

  it('ends with the account', async () => {
    const token = await calls.token()
    void stage.publish('user.deleted.v1', { userId: ada }).catch(() => undefined)
    await eventually(async () => expect((await calls.show(token)).status).toBe(410))
    const { shares } = await collections(stage.parts.store)
    await eventually(async () => expect(await shares.find('byReader', { readerId: ada })).toEqual([]))
  })

  it('has an address that nobody can make up', async () => {
    const token = await calls.token()
    for (const other of ['x'.repeat(32), `${token.slice(0, 31)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(1)])
      expect((await calls.show(other)).status).toBe(404)
  })

  it('is in the export of its reader', async () => {
    await calls.token()
    const { shares } = (await (await stage.ask('/divination/own-data', { as: ada })).json()) as { shares: unknown[] }
    expect(shares).toEqual([{ readingId: calls._id, sentence, views: 0, createdAt: clock.now() }])
  })
})

describeWithServer('MongoDB', await findMongo(), 'a shared sentence over two processes of divination', (server) => {
  it('is gone from both as soon as it is withdrawn from one', async () => {
    const database = mongoDatabase(server().url, `shares-${process.pid}-divination`)
    const open = () => openMongoStore({ uri: server().url, database: database.name, service: 'divination' })
    const stage = await openStage(oracle, { store: await open() })
    const parts = testParts('divination', { store: await open() })
    const config = { DAILY_CARD_SECRET: 'a secret of thirty-two characters', PEOPLE_KEYS: [STAGE_PEOPLE_KEY] }
    const second = await startService(await divination({ ...parts, config }), parts, { name: 'divination', host: '127.0.0.1', port: 0 })
    const calls = await shareOn(stage)
    const token = await calls.token()
    const onBoth = async () => {
      const urls = [stage.url, `http://127.0.0.1:${second.http.port}`]
      return Promise.all(
        urls.flatMap((url) => ['', '/preview.png'].map(async (file) => (await fetch(`${url}/divination/shared/${token}${file}`)).status)),
      )
    }
    expect(await onBoth()).toEqual([200, 200, 200, 200])
    expect((await calls.end()).status).toBe(200)
    expect(await onBoth()).toEqual([410, 410, 410, 410])
    await second.close()
    await parts.bus.close()
    await parts.store.close()
    await stage.close()
    await database.drop()
  })
})
