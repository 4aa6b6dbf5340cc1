import fc from 'fast-check'
import { aspectAngles, aspectBetween, aspectsAmong } from './aspects.ts'
import { bodies, planets } from './bodies.ts'
import { dailySpeed, earthAt, longitude, skyAt } from './ephemeris.ts'
import { type Houses, houseOf, houses } from './houses.ts'
import { dignityOf } from './rulers.ts'
import { halfTurn, inWords, placed, signOf, turn } from './signs.ts'

const SECOND_OF_ARC = 1 / 3600
const within = (actual: number, expected: number, tolerance: number) =>
  expect(Math.abs(halfTurn(actual - expected))).toBeLessThan(tolerance)

const chartAt = (at: string, latitude: number, eastLongitude: number): Houses => {
  const { ramc, obliquity } = earthAt(Date.parse(at), eastLongitude)
  return houses(ramc, obliquity, latitude)
}

const moment = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.getTime())
const latitude = fc.double({ min: -66, max: 66, noNaN: true })
const east = fc.double({ min: -180, max: 180, noNaN: true })

describe('known charts', () => {
  it('of Greenwich at noon on the first day of 2000', () => {
    const at = Date.parse('2000-01-01T12:00:00Z')
    // Given to a thousandth of a degree; rounding accounts for another 0.0005.
    const planet = 30 * SECOND_OF_ARC + 0.0005
    const angle = 2 * SECOND_OF_ARC + 0.0005
    within(longitude('sun', at), 280.369, planet)
    within(longitude('moon', at), 223.324, planet)
    within(longitude('saturn', at), 40.396, planet)
    expect(dailySpeed('saturn', at)).toBeLessThan(0)
    const { ascendant, midheaven, cusps } = chartAt('2000-01-01T12:00:00Z', 51.4769, 0)
    within(ascendant, 24.265, angle)
    within(midheaven, 279.611, angle)
    within(cusps[1] ?? 0, 61.141, angle)
  })

  it('of Sandringham on 1 July 1961', () => {
    const at = Date.parse('1961-07-01T18:45:00Z')
    const { ascendant, midheaven } = chartAt('1961-07-01T18:45:00Z', 52.8333, 0.5)
    const said = [longitude('sun', at), longitude('moon', at), ascendant, midheaven].map((degrees) => inWords(placed(degrees)))
    expect(said).toEqual(["9°40' Cancer", "25°02' Aquarius", "18°25' Sagittarius", "23°03' Libra"])
  })

  it('of Honolulu on 4 August 1961', () => {
    const at = Date.parse('1961-08-05T05:24:00Z')
    const { ascendant, midheaven } = chartAt('1961-08-05T05:24:00Z', 21.30694, -157.85833)
    within(longitude('sun', at), 132.548, 30 * SECOND_OF_ARC)
    within(longitude('moon', at), 63.358, 30 * SECOND_OF_ARC)
    within(ascendant, 318.052, 0.0015)
    within(midheaven, 238.894, 0.0015)
  })

  it('puts the mean node where Meeus has it', () => {
    within(longitude('node', Date.parse('2000-01-01T12:00:00Z')), 125.0445, 0.006)
  })
})

describe('the sky', () => {
  it('is continuous: no body jumps within an hour', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...bodies), (at, body) => {
        const moved = halfTurn(longitude(body, at + 3_600_000) - longitude(body, at))
        expect(Math.abs(moved - dailySpeed(body, at + 1_800_000) / 24)).toBeLessThan(1e-4)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps Mercury and Venus near the Sun, and Sun and Moon always direct', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { sun, mercury, venus } = skyAt(at)
        expect(Math.abs(halfTurn(mercury - sun))).toBeLessThan(29)
        expect(Math.abs(halfTurn(venus - sun))).toBeLessThan(48.5)
        expect(dailySpeed('sun', at)).toBeGreaterThan(0.94)
        expect(dailySpeed('moon', at)).toBeGreaterThan(11)
      }),
      { numRuns: 40 },
    )
  })
})

describe('houses', () => {
  it('are in order around the circle, with opposite cusps opposite, and the angles among them', () => {
    fc.assert(
      fc.property(moment, latitude, east, (at, north, longitudeEast) => {
        const { ramc, obliquity } = earthAt(at, longitudeEast)
        const { cusps, ascendant, midheaven, system } = houses(ramc, obliquity, north)
        expect(system).toBe('placidus')
        expect(cusps[0]).toBeCloseTo(ascendant, 9)
        expect(Math.abs(halfTurn((cusps[9] ?? 0) - midheaven))).toBeLessThan(1e-9)
        const sizes = cusps.map((cusp, index) => turn((cusps[(index + 1) % 12] ?? 0) - cusp))
        expect(sizes.every((size) => size > 0 && size < 180)).toBe(true)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(360, 6)
        for (let house = 0; house < 6; house += 1)
          expect(Math.abs(halfTurn((cusps[house] ?? 0) - (cusps[house + 6] ?? 0)))).toBeCloseTo(180, 6)
      }),
      { numRuns: 200 },
    )
  })

  it('have the Ascendant in the eastern half at every habitable latitude', () => {
    fc.assert(
      fc.property(moment, fc.double({ min: -89, max: 89, noNaN: true }), east, (at, north, longitudeEast) => {
        const { ramc, obliquity } = earthAt(at, longitudeEast)
        const { ascendant, midheaven } = houses(ramc, obliquity, north)
        expect(turn(ascendant - midheaven)).toBeLessThanOrEqual(180)
      }),
    )
  })

  it('contain every longitude exactly once', () => {
    fc.assert(
      fc.property(moment, latitude, fc.double({ min: 0, max: 359.999, noNaN: true }), (at, north, point) => {
        const { ramc, obliquity } = earthAt(at, 0)
        const { cusps } = houses(ramc, obliquity, north)
        const house = houseOf(point, cusps)
        expect(house).toBeGreaterThanOrEqual(1)
        expect(turn(point - (cusps[house - 1] ?? 0))).toBeLessThan(turn((cusps[house % 12] ?? 0) - (cusps[house - 1] ?? 0)))
      }),
    )
  })

  it('are nearly equal at the equator: each a twelfth of a turn of the sky', () => {
    const { cusps } = chartAt('1985-03-20T12:00:00Z', 0, 0)
    for (const [index, cusp] of cusps.entries()) expect(turn((cusps[(index + 1) % 12] ?? 0) - cusp)).toBeGreaterThan(27)
  })

  it.each([
    ['Tromsø', 69.6489, 18.95508],
    ['Longyearbyen', 78.22334, 15.64689],
    ['McMurdo', -77.846, 166.676],
  ])('are whole signs from the rising sign in %s', (_, north, longitudeEast) => {
    const { system, cusps, ascendant } = chartAt('1975-01-20T08:00:00Z', north, longitudeEast)
    expect(system).toBe('whole-sign')
    expect(cusps[0]).toBe(signOf(ascendant) * 30)
    expect(cusps.every((cusp, index) => cusp === turn((cusps[0] ?? 0) + index * 30))).toBe(true)
  })
})

const moving = fc.record({
  body: fc.constantFrom(...planets),
  longitude: fc.double({ min: 0, max: 359.999, noNaN: true }),
  speed: fc.double({ min: -1, max: 15, noNaN: true }),
})

describe('aspects', () => {
  it.each([
    ['a faster body behind', 10, 1, 15, 0.1, true],
    ['a faster body ahead', 15, 1, 10, 0.1, false],
    ['a faster body behind, across the beginning of Aries', 358, 1, 3, 0.1, true],
    ['a retrograde body that comes back', 15, -0.2, 10, 0.1, true],
    ['a trine that is still too narrow', 117, 1, 0, 0.1, true],
    ['a trine that has grown too wide', 123, 1, 0, 0.1, false],
    ['an opposition beyond half the circle', 184, 1, 0, 0.1, false],
    ['bodies so slow that nothing seems to move', 179.0636370734864, 1.4210854715202006e-10, 0, 0, true],
  ])('apply or separate: %s', (_, longitude, speed, other, otherSpeed, applying) => {
    const [a, b] = [{ body: 'mars', longitude, speed } as const, { body: 'saturn', longitude: other, speed: otherSpeed } as const]
    expect(aspectBetween(a, b)?.applying).toBe(applying)
    expect(aspectBetween(b, a)?.applying).toBe(applying)
  })

  it('are symmetric, and within their orbs', () => {
    fc.assert(
      fc.property(moving, moving, (a, b) => {
        const [one, other] = [aspectBetween(a, b), aspectBetween(b, a)]
        expect(one?.aspect).toBe(other?.aspect)
        expect(one?.orb).toBe(other?.orb)
        expect(one?.applying).toBe(other?.applying)
        if (one) expect(Math.abs(Math.abs(halfTurn(a.longitude - b.longitude)) - aspectAngles[one.aspect])).toBeLessThanOrEqual(10)
      }),
    )
  })

  it.each([
    ['mars', 'saturn', 97, 'square'],
    ['mars', 'saturn', 97.1, undefined],
    ['sun', 'saturn', 99, 'square'],
    ['sun', 'saturn', 99.1, undefined],
    ['venus', 'mars', 65, 'sextile'],
    ['venus', 'mars', 65.1, undefined],
    ['moon', 'mars', 67, 'sextile'],
    ['mercury', 'mars', 8, 'conjunction'],
    ['mercury', 'mars', 172, 'opposition'],
    ['moon', 'pluto', 350, 'conjunction'],
    ['jupiter', 'pluto', 113, 'trine'],
  ] as const)('%s and %s %d degrees apart: %s', (a, b, apart, kind) => {
    expect(aspectBetween({ body: a, longitude: apart, speed: 0 }, { body: b, longitude: 0, speed: 0 })?.aspect).toBe(kind)
  })

  it('apply while they close and separate afterwards', () => {
    const saturn = { body: 'saturn', longitude: 100, speed: 0 } as const
    const applying = (from: number, speed: number) => aspectBetween({ body: 'venus', longitude: from, speed }, saturn)?.applying
    expect([applying(97, 1), applying(103, 1), applying(103, -1), applying(7, 1), applying(13, 1)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })

  it('come closest first', () => {
    const found = aspectsAmong([
      { body: 'sun', longitude: 0, speed: 1 },
      { body: 'mars', longitude: 95, speed: 0.5 },
      { body: 'venus', longitude: 121, speed: 1.2 },
    ])
    expect(found.map(({ a, b }) => `${a} ${b}`)).toEqual(['sun venus', 'sun mars'])
  })
})

describe('placements', () => {
  it('never round into the next sign', () => {
    expect(inWords(placed(29.9999))).toBe("29°59' Aries")
    expect(inWords(placed(30))).toBe("0°00' Taurus")
    expect(inWords(placed(-0.0001))).toBe("29°59' Pisces")
  })

  it('have their traditional dignities', () => {
    expect([dignityOf('venus', 1), dignityOf('sun', 0), dignityOf('mars', 1), dignityOf('moon', 7), dignityOf('pluto', 7)]).toEqual([
      'domicile',
      'exaltation',
      'detriment',
      'fall',
      undefined,
    ])
  })
})
