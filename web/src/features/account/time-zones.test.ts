import { timeThere, zoneName, zonesByRegion } from './time-zones.ts'

test('zones are named by their place, below their part of the world', () => {
  const europe = zonesByRegion().find(([region]) => region === 'Europe')?.[1]
  expect(europe).toContainEqual({ zone: 'Europe/Prague', city: 'Prague' })
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Argentina, Buenos Aires')
  expect(zoneName('UTC')).toBe('UTC')
})

test('the stored zone is listed even if the browser does not know it', () => {
  const everywhere = zonesByRegion('Mars/Olympus_Mons').flatMap(([, zones]) => zones.map(({ zone }) => zone))
  expect(everywhere).toContain('Mars/Olympus_Mons')
  expect(everywhere).toContain('UTC')
  expect(new Set(everywhere).size).toBe(everywhere.length)
})

test('the current time in a zone', () => {
  expect(timeThere('Asia/Tokyo', new Date('2026-11-21T11:30:00Z')).replace(/\s/u, ' ')).toBe('8:30 PM')
})
