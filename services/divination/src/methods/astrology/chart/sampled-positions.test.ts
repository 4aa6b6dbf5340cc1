import { DAY } from '@sibyl/platform/time'
import { planets } from './bodies.ts'
import { preciseLongitude } from './precise.ts'
import { sampledPosition } from './sampled-positions.ts'
import { halfTurn } from './signs.ts'

const TENTH_OF_A_SECOND = 0.1 / 3600

test.each(planets.filter((body) => body !== 'moon'))(
  'interpolated positions give the longitude of %s to a tenth of a second of arc',
  (body) => {
    // Steps that fall on no grid of the samples, nearly two centuries long.
    const moments = Array.from({ length: 60 }, (_, index) => Date.parse('1901-03-05T04:30:00Z') + index * 1187.3 * DAY)
    const off = moments.map((at) => Math.abs(halfTurn(preciseLongitude(body, at, sampledPosition) - preciseLongitude(body, at))))
    expect(Math.max(...off)).toBeLessThan(TENTH_OF_A_SECOND)
  },
)
