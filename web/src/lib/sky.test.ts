import { skyAt } from './sky.ts'

/** Rounded to what the dial can show. */
const near = (degrees: number) => Number(degrees.toFixed(1))

test('the sky of November 21, 2026 at 20:00 UTC is the one in the almanac', () => {
  const sky = skyAt(new Date('2026-11-21T20:00:00Z'))
  expect(near(sky.moon)).toBe(21.6)
  expect(near(sky.sun)).toBe(239.5)
  expect(Math.round(sky.lit * 100)).toBe(89)
  expect(Object.fromEntries(sky.planets.map(({ name, longitude }) => [name, near(longitude)]))).toEqual({
    Mercury: 220.1,
    Venus: 204,
    Mars: 148.3,
    Jupiter: 146.3,
    Saturn: 8.3,
  })
  expect(sky.full?.toISOString().slice(0, 10)).toBe('2026-11-24')
})
