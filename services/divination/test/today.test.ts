import { testClock } from '@sibyl/platform/testing/test-clock'
import { HOUR } from '@sibyl/platform/time'
import { openStage, type Stage } from './stage.ts'

const reader = 'reader-ada'
const DAY = 24 * HOUR

type Drawn = { data: { _id: string; facts: { label: string; data: { card: string; reversed: boolean } }[] } }

describe('what a reader finds today', () => {
  const clock = testClock('2026-11-21T20:00:00.000Z')
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(undefined, { clock })
  })
  afterAll(() => stage.close())

  const today = async (zone = 'UTC') => {
    const answer = await stage.ask(`/divination/today?tz=${zone}`, { as: reader })
    return { status: answer.status, body: (await answer.json()) as { today: Record<string, unknown> } }
  }
  const draw = async () => (await (await stage.ask('/divination/daily-card?tz=UTC', { as: reader })).json()) as Drawn

  it('is nothing yet on the first day', async () => {
    expect((await today()).body.today).toEqual({
      date: '2026-11-21',
      dailyCard: null,
      streak: { days: 0, longest: 0, forgiven: null, drawnToday: false },
      latest: null,
    })
  })

  it('is the card once it is drawn, on a streak of one', async () => {
    const { data } = await draw()
    expect((await today()).body.today).toMatchObject({
      dailyCard: {
        readingId: data._id,
        label: data.facts[0]?.label,
        card: data.facts[0]?.data.card,
        reversed: data.facts[0]?.data.reversed,
      },
      streak: { days: 1, longest: 1, drawnToday: true },
      latest: null,
    })
  })

  it('is a card still to be drawn on the next day, the streak waiting for it', async () => {
    clock.advance(DAY)
    expect((await today()).body.today).toMatchObject({ dailyCard: null, streak: { days: 1, drawnToday: false } })
    await draw()
    expect((await today()).body.today).toMatchObject({ streak: { days: 2, longest: 2 } })
  })

  it('includes the latest requested reading', async () => {
    await stage.grantTokens(reader)
    const formData = { timeframe: 'present', question: 'Where does my work want to go?' }
    const asked = await stage.ask('/divination/reading/tarot', { as: reader, body: { formData } })
    const { reading } = (await asked.json()) as { reading: { _id: string; title: string } }
    expect((await today()).body.today.latest).toMatchObject({ _id: reading._id, methodId: 'tarot', title: reading.title })
  })

  it('counts the day of a deleted card in the streak', async () => {
    const { readingId } = (await today()).body.today.dailyCard as { readingId: string }
    await stage.ask(`/divination/reading/${readingId}`, { as: reader, method: 'DELETE' })
    expect((await today()).body.today).toMatchObject({ dailyCard: null, streak: { days: 2, drawnToday: true } })
  })

  it('forgives a day without a card and says so, loses the streak after two, and remembers the longest', async () => {
    clock.advance(2 * DAY)
    expect((await today()).body.today).toMatchObject({ streak: { days: 2, forgiven: '2026-11-23', drawnToday: false } })
    clock.advance(DAY)
    expect((await today()).body.today).toMatchObject({ streak: { days: 0, longest: 2, forgiven: null } })
  })

  it('refuses a zone that does not exist, and a caller who is not signed in', async () => {
    expect(await today('Mars/Olympus')).toMatchObject({ status: 400, body: { fields: [{ field: 'tz' }] } })
    expect((await stage.ask('/divination/today')).status).toBe(401)
  })
})
