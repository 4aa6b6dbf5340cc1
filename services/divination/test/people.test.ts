import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '@sibyl/contracts/http/people'
import { createLogger } from '@sibyl/platform/logging/logger'
import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { eventually } from '@sibyl/platform/testing/eventually'
import { inMongo } from '@sibyl/platform/testing/everything-stored'
import { mongoDatabase } from '@sibyl/platform/testing/mongo-database'
import { describeWithServer, findMongo } from '@sibyl/platform/testing/servers'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { MINUTE } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { openPeople } from '../src/people/find-person.ts'
import { peopleVault } from '../src/people/people-vault.ts'
import { resealPeople } from '../src/people/reseal-people.ts'
import { openStage, STAGE_PEOPLE_KEY, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const ada = 'reader-ada'
const bob = 'reader-bob'

const mira = { name: 'Mira Lund', dateOfBirth: '1991-03-14', timeOfBirth: '01:06', placeOfBirth: 'Brno, Czechia', placeId: '3078610' }
const helena = { name: 'Helena Lund', relation: 'Mother', dateOfBirth: '1962-01-09', unknownTime: true, placeOfBirth: 'Uppsala' }

const calls = (stage: () => Stage) => {
  const send = async (method: string, path: string, as: string, body?: unknown, key?: string) => {
    const answer = await stage().ask(`/divination/people${path}`, { as, method, body, ...(key ? { key } : {}) })
    return { status: answer.status, body: (await answer.json()) as { person: Person; people: Person[]; code?: string; fields?: unknown } }
  }
  return {
    list: async (as = ada) => (await send('GET', '', as)).body.people,
    save: (body: unknown, as = ada, key?: string) => send('POST', '', as, body, key),
    change: (id: string, body: unknown, as = ada) => send('PUT', `/${id}`, as, body),
    use: (id: string, as = ada) => send('POST', `/${id}/used`, as),
    remove: (id: string, as = ada) => send('DELETE', `/${id}`, as),
  }
}

const names = (people: readonly Person[]) => people.map(({ name }) => name)
const words = ['Mira', 'Helena', '1991-03-14', '1962-01-09', 'Brno', 'Uppsala', '3078610', 'Mother']

type Opened = Promise<{ store: Store; stored: () => Promise<string>; drop: () => Promise<unknown> }>

/** The tests for one store; `stored` reads every byte, or every document, in it. */
const onStore = (open: () => Opened) => {
  let opened: Awaited<Opened>
  let stage: Stage
  beforeEach(async () => {
    opened = await open()
    stage = await openStage(undefined, { store: opened.store })
  })
  afterEach(async () => {
    await stage.close()
    await opened.drop()
  })
  const { list, save, change, remove } = calls(() => stage)

  it('stores one of fifty people that are saved at once, with room for one', async () => {
    for (let one = 1; one < 30; one += 1)
      expect((await save({ ...mira, name: `Mira ${'abcdefghijklmnopqrstuvwxyzäöüß'[one]}` })).status).toBe(201)
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await save(helena)).status))
    expect(statuses.toSorted()).toEqual([201, ...new Array(49).fill(409)])
    expect(await list()).toHaveLength(30)
    expect((await save(helena)).body).toMatchObject({ code: 'too_many_people' })
  })

  it('is sealed with a new key while the older one still opens the rest', async () => {
    await save(mira)
    await save(helena)
    await save(mira, bob)
    const { people } = await collections(opened.store)
    const newer = 'a newer key of thirty-two characters'
    const rotated = peopleVault([newer, STAGE_PEOPLE_KEY])
    expect(await resealPeople({ people, vault: rotated })).toBe(3)
    expect(await resealPeople({ people, vault: rotated })).toBe(0)
    const alone = { people, vault: peopleVault([newer]) }
    expect((await openPeople(alone, ada)).map(({ name }) => name).toSorted()).toEqual(['Helena Lund', 'Mira Lund'])
    expect(await openPeople(alone, bob)).toMatchObject([mira])
  })

  it('stores nothing that can be read without the key, and nothing at all once the reader is erased', async () => {
    await save({ ...mira, self: true })
    const { body } = await save(helena)
    await change(body.person._id, { ...helena, name: 'Helena Maria Lund' })
    const { body: gone } = await save({ ...mira, name: 'Mira Gone' })
    await remove(gone.person._id)
    await stage.grantTokens(ada)
    const two = { yourBirth: mira, partnerBirth: { personId: body.person._id } }
    const formData = { relationshipContext: 'We write to each other each week.', ...two }
    const charts = await stage.ask('/divination/reading/love', { as: ada, body: { formData }, events: true })
    expect(charts.status).toBe(200)
    await charts.body?.cancel()
    const stored = await opened.stored()
    expect(stored).toContain(body.person._id)
    expect(words.filter((word) => stored.includes(word))).toEqual([])
    void stage.publish('user.deleted.v1', { userId: ada }).catch(() => undefined)
    const { people } = await collections(stage.parts.store)
    await eventually(async () => expect(await people.get(ada)).toBeUndefined())
    expect((await stage.ask('/divination/people', { as: ada })).status).toBe(401)
    expect((await save(mira)).status).toBe(401)
    await eventually(async () => expect(await opened.stored()).not.toContain(body.person._id))
  })
}

describe('saved people, in a file of SQLite', () => {
  onStore(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sibyl-people-'))
    const read = async () => Promise.all((await readdir(directory)).map((name) => readFile(join(directory, name), 'latin1')))
    return {
      store: openSqliteStore({ file: join(directory, 'divination.db'), service: 'divination', tidyEvery: 50 }),
      stored: async () => (await read()).join('\n'),
      drop: () => rm(directory, { recursive: true }),
    }
  })
})

describeWithServer('MongoDB', await findMongo(), 'saved people, on MongoDB', (server) => {
  onStore(async () => {
    const { url } = server()
    const database = mongoDatabase(url, `people-${process.pid}-divination`)
    return {
      store: await openMongoStore({ uri: url, database: database.name, service: 'divination' }),
      stored: async () => (await inMongo(url, `people-${process.pid}`)).map(({ text }) => text).join('\n'),
      drop: () => database.drop(),
    }
  })
})

describe('saved people', () => {
  const clock = testClock('2026-11-26T20:00:00.000Z')
  const written: string[] = []
  let stage: Stage
  beforeEach(async () => {
    const oracle = scriptedOracle(function* (request) {
      written.push(JSON.stringify(request))
      yield soundText(request)
    })
    const logger = createLogger('divination', 'trace', { write: (line) => void written.push(line) })
    stage = await openStage(oracle, { clock, logger })
    for (const outbox of stage.parts.store.outboxes()) outbox.onWrite((pending) => written.push(JSON.stringify(pending)))
  })
  afterEach(() => stage.close())
  const { list, save, change, use, remove } = calls(() => stage)

  it('are listed with their charts: the reader first, then the last used', async () => {
    const { status, body } = await save(helena)
    expect(status).toBe(201)
    // The Sun entered 19° of Capricorn that day; without a time there is no rising sign.
    expect(body.person).toMatchObject({ ...helena, self: false, placeId: '2666199', chart: { sun: expect.closeTo(288.6, 0) } })
    expect(body.person.chart).not.toHaveProperty('ascendant')
    clock.advance(MINUTE)
    await save({ ...mira, name: 'Jonas Weber' })
    clock.advance(MINUTE)
    const own = (await save({ ...mira, self: true })).body.person
    expect(own).toMatchObject({ ...mira, self: true, unknownTime: false, chart: { ascendant: expect.any(Number) } })
    expect(names(await list())).toEqual(['Mira Lund', 'Jonas Weber', 'Helena Lund'])
    clock.advance(MINUTE)
    const changed = await change(body.person._id, { ...mira, name: 'Helena Lund' })
    expect(changed.body.person).toMatchObject({ timeOfBirth: '01:06', unknownTime: false, createdAt: body.person.createdAt })
    expect(changed.body.person).not.toHaveProperty('relation')
    expect(names(await list())).toEqual(['Mira Lund', 'Helena Lund', 'Jonas Weber'])
    clock.advance(MINUTE)
    expect((await use((await list())[2]?._id ?? '')).body).toEqual({ success: true })
    expect(names(await list())).toEqual(['Mira Lund', 'Jonas Weber', 'Helena Lund'])
    expect((await use('pn_unknown')).status).toBe(404)
    expect((await remove(own._id)).body).toEqual({ success: true })
    expect(names(await list())).toEqual(['Jonas Weber', 'Helena Lund'])
    expect((await save({ ...mira, self: true })).status).toBe(201)
  })

  it('have one entry of the reader’s own', async () => {
    await save({ ...mira, self: true })
    expect(await save({ ...helena, self: true })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(names(await list())).toEqual(['Mira Lund'])
  })

  it('are saved once under one idempotency key, even after a change', async () => {
    const first = await save(helena, ada, 'one')
    await change(first.body.person._id, { ...helena, name: 'Helena Berg' })
    const again = await save(helena, ada, 'one')
    expect(again).toMatchObject({ status: 201, body: { person: { _id: first.body.person._id, name: 'Helena Berg' } } })
    expect(await save(mira, ada, 'one')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect((await save(helena, bob, 'one')).body.person._id).not.toBe(first.body.person._id)
    expect(await list()).toHaveLength(1)
  })

  it('are refused by the rules of the astrology form, and nothing changes', async () => {
    const { body } = await save(helena)
    const refused: [string, object][] = [
      ['name', { name: '' }],
      ['name', { name: 'see www.example.com' }],
      ['relation', { relation: 'x'.repeat(41) }],
      ['dateOfBirth', { dateOfBirth: '1899-12-31' }],
      ['dateOfBirth', { dateOfBirth: '2026-11-29' }],
      ['timeOfBirth', { timeOfBirth: '24:10' }],
      ['timeOfBirth', { dateOfBirth: '2024-03-31', timeOfBirth: '02:30', unknownTime: false }],
      ['placeOfBirth', { placeOfBirth: ' ' }],
      ['placeOfBirth', { placeOfBirth: 'Springfield', placeId: '' }],
      ['placeOfBirth', { placeOfBirth: 'Nowhereville', placeId: '' }],
    ]
    for (const [field, over] of refused) {
      for (const answer of [await save({ ...mira, ...over }), await change(body.person._id, { ...mira, ...over })]) {
        expect([over, answer.status]).toEqual([over, 400])
        expect(answer.body).toMatchObject({ code: 'invalid_input', fields: [{ field, message: expect.any(String) }] })
      }
    }
    expect(await list()).toEqual([body.person])
    expect((await save({ ...mira, placeOfBirth: '48.2, 16.37', placeId: '' })).body.person).not.toHaveProperty('placeId')
  })

  it('are their reader’s alone', async () => {
    const { body } = await save(helena)
    const { _id } = body.person
    expect(await list(bob)).toEqual([])
    for (const { status, body: said } of [await change(_id, mira, bob), await remove(_id, bob), await remove('pn_unknown')])
      expect([status, said.code]).toEqual([404, 'person_not_found'])
    expect((await stage.ask('/divination/people')).status).toBe(401)
    expect(await list()).toEqual([body.person])
  })

  it('are in the export', async () => {
    const { body } = await save(helena)
    const own = (await (await stage.ask('/divination/own-data', { as: ada })).json()) as { people: unknown[] }
    const { _id: id, chart: _, ...data } = body.person
    expect(own.people).toEqual([{ id, ...data }])
  })

  it('are in no event, no log and no request to the model', async () => {
    await stage.grantTokens(ada)
    await save({ ...mira, self: true })
    const { body } = await save(helena)
    await change(body.person._id, { ...helena, timeOfBirth: '02:30' })
    await save({ ...helena, placeOfBirth: 'Uppsala Nowhere' })
    expect((await stage.ask('/divination/reading/tarot', { as: ada, body: tarot })).status).toBe(201)
    expect(written.length).toBeGreaterThan(3)
    expect(words.filter((word) => written.some((text) => text.includes(word)))).toEqual([])
  })
})
