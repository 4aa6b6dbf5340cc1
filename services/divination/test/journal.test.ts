import type { JournalDay, JournalEntry, Statistics } from '@sibyl/contracts/http/journal'
import type { Fact } from '@sibyl/contracts/http/readings'
import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { SECOND } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'
const note = 'Crème brûlée with Tomáš, the day I said yes.'

type Shown = { _id: string; content: string; facts: Fact[]; journal?: JournalEntry }

describe('the journal', () => {
  const clock = testClock('2026-11-21T20:00:00.000Z')
  const requests: string[] = []
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage(
      scriptedOracle(function* (request) {
        requests.push(JSON.stringify(request))
        yield soundText(request)
      }),
      { clock },
    )
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const read = async (formData: Record<string, unknown> = tarot.formData) => {
    const answer = await stage.ask('/divination/reading/tarot', { as: reader, body: { formData } })
    return ((await answer.json()) as { reading: Shown }).reading
  }
  const put = (id: string, body: unknown, as = reader) => stage.ask(`/divination/reading/${id}/note`, { as, body, method: 'PUT' })
  const get = async <T>(path: string, as = reader) => (await (await stage.ask(path, { as })).json()) as T
  const stored = async (id: string) => (await get<{ reading: Shown }>(`/divination/reading/${id}`)).reading

  it('stores the note and whether the reading spoke to its reader, replaces both, and removes an omitted one', async () => {
    const { _id, content } = await read()
    const answer = await put(_id, { note: `  ${note} `, spoke: 2 })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true, reading: { _id, content, journal: { note, spoke: 2 } } })
    expect((await stored(_id)).journal).toEqual({ note, spoke: 2 })
    await put(_id, { spoke: 0 })
    expect((await stored(_id)).journal).toEqual({ spoke: 0 })
    await put(_id, { note: '' })
    expect(await stored(_id)).not.toHaveProperty('journal')
  })

  it('refuses an invalid note, and changes nothing', async () => {
    const { _id } = await read()
    await put(_id, { note, spoke: 1 })
    for (const body of [{ note: 'x'.repeat(2001) }, { spoke: 3 }, { spoke: '1' }, { note: 5 }, { note: 'hid\u202eden' }]) {
      const answer = await put(_id, body)
      expect([body, answer.status]).toEqual([body, 400])
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: Object.keys(body)[0] }] })
    }
    expect((await stored(_id)).journal).toEqual({ note, spoke: 1 })
  })

  it('is the reader’s alone', async () => {
    const { _id } = await read()
    const refused = await put(_id, { note }, 'reader-bob')
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ code: 'reading_not_found' })
    expect((await stage.ask(`/divination/reading/${_id}/note`, { body: { note }, method: 'PUT' })).status).toBe(401)
    expect(await stored(_id)).not.toHaveProperty('journal')
  })

  it('waits until the reading is finished', async () => {
    await stage.stopGenerator()
    const leave = new AbortController()
    const answer = await stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true, signal: leave.signal })
    const { readings } = await collections(stage.parts.store)
    const [begun] = await readings.find('byReader', { readerId: reader, listed: true })
    const refused = await put(begun?._id ?? '', { note })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'conflict' })
    leave.abort()
    await answer.text().catch(() => undefined)
  })

  it('is found in the history by its words, is in the export, and goes with the reading', async () => {
    const { _id } = await read()
    await put(_id, { note })
    const found = (words: string) => get<{ readings: Shown[] }>(`/divination/history?words=${words}`)
    expect((await found('creme%20tomas')).readings.map((one) => one._id)).toEqual([_id])
    expect((await found('undefined')).readings).toEqual([])
    const own = await get<{ readings: Shown[] }>('/divination/own-data')
    expect(own.readings[0]?.journal).toEqual({ note })
    await stage.ask(`/divination/reading/${_id}`, { as: reader, method: 'DELETE' })
    expect(JSON.stringify(await get('/divination/own-data'))).not.toContain('Tomáš')
  })

  it('goes with the account', async () => {
    const { _id } = await read()
    await put(_id, { note })
    // The erasure resolves only after its second run, for which this test does not wait.
    void stage.publish('user.deleted.v1', { userId: reader }).catch(() => undefined)
    const { readings } = await collections(stage.parts.store)
    await eventually(async () => expect(await readings.get(_id)).toBeUndefined())
    expect((await put(_id, { note })).status).toBe(401)
  })

  it('is in no event and no later request to the model', async () => {
    const events: string[] = []
    for (const outbox of stage.parts.store.outboxes()) outbox.onWrite((pending) => events.push(JSON.stringify(pending)))
    const { _id } = await read()
    const before = events.length
    await put(_id, { note, spoke: 2 })
    expect(events).toHaveLength(before)
    await read()
    expect(requests.length).toBeGreaterThan(1)
    expect([...requests, ...events].filter((text) => text.includes('Tomáš'))).toEqual([])
  })

  it('shows a month by the reader’s dates, with the Moon of each day and the recurring cards', async () => {
    const first = await read()
    await put(first._id, { note, spoke: 1 })
    clock.advance(SECOND)
    await stage.ask('/divination/daily-card?tz=UTC', { as: reader })
    const month = async (which: string, as = reader) =>
      (await get<{ data: { days: JournalDay[] } }>(`/divination/journal?month=${which}`, as)).data.days
    const days = await month('2026-11')
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`))
    // The Moon was full on November 24, 2026 at 14:53 UTC.
    expect(days.toSorted((a, b) => b.moon.lit - a.moon.lit)[0]?.date).toBe('2026-11-24')
    const [reading, daily] = days[20]?.readings ?? []
    expect(days.filter(({ readings }) => readings.length > 0)).toHaveLength(1)
    expect(reading).toMatchObject({ _id: first._id, methodId: 'tarot', journal: { note, spoke: 1 } })
    expect(daily?.methodId).toBe('daily-card')
    const drawn = [...(reading?.cards ?? []), ...(daily?.cards ?? [])]
    expect(drawn.slice(0, 3).map(({ card }) => card)).toEqual(first.facts.filter(({ data }) => data.card).map(({ data }) => data.card))
    for (const { card, times } of drawn) expect(times).toBe(drawn.filter((other) => other.card === card).length)
    expect((await month('2026-11', 'reader-bob')).flatMap(({ readings }) => readings)).toEqual([])
    expect((await month('2027-02')).map(({ readings }) => readings.length)).toEqual(new Array(28).fill(0))
  })

  it('shows the Moon at noon of the time zone', async () => {
    const moons = async (tz: string) =>
      (await get<{ data: { days: JournalDay[] } }>(`/divination/journal?month=2026-11&tz=${tz}`)).data.days.map(({ moon }) => moon.phase)
    const [kiritimati, utc, pago] = [await moons('Pacific/Kiritimati'), await moons('UTC'), await moons('Pacific/Pago_Pago')]
    // The Moon gains half a degree an hour on the Sun: fourteen hours ahead of Greenwich seven degrees less, eleven behind it five more.
    for (const [day, phase] of utc.entries()) {
      expect((phase - (kiritimati[day] ?? 0) + 360) % 360).toBeCloseTo(7.1, -0.5)
      expect(((pago[day] ?? 0) - phase + 360) % 360).toBeCloseTo(5.6, -0.5)
    }
  })

  it('refuses an invalid month', async () => {
    for (const month of ['2026-13', '2026-1', 'now', '']) {
      const answer = await stage.ask(`/divination/journal?month=${month}`, { as: reader })
      expect([month, answer.status]).toEqual([month, 400])
    }
  })

  it('counts the cards of our own deck, but no clarifying card and none that the reader drew', async () => {
    const count = async () => (await get<{ data: Statistics }>('/divination/statistics')).data
    expect(await count()).toMatchObject({ readings: 0, cards: 0 })
    await stage.ask('/divination/daily-card?tz=UTC', { as: reader })
    const { _id } = await read({ ...tarot.formData, uprightOnly: true })
    const clarified = await stage.ask(`/divination/reading/${_id}/clarifier`, { as: reader, body: { place: 'situation' } })
    expect(clarified.status).toBe(200)
    await read({ ...tarot.formData, ownCards: ['major-01', 'major-02', 'major-03'].map((card) => ({ card, reversed: true })) })
    const statistics = await count()
    expect(statistics).toMatchObject({ readings: 2, cards: 4 })
    expect(statistics.tallies.find(({ kind }) => kind === 'reversed')).toMatchObject({ of: 1 })
  })
})
