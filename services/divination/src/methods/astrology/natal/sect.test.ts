import { Body, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine'
import fc from 'fast-check'
import { earthAt, longitude } from '../chart/ephemeris.ts'
import { houses } from '../chart/houses.ts'
import { turn } from '../chart/signs.ts'
import { sectOf } from './sect.ts'

const POLAR = 66.6
const BIRTHS = 1000

const birth = fc.record({
  at: fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2026-12-31') }),
  latitude: fc.oneof(fc.double({ min: POLAR, max: 89.9, noNaN: true }), fc.double({ min: -89.9, max: -POLAR, noNaN: true })),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
type Born = { at: number; latitude: number; longitude: number }

const skyOf = ({ at, latitude, longitude: east }: Born) => {
  const earth = earthAt(at, east)
  const { ascendant } = houses(earth.ramc, earth.obliquity, latitude)
  return { ...sectOf(at, latitude, earth, ascendant), ascendant, sun: longitude('sun', at), moon: longitude('moon', at) }
}

/** An independent method: from equatorial coordinates of date, seen from the place, rotated to the horizon by matrices. */
const altitudeByMatrices = ({ at, latitude, longitude }: Born): number => {
  const [time, observer] = [MakeTime(new Date(at)), new Observer(latitude, longitude, 0)]
  const { ra, dec } = Equator(Body.Sun, time, observer, true, true)
  return Horizon(time, observer, ra, dec).altitude
}

describe('a thousand births within the polar circles', () => {
  const births = fc.sample(birth, { numRuns: BIRTHS, seed: 666 })

  it('are by day exactly if the Sun is above the horizon, and have the matching Part of Fortune', () => {
    const wrong = births.filter((born) => {
      const { day, fortune, ascendant, sun, moon } = skyOf(born)
      const expected = turn(ascendant + (day ? moon - sun : sun - moon))
      return day !== altitudeByMatrices(born) > 0 || Math.abs(((fortune - expected + 540) % 360) - 180) > 0.001
    })
    expect(wrong).toEqual([])
  })

  it('agree on the Sun’s altitude to a thousandth of a degree', () => {
    const off = births.filter((born) => Math.abs(skyOf(born).altitude - altitudeByMatrices(born)) > 0.001)
    expect(off).toEqual([])
  })

  it('occur both by day and by night', () => {
    const days = births.filter((born) => altitudeByMatrices(born) > 0).length
    expect(days).toBeGreaterThan(BIRTHS / 3)
    expect(days).toBeLessThan((BIRTHS * 2) / 3)
  })
})
