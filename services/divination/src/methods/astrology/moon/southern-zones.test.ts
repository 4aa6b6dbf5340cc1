import { isSouthern } from '@sibyl/contracts/southern-zones'
import { places } from '../places/gazetteer.ts'

test('a time zone is southern if its largest place lies south of the equator', () => {
  const table = places()
  const latitudes = new Map<string, number>()
  for (let rank = 0; rank < table.size; rank += 1) {
    const place = table.entryAt(rank)?.place
    if (place && !latitudes.has(place.timezone)) latitudes.set(place.timezone, place.latitude)
  }
  expect(latitudes.size).toBeGreaterThan(390)
  expect([...latitudes].filter(([zone, latitude]) => latitude < 0 !== isSouthern(zone))).toEqual([])
})
