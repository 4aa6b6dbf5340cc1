import { getMoon } from '@sibyl/contracts/http/moon'
import ICAL from 'ical.js'
import { openStage, type Stage } from './stage.ts'

describe('a month of the Moon, over HTTP', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  const ask = (query: string) => stage.ask(`/divination/sky/moon?${query}`)
  const month = async (query: string) => getMoon.answer.parse(await (await ask(query)).json()).data

  it('is the same for everybody, and may be cached for a day', async () => {
    const response = await ask('month=2026-11')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    const { data } = getMoon.answer.parse(await response.json())
    expect(data.phases.map(({ at, phase }) => `${at.slice(0, 16)} ${phase}`)).toEqual([
      '2026-11-01T20:28 last-quarter',
      '2026-11-09T07:01 new',
      '2026-11-17T11:47 first-quarter',
      '2026-11-24T14:53 full',
    ])
    expect(data.ingresses).toHaveLength(14)
    expect(data.days.map(({ date }) => date.slice(8))).toEqual(Array.from({ length: 30 }, (_, day) => String(day + 1).padStart(2, '0')))
    expect(data.eclipses).toEqual([])
    expect(data.nextEclipse).toMatchObject({ kind: 'solar', type: 'annular' })
  })

  it('begins with the zone’s own midnight, and has the void that runs over it', async () => {
    const { voidOfCourse, phases } = await month('month=2026-11&tz=Europe/Prague')
    expect(voidOfCourse[0]).toMatchObject({ from: expect.stringMatching(/^2026-10-31T21:59/), last: { body: 'venus', aspect: 'square' } })
    expect((await month('month=2026-12&tz=Pacific/Auckland')).phases[0]?.phase).toBe('last-quarter')
    expect((await month('month=2026-11&tz=Pacific/Auckland')).phases.at(-1)?.phase).toBe('full')
    expect(phases[0]?.at.slice(0, 10)).toBe('2026-11-01')
  })

  it('has as many more days on both sides as the caller requests', async () => {
    const { days, ingresses } = await month('month=2026-11&margin=7')
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-10-25', '2026-12-07'])
    expect(ingresses[0]?.at.slice(0, 7)).toBe('2026-10')
  })

  it('says where an eclipse is seen, and whether from the zone', async () => {
    const { eclipses } = await month('month=2026-08&tz=Europe/Madrid')
    expect(eclipses).toEqual([
      expect.objectContaining({ kind: 'solar', type: 'total', countries: ['Iceland', 'Spain'], here: 'partly' }),
      expect.objectContaining({ kind: 'lunar', type: 'partial', minutes: 199, here: 'partly' }),
    ])
  })

  it.each(['1900-01', '2100-12'])('reaches %s', async (asked) => {
    expect((await month(`month=${asked}&margin=8&tz=Pacific/Kiritimati`)).ingresses.length).toBeGreaterThan(15)
  })

  it('is a calendar too, which an independent parser reads', async () => {
    const response = await stage.ask('/divination/sky/moon.ics?month=2026-08&tz=Europe/Prague')
    expect(response.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="moon-2026-08.ics"')
    const text = await response.text()
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    const titled = (title: string) => events.filter(({ summary }) => summary === title)
    expect(titled('Solar eclipse, total')[0]?.startDate.toJSDate().toISOString()).toBe('2026-08-12T17:46:00.000Z')
    expect(titled('Solar eclipse, total')[0]?.description).toContain('total over Iceland, Spain; North America')
    expect(titled('Moon enters Libra')).toHaveLength(1)
    const { voidOfCourse } = await month('month=2026-08&tz=Europe/Prague')
    expect(titled('Moon void of course').map(({ endDate }) => endDate.toJSDate().getTime())).toEqual(
      voidOfCourse.map(({ to }) => Math.round(Date.parse(to) / 60_000) * 60_000),
    )
  })

  const aMonth = 'Please give a month from 1900-01 to 2100-12, as YYYY-MM'
  it.each([
    ['', 'month', aMonth],
    ['month=1899-12', 'month', aMonth],
    ['month=2101-01', 'month', aMonth],
    ['month=2026-13', 'month', aMonth],
    ['month=2026-11&tz=Mars/Base', 'tz', 'This time zone is not known.'],
    ['month=2026-11&margin=9', 'margin', 'Please ask for 0 to 8 days more'],
  ])('refuses ?%s and says why', async (query, field, message) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ field, message }] })
  })
})
