import { NotYet } from '@sibyl/platform/bus/bus'
import { eventually } from '@sibyl/platform/testing/eventually'
import { collect } from '@sibyl/platform/testing/progress-contract'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { MINUTE, SECOND } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { eraseReader } from '../src/erasure/erase-reader.ts'
import { type Request, requested } from '../src/readings/reading.ts'
import { sweepAbandonedReadings } from '../src/readings/sweep-abandoned-readings.ts'
import { openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'
const other = 'reader-bob'

const aReading = (_id: string, readerId: string): Request => ({
  _id,
  readerId,
  methodId: 'tarot',
  formData: {},
  date: '2026-11-21',
  paid: true,
  facts: [],
  images: [],
})

describe('a reader who is erased', () => {
  let stage: Stage
  afterEach(() => stage.close())

  const read = (as: string, key = 'one') => stage.ask('/divination/reading/tarot', { as, body: tarot, key })
  /** The erasure runs a second time once all earlier requests must have ended; this test does not wait for that. */
  const erase = (userId: string): void => void stage.publish('user.deleted.v1', { userId }).catch(() => undefined)
  const kept = () => collections(stage.parts.store)

  const hasNothing = async (readerId: string): Promise<void> => {
    const { readings, ledger, dailyDraws, sealedDraws, people, skyFeeds, wallets } = await kept()
    for (const listed of [true, false]) expect(await readings.find('byReader', { readerId, listed })).toEqual([])
    expect(await ledger.find('byReader', { userId: readerId })).toEqual([])
    expect(await dailyDraws.get(readerId)).toBeUndefined()
    expect(await sealedDraws.get(readerId)).toBeUndefined()
    expect(await people.get(readerId)).toBeUndefined()
    expect(await skyFeeds.get(readerId)).toBeUndefined()
    expect(await wallets.get(readerId)).toMatchObject({ tokens: 0, recent: [], erasedAt: expect.any(String) })
  }

  it('leaves no data, and other readers’ data stays', async () => {
    stage = await openStage()
    for (const as of [reader, other]) {
      await stage.grantTokens(as)
      await stage.publish('user.timezone-changed.v1', { userId: as, timezone: 'Europe/Prague' })
      expect((await read(as)).status).toBe(201)
      expect((await stage.ask('/divination/daily-card', { as })).status).toBe(200)
    }
    const { readings, ledger } = await kept()
    await eventually(async () => expect(await ledger.find('byReader', { userId: reader })).toHaveLength(2))
    erase(reader)
    await eventually(() => hasNothing(reader))
    expect(await readings.find('byReader', { readerId: other, listed: true })).toHaveLength(2)
    expect(await ledger.find('byReader', { userId: other })).toHaveLength(2)
  })

  it('is erased with hundreds of readings, failed ones included', async () => {
    const clock = testClock()
    stage = await openStage(undefined, { clock })
    const all = await kept()
    for (let index = 0; index < 250; index += 1) {
      const { next } = requested(aReading(`rd_${index}`, reader), clock.now())
      await all.readings.create({ next: { ...next, status: 'failed', open: false, listed: index % 3 > 0 } })
    }
    await expect(eraseReader({ ...stage.parts, ...all })(reader)).rejects.toThrow(NotYet)
    await hasNothing(reader)
  })

  it('is not restored by late events', async () => {
    stage = await openStage()
    erase(reader)
    await eventually(() => hasNothing(reader))
    const operation = { key: 'grant:verify', delta: 3, balance: 3, reason: 'welcome', at: new Date().toISOString() }
    await stage.publish('wallet.changed.v1', { userId: reader, version: 1, tokens: 3, premiumUntil: null, operation })
    await stage.publish('user.timezone-changed.v1', { userId: reader, timezone: 'Europe/Prague' })
    await stage.grantTokens(reader)
    await stage.makePremium(reader)
    await hasNothing(reader)
  })

  it('is refused by divination although the access token is still valid', async () => {
    stage = await openStage()
    await stage.grantTokens(reader)
    const { reading } = (await (await read(reader)).json()) as { reading: { _id: string } }
    erase(reader)
    await eventually(() => hasNothing(reader))
    const one = `/divination/reading/${reading._id}`
    const asked = [
      ...['wallet', 'history', 'daily-card', 'own-data'].map((path) => stage.ask(`/divination/${path}`, { as: reader })),
      stage.ask(one, { as: reader }),
      stage.ask(`${one}/events`, { as: reader }),
      stage.ask(one, { as: reader, method: 'DELETE' }),
      read(reader),
      read(reader, 'another'),
    ]
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'session_ended' })
    }
    await hasNothing(reader)
  })

  it('F33 a reading in progress is not finished, and its stream is deleted', async () => {
    const written = Promise.withResolvers<void>()
    const erased = Promise.withResolvers<void>()
    stage = await openStage(
      scriptedOracle(async function* (request) {
        const text = soundText(request)
        yield text.slice(0, 100)
        written.resolve()
        await erased.promise
        yield text.slice(100)
      }),
    )
    await stage.grantTokens(reader)
    const asking = read(reader)
    await written.promise
    const { readings } = await kept()
    const [reading] = await readings.find('byReader', { readerId: reader, listed: true })
    const id = reading?._id ?? ''
    erase(reader)
    await eventually(() => hasNothing(reader))
    erased.resolve()
    expect((await asking).status).toBeGreaterThanOrEqual(400)
    await eventually(async () => {
      const steps = await collect(stage.parts.progress.follow(id, undefined, AbortSignal.timeout(1000)))
      expect(steps.map(({ kind, text }) => text ?? kind)).toEqual(['ended'])
    })
    await hasNothing(reader)
    expect(stage.parts.deadLetters).toEqual([])
  })

  it('F33 a reading that is saved just after the erasure is erased when it ends, or by the second run', async () => {
    const clock = testClock()
    stage = await openStage(undefined, { clock })
    const all = await kept()
    const eraseNow = eraseReader({ ...stage.parts, ...all })
    await expect(eraseNow(reader)).rejects.toThrow(NotYet)

    await all.readings.create(requested(aReading('rd_late', reader), clock.now()))
    await eventually(() => hasNothing(reader))

    const { next } = requested({ ...aReading('rd_unheard', reader), paid: false }, clock.now())
    await all.readings.create({ next })
    await expect(eraseNow(reader)).rejects.toThrow(NotYet)
    await hasNothing(reader)

    clock.advance(15 * SECOND)
    await all.readings.create({ next })
    await eraseNow(reader)
    await hasNothing(reader)
  })

  it('F33 a late reading that no worker ever takes is erased by the sweeper', async () => {
    const clock = testClock()
    stage = await openStage(undefined, { clock })
    const all = await kept()
    await expect(eraseReader({ ...stage.parts, ...all })(reader)).rejects.toThrow(NotYet)
    for (const paid of [true, false]) {
      const { next } = requested({ ...aReading(`rd_${paid}`, reader), paid }, clock.now())
      await all.readings.create({ next })
    }
    clock.advance(5 * MINUTE)
    await sweepAbandonedReadings({ ...stage.parts, ...all })()
    await hasNothing(reader)
  })
})
