import type { MoonMonth } from '@sibyl/contracts/http/moon'

const DAY = 86_400_000

/** November 2026 with its margins. The Moon moves evenly, but the events that the tests check are the real ones. */
export const november: MoonMonth = {
  month: '2026-11',
  tz: 'UTC',
  days: Array.from({ length: 46 }, (_, day) => ({
    date: new Date(Date.parse('2026-10-24') + day * DAY).toISOString().slice(0, 10),
    longitude: (40 + day * 13.18) % 360,
    phase: (175 + day * 12.19) % 360,
  })),
  phases: [
    { at: '2026-11-01T20:28:12.000Z', phase: 'last-quarter', longitude: 129.42 },
    { at: '2026-11-24T14:53:28.000Z', phase: 'full', longitude: 62.34 },
  ],
  ingresses: [
    { at: '2026-11-22T10:09:34.000Z', sign: 'Taurus' },
    { at: '2026-11-24T11:09:40.000Z', sign: 'Gemini' },
    { at: '2026-11-26T10:51:00.000Z', sign: 'Cancer' },
  ],
  aspects: [
    { at: '2026-11-24T10:09:00.000Z', body: 'mars', aspect: 'square' },
    { at: '2026-11-24T14:53:28.000Z', body: 'sun', aspect: 'opposition' },
  ],
  voidOfCourse: [
    { from: '2026-10-31T21:59:00.000Z', to: '2026-11-01T04:18:06.000Z', last: { body: 'venus', aspect: 'square' }, sign: 'Leo' },
    { from: '2026-11-24T10:09:00.000Z', to: '2026-11-24T11:09:40.000Z', last: { body: 'mars', aspect: 'square' }, sign: 'Gemini' },
  ],
  eclipses: [],
  nextEclipse: { kind: 'solar', type: 'annular', at: '2027-02-06T15:59:32.957Z' },
}

/** A month with an eclipse of the Sun, and the same month from Madrid. */
export const august: MoonMonth = {
  ...november,
  month: '2026-08',
  days: november.days.map((day, index) => ({
    ...day,
    date: new Date(Date.parse('2026-07-24') + index * DAY).toISOString().slice(0, 10),
  })),
  phases: [],
  ingresses: [],
  aspects: [],
  voidOfCourse: [],
  eclipses: [
    {
      kind: 'solar',
      type: 'total',
      at: '2026-08-12T17:45:46.000Z',
      longitude: 139.99,
      parts: ['North America', 'Europe', 'Africa'],
      countries: ['Iceland', 'Spain'],
    },
  ],
}
