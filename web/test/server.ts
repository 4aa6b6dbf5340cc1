import type { Sky } from '@sibyl/contracts/http/sky'
import type { Spread } from '@sibyl/contracts/http/spreads'
import type { Today } from '@sibyl/contracts/http/today'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { aSealedDraw } from '../src/reading/progress/testing.ts'

export const at = (path: string) => `${location.origin}/api${path}`

/** The sky of November 21, 2026, for any number of days. */
const aSky: Sky = {
  at: '2026-11-21T20:00:00.000Z',
  sun: 239.5,
  moon: 21.6,
  planets: [{ name: 'Saturn', longitude: 8.3 }],
  phase: 142.1,
  lit: 0.894,
  fullMoon: '2026-11-24T14:54:00.000Z',
}
export const someSkies = http.get(at('/divination/sky'), ({ request }) => {
  const days = Number(new URL(request.url).searchParams.get('days') ?? 1)
  return HttpResponse.json({ success: true, skies: Array.from({ length: days }, () => aSky) })
})

/** Spreads for everybody, and of The Adept. */
const someSpreads: Spread[] = [
  { id: 'one-card', name: 'One card', tier: 'free' as const, places: ['The card'] },
  {
    id: 'two-paths',
    name: 'Two paths',
    tier: 'free' as const,
    places: ['The fork', 'First asks', 'First gives', 'Second asks', 'Second gives'],
  },
  { id: 'year-ahead', name: 'Year ahead', tier: 'premium' as const, places: ['The year', 'January'] },
  {
    id: 'day-by-day',
    name: 'Day by day',
    tier: 'premium' as const,
    places: ['Today', 'Tomorrow'],
    timeframes: ['week' as const],
    fixed: true,
  },
].map(({ places, ...spread }) => ({
  timeframes: [],
  fixed: false,
  ...spread,
  description: `${spread.name}, described.`,
  places: places.map((name, at) => ({ id: name, name, meaning: name, at: [at, 0], turned: false })),
}))

/** The answers for a reader who has no card and no reading yet. */
const nothingToday: Today = {
  date: '2026-11-21',
  dailyCard: null,
  streak: { days: 0, longest: 0, forgiven: null, drawnToday: false },
  latest: null,
}

/** What the reader finds today, such as the daily card. */
export const finds = (over: Partial<Today> = {}) =>
  http.get(at('/divination/today'), () => HttpResponse.json({ success: true, today: { ...nothingToday, ...over } }))

/**
 * The server of a test: `server.use(http.get(at('/auth/profile'), …))`. A call that nobody answers is an error; a deck is sealed whenever
 * the tarot form opens, no dream has symbols, nobody is saved, no gift was given, there is always a sky, nothing was drawn today, and visits are counted.
 */
export const server = setupServer(
  http.post(at('/divination/draws'), () => HttpResponse.json({ success: true, draw: aSealedDraw })),
  http.post(at('/divination/dream/symbols'), () => HttpResponse.json({ success: true, symbols: [] })),
  http.get(at('/divination/spreads'), () => HttpResponse.json({ success: true, data: someSpreads })),
  http.get(at('/divination/people'), () => HttpResponse.json({ success: true, people: [] })),
  http.get(at('/payments/gifts'), () => HttpResponse.json({ success: true, data: { given: [], received: [] } })),
  http.post(at('/visits'), () => new HttpResponse(null, { status: 204 })),
  someSkies,
  finds(),
)
