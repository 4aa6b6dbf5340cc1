import { DAY, MINUTE } from '@sibyl/platform/time'
import { skyAt } from './sky-at.ts'

/** Rounds to the precision of the drawing. */
const near = (degrees: number) => Number(degrees.toFixed(1))

test('the sky of November 21, 2026 at 20:00 UTC matches the almanac', () => {
  const sky = skyAt(Date.parse('2026-11-21T20:00:00Z'))
  expect(near(sky.moon)).toBe(21.6)
  expect(near(sky.sun)).toBe(239.5)
  expect(near(sky.phase)).toBe(142.1)
  expect(Math.round(sky.lit * 100)).toBe(89)
  expect(Object.fromEntries(sky.planets.map(({ name, longitude }) => [name, near(longitude)]))).toEqual({
    Mercury: 220.1,
    Venus: 204,
    Mars: 148.3,
    Jupiter: 146.3,
    Saturn: 8.3,
  })
})

// Full Moons from the tables of the United States Naval Observatory. The ephemeris is accurate to a minute of arc, which the Moon covers in
// two minutes.
test.each(['2024-01-25T17:54', '2024-02-24T12:30', '2024-09-18T02:34', '2026-11-24T14:53'])(
  'the Moon is full at %s, and fully lit',
  (tabled) => {
    const at = Date.parse(`${tabled}:00Z`)
    const { phase, lit } = skyAt(at)
    expect(Math.abs(phase - 180)).toBeLessThan(0.02)
    expect(lit).toBeGreaterThan(0.99)
    const theDayBefore = skyAt(at - DAY)
    expect(Math.abs(Date.parse(theDayBefore.fullMoon) - at)).toBeLessThanOrEqual(2 * MINUTE)
  },
)
