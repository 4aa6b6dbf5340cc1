import type { Person } from '@sibyl/contracts/http/people'
import { type Progression, type SkyReturn, type Transits, yourSkyOperations } from '@sibyl/contracts/http/your-sky'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY } from '@sibyl/platform/time'
import ICAL from 'ical.js'
import { collections } from '../src/collections.ts'
import { openStage, type Stage } from './stage.ts'

const ada = 'reader-ada'
const bob = 'reader-bob'
const mira = {
  name: 'Mira Lund',
  self: true,
  dateOfBirth: '1991-03-14',
  timeOfBirth: '01:06',
  placeOfBirth: 'Brno, Czechia',
  placeId: '3078610',
}
const helena = { name: 'Helena', dateOfBirth: '1962-01-09', unknownTime: true, placeOfBirth: 'Uppsala' }

describe('the sky over a saved birth', () => {
  const clock = testClock('2026-11-22T23:00:00.000Z')
  let stage: Stage
  let mirasId: string
  beforeAll(async () => {
    stage = await openStage(undefined, { clock })
    mirasId = await save(mira)
  })
  afterAll(() => stage.close())

  const save = async (body: unknown) => {
    const answer = await stage.ask('/divination/people', { as: ada, body })
    return ((await answer.json()) as { person: Person }).person._id ?? ''
  }
  const ask = (path: string, as = ada) => stage.ask(`/divination/sky/${path}`, { as })
  const data = async <T>(path: string, as = ada) => ((await (await ask(path, as)).json()) as { data: T }).data
  const transits = (query = '', id = mirasId) => data<Transits>(`transits?personId=${id}${query}`)

  it('lists what touches it in the next ninety days, in order, with its words', async () => {
    const found = await transits()
    expect(yourSkyOperations.getTransits.answer.parse({ success: true, data: found }).data.from).toBe('2026-11-22T23:00:00.000Z')
    const [first, ...others] = found.events.filter(({ prominent }) => prominent)
    expect(first).toMatchObject({
      body: 'Venus',
      point: 'Moon',
      aspect: 'trine',
      pass: 3,
      passes: 3,
      retrograde: false,
      precision: 'minute',
      title: 'Venus trine your Moon',
      why: 'Venus stands at 24°38′ Libra, your Moon at 24°38′ Aquarius: 120° apart.',
    })
    expect(first?.at.slice(0, 15)).toBe('2026-11-23T16:2')
    expect(others).toHaveLength(26)
    const times = found.events.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  })

  it('shows the position of each body on each day', async () => {
    const { tracks } = await transits('&from=2026-11-23&to=2026-12-03')
    expect(tracks.map(({ longitudes }) => longitudes.length)).toEqual(new Array(9).fill(11))
    expect(tracks[0]).toMatchObject({ body: 'Sun', longitudes: expect.arrayContaining([240.7, 250.82]) })
  })

  it('without the hour of birth leaves out the Moon and the angles, and is less sure of the time', async () => {
    const { natal, events } = await transits('&to=2027-11-20', await save(helena))
    expect(natal).toMatchObject({ unknownTime: true, place: 'Uppsala' })
    expect(natal.points.map(({ point }) => point)).toEqual(expect.not.arrayContaining(['Moon', 'ASC', 'MC']))
    const toTheSun = events.filter(({ point }) => point === 'Sun').map(({ precision }) => precision)
    expect(new Set(toTheSun)).toEqual(new Set(['day', 'about']))
    expect(events[0]).toMatchObject({ title: expect.stringContaining('Helena’s'), meaning: expect.stringMatching(/^For Helena: /) })
  })

  it.each([
    ['&from=2026-02-30', 'from', 'Please give a day from 1900 to 2099, such as 2026-11-23'],
    ['&from=2026-11-23&to=2026-11-23', 'to', 'Please give an end after the start'],
    ['&from=2026-11-23&to=2027-11-25', 'to', 'Please ask for at most 366 days'],
  ])('refuses %s and says why', async (query, field, message) => {
    const answer = await ask(`transits?personId=${mirasId}${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input', fields: [{ field, message }] }])
  })

  it('is the reader’s alone', async () => {
    for (const path of ['transits?', 'returns?', 'progressions?', 'calendar?']) {
      const answer = await ask(`${path}personId=${mirasId}`, bob)
      expect([path, answer.status]).toEqual([path, 404])
      expect((await stage.ask(`/divination/sky/${path}personId=${mirasId}`)).status).toBe(401)
    }
    expect((await ask('transits')).status).toBe(400)
  })

  it('has the next return of the Sun, and its houses where the reader will be', async () => {
    const atHome = await data<SkyReturn>(`returns?personId=${mirasId}&kind=solar`)
    expect(atHome).toMatchObject({
      kind: 'solar',
      place: { name: 'Brno' },
      words: expect.stringContaining('22°55′ Pisces. In Brno it begins with Virgo rising.'),
    })
    expect(atHome.at.slice(0, 16)).toBe('2027-03-13T17:27')
    const away = await data<SkyReturn>(`returns?personId=${mirasId}&place=Sydney`)
    expect([away.at, away.place.name]).toEqual([atHome.at, 'Sydney'])
    expect(away.houses?.ascendant).not.toBeCloseTo(atHome.houses?.ascendant ?? 0, 0)
    const nowhere = await ask(`returns?personId=${mirasId}&place=Nowhereville`)
    expect([nowhere.status, await nowhere.json()]).toMatchObject([400, { fields: [{ field: 'place' }] }])
    const lunar = await data<SkyReturn>(`returns?personId=${mirasId}&kind=lunar`)
    expect(Date.parse(lunar.at) - Date.parse(clock.now())).toBeLessThan(28 * DAY)
  })

  it('has the progressed Moon with its changes of sign and phase', async () => {
    const found = await data<Progression>(`progressions?personId=${mirasId}`)
    expect(found.words).toMatch(/^The progressed Moon stands at 20°4\d′ Gemini, in the seventh house\.$/)
    expect(found.signs.map(({ sign }) => sign)).toEqual(expect.arrayContaining(['Gemini', 'Cancer', 'Leo']))
    expect(found.phases.length).toBeGreaterThan(1)
    expect((await ask(`progressions?personId=${mirasId}&date=1980-01-01`)).status).toBe(400)
  })

  const eventsIn = async (answer: Response) => {
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  }

  it('is a file for any calendar, without the birth', async () => {
    const answer = await ask(`calendar?personId=${mirasId}`)
    expect(await answer.clone().text()).not.toMatch(/Mira|1991|Brno|24°/)
    const events = await eventsIn(answer)
    const { events: found } = await transits(`&to=${new Date(Date.parse(clock.now()) + 365 * DAY).toISOString()}`)
    expect(events.map(({ summary }) => summary.replace(/ \(.*/, ''))).toEqual(
      found.filter(({ prominent }) => prominent).map(({ title }) => title),
    )
    const [first] = events
    expect(first?.startDate.toJSDate().toISOString().slice(0, 15)).toBe('2026-11-23T16:2')
    expect(first?.duration.toString()).toBe('PT30M')
    expect(first?.description).toContain('A good evening for the people who already know you.')
    const inBrno = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague' })
    const slow = found.filter(({ body, prominent }) => prominent && ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'].includes(body))
    const wholeDays = events.filter(({ startDate }) => startDate.isDate).map(({ startDate }) => startDate.toString())
    expect(wholeDays).toEqual(expect.arrayContaining(slow.map(({ at }) => inBrno.format(new Date(at)))))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  })

  it('puts what takes a whole day on the days of the reader’s own time zone, once that is known', async () => {
    const { dailyDraws } = await collections(stage.parts.store)
    const born = { ...mira, name: 'Bob', timeOfBirth: '02:00' }
    const { person } = (await (await stage.ask('/divination/people', { as: bob, body: born })).json()) as { person: Person }
    const wholeDays = async () =>
      (await eventsIn(await ask(`calendar?personId=${person._id}`, bob)))
        .filter(({ startDate }) => startDate.isDate)
        .map(({ summary, startDate }) => `${summary} ${startDate}`)
    const inBrno = await wholeDays()
    await dailyDraws.change(bob, (draw) => ({ next: { ...draw, timezone: 'Pacific/Kiritimati' } }))
    const inKiritimati = await wholeDays()
    expect(inKiritimati).toHaveLength(inBrno.length)
    expect(inKiritimati.filter((day) => !inBrno.includes(day)).length).toBeGreaterThan(0)
  })

  describe('followed in a calendar', () => {
    const post = (body: unknown, as = ada) => stage.ask('/divination/sky/feed', { as, body })
    const make = async () => ((await (await post({ personId: mirasId })).json()) as { path: string }).path
    /** Requests an address as a calendar does, without a session. */
    const follow = (path: string) => stage.ask(path.replace('/api', ''))

    it('has a secret address, which a new one replaces and which the reader can end', async () => {
      const first = await make()
      expect((await eventsIn(await follow(first))).length).toBeGreaterThan(50)
      const second = await make()
      expect((await follow(first)).status).toBe(404)
      expect((await follow(second)).status).toBe(200)
      expect(await (await ask('feed')).json()).toMatchObject({ feed: { personId: mirasId } })
      await stage.ask('/divination/sky/feed', { as: ada, method: 'DELETE' })
      expect((await follow(second)).status).toBe(404)
      expect(await (await ask('feed')).json()).toMatchObject({ feed: null })
    })

    it('stores only a hash of the secret', async () => {
      const path = await make()
      const { skyFeeds } = await collections(stage.parts.store)
      const stored = JSON.stringify(await skyFeeds.get(ada))
      expect(stored).toContain(mirasId)
      expect(stored).not.toContain(path.split('/').at(-1)?.slice(0, 43))
    })

    it('ends with the person, and is never another reader’s', async () => {
      expect((await post({ personId: mirasId }, bob)).status).toBe(404)
      const id = await save({ ...helena, name: 'Grete' })
      const { path } = (await (await post({ personId: id })).json()) as { path: string }
      await stage.ask(`/divination/people/${id}`, { as: ada, method: 'DELETE' })
      expect((await follow(path)).status).toBe(404)
      expect((await follow(path.replace('.ics', ''))).status).toBe(404)
      expect(await (await ask('feed')).json()).toMatchObject({ feed: null })
    })
  })
})
