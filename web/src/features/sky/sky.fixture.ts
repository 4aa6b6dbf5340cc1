import type { Person } from '@sibyl/contracts/http/people'
import type { Progression, SkyReturn, Transit, Transits } from '@sibyl/contracts/http/your-sky'
import { HttpResponse, http } from 'msw'
import { mira } from '../../../test/mira.ts'
import { at, server } from '../../../test/server.ts'

const DAY = 86_400_000
const start = new Date(new Date().setHours(0, 0, 0, 0)).getTime()
export const later = (days: number) => new Date(start + days * DAY).toISOString()

export const self: Person = {
  ...mira,
  placeOfBirth: 'Brno',
  chart: { sun: 352.9, moon: 324.6, ascendant: 252.4 },
  createdAt: later(-9),
  usedAt: later(-9),
}
export const brno = { id: '3078610', name: 'Brno', region: 'South Moravia', country: 'Czechia', population: 400_000 }
export const helena: Person = { ...self, _id: 'pn_helena', self: false, name: 'Helena', unknownTime: true }

export const event = (over: Partial<Transit>): Transit => ({
  body: 'Venus',
  point: 'Moon',
  aspect: 'trine',
  at: later(2.5),
  precision: 'minute',
  retrograde: false,
  pass: 1,
  passes: 1,
  longitude: 204.6,
  near: { from: later(1.5), to: later(3.5) },
  prominent: true,
  title: 'Venus trine your Moon',
  why: 'Venus stands at 24°38′ Libra, your Moon at 24°38′ Aquarius: 120° apart.',
  meaning: 'Venus is kind to what makes you feel at home.',
  ...over,
})

export const venus = event({})
const saturn = event({
  body: 'Saturn',
  point: 'Sun',
  aspect: 'conjunction',
  at: later(40),
  precision: 'day',
  pass: 2,
  passes: 3,
  longitude: 352.9,
  near: { from: later(30), to: later(50) },
  title: 'Saturn conjunct your Sun',
})

export const sky: Transits = {
  natal: {
    name: 'Mira Lund',
    place: 'Brno',
    timezone: 'Europe/Prague',
    unknownTime: false,
    picture: { src: '/api/divination/pictures/natal-wheel/su.35290.svg', alt: 'Birth chart: Sun 22°55′ Pisces' },
    points: [
      { point: 'Sun', longitude: 352.9 },
      { point: 'Moon', longitude: 324.6 },
      { point: 'ASC', longitude: 252.4 },
    ],
  },
  events: [venus, event({ body: 'Sun', point: 'Pluto', prominent: false, title: 'Sun square your Pluto' }), saturn],
  tracks: [
    { body: 'Venus', longitudes: Array.from({ length: 91 }, (_, day) => 202.1 + day) },
    { body: 'Mars', longitudes: Array.from({ length: 91 }, () => 100) },
    { body: 'Saturn', longitudes: Array.from({ length: 91 }, (_, day) => 348.9 + day * 0.1) },
    // It comes within half a degree of the square to the Ascendant, and turns.
    { body: 'Pluto', longitudes: Array.from({ length: 91 }, (_, day) => 342.9 + Math.abs(day - 60) * 0.02) },
  ],
  from: later(0),
  to: later(90),
}

const solar: SkyReturn = {
  kind: 'solar',
  at: '2027-03-13T17:27:37.000Z',
  place: { name: 'Brno', timezone: 'Europe/Prague' },
  unknownTime: false,
  points: [],
  words: 'The Sun comes back to 22°55′ Pisces. In Brno it begins with Virgo rising.',
}
const progressed: Progression = {
  date: later(0),
  progressedTo: '1991-04-18T16:49:27.000Z',
  unknownTime: false,
  points: [],
  signs: [{ at: later(200), sign: 'Cancer' }],
  phases: [],
  words: 'The progressed Moon stands at 20°42′ Gemini, in the seventh house.',
}

/** Answers for a reader with these people; returns the people whose transits were requested, as the requests come. */
export const answers = (people: readonly Person[] = [self]) => {
  const asked: string[] = []
  let feed: unknown = null
  const ok = (body: object) => HttpResponse.json({ success: true, ...body })
  server.use(
    http.get(at('/divination/people'), () => ok({ people })),
    http.get(at('/divination/sky/transits'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('personId') ?? '')
      return ok({ data: sky })
    }),
    http.get(at('/divination/sky/returns'), () => ok({ data: solar })),
    http.get(at('/divination/sky/progressions'), () => ok({ data: progressed })),
    http.get(at('/divination/sky/feed'), () => ok({ feed })),
    http.post(at('/divination/sky/feed'), () => {
      feed = { personId: self._id, createdAt: '2026-11-26T21:00:00.000Z' }
      return ok({ feed, path: '/api/divination/sky/feeds/secret.ics' })
    }),
    http.delete(at('/divination/sky/feed'), () => {
      feed = null
      return ok({})
    }),
  )
  return asked
}
