import { testClock } from '@sibyl/platform/testing/test-clock'
import { HOUR } from '@sibyl/platform/time'
import { openStage, type Stage, scriptedOracle } from './stage.ts'

const reader = 'reader-ada'

type Card = { data: { _id: string; note?: string; facts: { data: { card: string } }[] } }

describe('the daily card', () => {
  let stage: Stage
  afterEach(() => stage.close())

  it('is drawn once a day by a reader', async () => {
    stage = await openStage(undefined, { clock: testClock() })
    const first = await stage.ask('/divination/daily-card', { as: reader })
    expect(first.status).toBe(200)
    const { data } = (await first.json()) as Card
    const second = await stage.ask('/divination/daily-card?tz=Europe/Prague', { as: reader })
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await second.json()).toMatchObject({ code: 'already_drawn', data: { _id: data._id } })
  })

  it('is drawn once for many concurrent requests', async () => {
    stage = await openStage()
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.ask('/divination/daily-card', { as: reader })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19)
  })

  it('recognises a visitor by a cookie that scripts cannot read', async () => {
    stage = await openStage()
    const first = await stage.ask('/divination/daily-card')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(first.status).toBe(200)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect((await stage.ask('/divination/daily-card', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(429)
    expect((await stage.ask('/divination/daily-card')).status).toBe(200)
  })

  describe('of a visitor who signs in', () => {
    const visit = async () => {
      stage = await openStage()
      const first = await stage.ask('/divination/daily-card')
      const { data } = (await first.json()) as Card
      return { cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '', data }
    }
    const keep = async (as: string, cookie: string) =>
      ((await (await stage.ask('/divination/daily-card/keep', { as, cookie, body: {} })).json()) as { data: Card['data'] | null }).data
    const historyOf = async (as: string) =>
      ((await (await stage.ask('/divination/history', { as })).json()) as { readings: Card['data'][] }).readings

    it('becomes the reader’s card of the day, once in the history', async () => {
      const { cookie, data } = await visit()
      expect(await keep(reader, cookie)).toMatchObject({ facts: data.facts })
      expect(await keep(reader, cookie)).toBeNull()
      expect(await historyOf(reader)).toMatchObject([{ facts: data.facts }])
      expect((await stage.ask('/divination/daily-card', { as: reader })).status).toBe(429)
      const { today } = (await (await stage.ask('/divination/today', { as: reader })).json()) as { today: unknown }
      expect(today).toMatchObject({ streak: { days: 1, drawnToday: true }, dailyCard: { card: data.facts[0]?.data.card } })
    })

    it('goes to one account only, and to nobody without the visitor’s cookie', async () => {
      const { cookie } = await visit()
      expect(await keep('reader-bob', 'sibyl_visitor=visitor_AAAAAAAAAAAAAAAAAAAAAA')).toBeNull()
      expect(await keep('reader-bob', `sibyl_visitor=${reader}`)).toBeNull()
      expect(await keep(reader, cookie)).not.toBeNull()
      expect(await keep('reader-bob', cookie)).toBeNull()
      expect(await historyOf('reader-bob')).toEqual([])
    })

    it('does not replace a card that the reader has drawn', async () => {
      const { cookie } = await visit()
      await stage.ask('/divination/daily-card', { as: reader })
      const before = await historyOf(reader)
      expect(await keep(reader, cookie)).toBeNull()
      expect(await historyOf(reader)).toEqual(before)
    })
  })

  it('F32 is one per date, whatever time zones the reader names', async () => {
    const clock = testClock('2026-11-21T23:30:00.000Z')
    stage = await openStage(undefined, { clock })
    const draw = async (zone: string) => (await stage.ask(`/divination/daily-card?tz=${zone}`, { as: reader })).status
    expect(await draw('UTC')).toBe(200)
    expect(await draw('Europe/Prague')).toBe(200)
    expect(await draw('UTC')).toBe(429)
    expect(await draw('Pacific/Kiritimati')).toBe(429)
    clock.advance(HOUR)
    expect(await draw('UTC')).toBe(429)
    clock.advance(24 * HOUR)
    expect(await draw('UTC')).toBe(200)
  })

  it('counts the days of the profile’s zone when the call names none', async () => {
    const clock = testClock('2026-11-21T23:30:00.000Z')
    stage = await openStage(undefined, { clock })
    await stage.publish('user.timezone-changed.v1', { userId: reader, timezone: 'Europe/Prague' })
    await stage.ask('/divination/daily-card', { as: reader })
    expect((await stage.ask('/divination/daily-card?tz=UTC', { as: reader })).status).toBe(429)
    clock.advance(HOUR)
    expect((await stage.ask('/divination/daily-card', { as: reader })).status).toBe(429)
  })

  it('refuses a zone that does not exist', async () => {
    stage = await openStage()
    expect((await stage.ask('/divination/daily-card?tz=Mars/Olympus', { as: reader })).status).toBe(400)
  })

  it('has a text of its own when the oracle is away, and says so', async () => {
    stage = await openStage(scriptedOracle(() => []))
    const answer = await stage.ask('/divination/daily-card', { as: reader })
    expect(answer.status).toBe(200)
    expect(((await answer.json()) as Card).data.note).toContain('from the card’s own page')
  })
})
