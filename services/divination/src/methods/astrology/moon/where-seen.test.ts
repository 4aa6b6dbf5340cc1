import { eclipseAfter } from '../chart/eclipses.ts'
import { seenInZone, whereSeen } from './where-seen.ts'

const eclipse = (from: string) => eclipseAfter(Date.parse(from))

// Paths and visibility are those of NASA’s eclipse site (Fred Espenak).
it('knows the countries under the Moon’s shadow in August 2026 and February 2027', async () => {
  expect(await whereSeen(eclipse('2026-08-01'))).toEqual({ parts: ['North America', 'Europe', 'Africa'], central: ['Iceland', 'Spain'] })
  const { central } = await whereSeen(eclipse('2027-02-01'))
  expect(central).toEqual(expect.arrayContaining(['Argentina', 'Chile', 'Ghana', 'Nigeria', 'Uruguay']))
  expect(central).not.toContain('South Africa')
})

it('knows from where the Moon is seen in the Earth’s shadow', async () => {
  const { parts, central } = await whereSeen(eclipse('2026-03-01'))
  expect(parts).toEqual(['North America', 'Asia', 'Australia', 'the Pacific'])
  expect(central).toEqual([])
})

it.each([
  ['2026-08-01', 'Europe/London', 'partly'],
  ['2026-08-01', 'Atlantic/Reykjavik', 'centrally'],
  ['2026-08-01', 'Asia/Tokyo', 'not'],
  ['2026-08-20', 'America/Sao_Paulo', 'partly'],
  ['2026-08-20', 'Asia/Tokyo', 'not'],
  ['2026-08-20', 'Etc/GMT+5', undefined],
])('says how the eclipse after %s is seen in %s', async (from, zone, seen) => expect(await seenInZone(eclipse(from), zone)).toBe(seen))
