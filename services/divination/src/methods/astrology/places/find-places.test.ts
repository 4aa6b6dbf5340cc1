import { aliases } from './aliases.data.ts'
import { findPlaces, placeById, placeTitle, resolvePlace } from './find-places.ts'
import { folded } from './folded.ts'
import { places } from './gazetteer.ts'

const found = (text: string): string => {
  const resolved = resolvePlace(text)
  return resolved.kind === 'found' ? placeTitle(resolved.place) : resolved.kind
}

describe('the place that a text means', () => {
  it.each([
    ['Paris', 'Paris, France'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['Paris TX', 'Paris, Texas, United States'],
    ['paris, tx, usa', 'Paris, Texas, United States'],
    ['Praha', 'Prague, Czechia'],
    ['Prague, Czechia', 'Prague, Czechia'],
    ['Prague, Czech Republic', 'Prague, Czechia'],
    ['Praha, Česko', 'Prague, Czechia'],
    ['Wien', 'Vienna, Austria'],
    ['MÜNCHEN', 'Munich, Bavaria, Germany'],
    ['Muenchen, Deutschland', 'Munich, Bavaria, Germany'],
    ['Москва', 'Moscow, Russia'],
    ['東京', 'Tokyo, Japan'],
    ['Leningrad', 'Saint Petersburg, Russia'],
    ['St. Louis, Missouri', 'St. Louis, Missouri, United States'],
    ['Kings Lynn', "King's Lynn, England, United Kingdom"],
    ['Cambridge, England', 'Cambridge, England, United Kingdom'],
    ['Athens, Georgia', 'Athens, Georgia, United States'],
    ['Victoria, BC', 'Victoria, British Columbia, Canada'],
    ['Rome', 'Rome, Latium, Italy'],
    ['Tromso', 'Tromsø, Troms, Norway'],
    ['Quito', 'Quito, Pichincha, Ecuador'],
    ['Sydney', 'Sydney, New South Wales, Australia'],
    ['NYC', 'New York City, United States'],
    ['N.Y.C.', 'New York City, United States'],
    ['LA', 'Los Angeles, California, United States'],
    ['L.A., California', 'Los Angeles, California, United States'],
    ['SF', 'San Francisco, California, United States'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['Saigon', 'Ho Chi Minh City, Vietnam'],
    ['St Petersburg', 'Saint Petersburg, Russia'],
    ['St. Petersburg, Florida', 'St. Petersburg, Florida, United States'],
    ['Calcutta', 'Kolkata, West Bengal, India'],
    ['Königsberg', 'Kaliningrad, Russia'],
    ['Positano', 'Positano, Campania, Italy'],
    ['Longyearbyen', 'Longyearbyen, Svalbard, Svalbard & Jan Mayen'],
  ])('%s is %s', (text, title) => {
    expect(found(text)).toBe(title)
  })

  it('has the right coordinates', () => {
    const [place] = findPlaces('Paris, Texas')
    expect(place).toMatchObject({ timezone: 'America/Chicago', region: 'Texas', country: 'United States' })
    expect(place?.latitude).toBeCloseTo(33.661, 3)
    expect(place?.longitude).toBeCloseTo(-95.556, 3)
  })

  it.each(['Springfield', 'Birmingham', 'San José', 'Newcastle', 'Victoria', 'Cordoba'])('%s is ambiguous', (text) => {
    expect(found(text)).toBe('ambiguous')
  })

  it.each(['Sandringham, UK', 'Paris, Norway', 'Nowhereville', '🙂', '   ', '‮'])('%j is unknown', (text) => {
    expect(found(text)).toBe('unknown')
  })

  it('orders the choices by size', () => {
    const resolved = resolvePlace('Springfield')
    expect(resolved.kind === 'ambiguous' && resolved.choices.slice(0, 3).map(({ region }) => region)).toEqual([
      'Missouri',
      'Massachusetts',
      'Illinois',
    ])
  })

  it('finds a place by the title it shows', () => {
    for (const place of ['Springfield', 'Cambridge', 'Newcastle', 'Oslo'].flatMap(findPlaces)) {
      const resolved = resolvePlace(placeTitle(place))
      const choices = resolved.kind === 'found' ? [resolved.place] : resolved.kind === 'ambiguous' ? resolved.choices : []
      expect(choices.map(({ id }) => id)).toContain(place.id)
    }
  })
})

describe('a search while typing', () => {
  it.each([
    ['par', 'Paris, France'],
    ['lon', 'London, England, United Kingdom'],
    ['Prag', 'Prague, Czechia'],
    ['mosk', 'Moscow, Russia'],
    ['new y', 'New York City, United States'],
    ['paris, t', 'Paris, Texas, United States'],
    ['springfield ill', 'Springfield, Illinois, United States'],
  ])('%j starts with %s', (text, title) => {
    expect(findPlaces(text).map(placeTitle)[0]).toBe(title)
  })

  it('returns at most eight places, none twice', () => {
    const ids = findPlaces('san').map(({ id }) => id)
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })

  it('returns nothing for a single letter', () => {
    expect(findPlaces('s')).toEqual([])
  })
})

describe('typed coordinates', () => {
  const point = (text: string) => {
    const resolved = resolvePlace(text)
    return resolved.kind === 'found' ? [resolved.place.latitude, resolved.place.longitude, resolved.place.timezone] : resolved.kind
  }

  it.each([
    ['48.2, 16.37', [48.2, 16.37, 'Europe/Vienna']],
    ['48.2 16.37', [48.2, 16.37, 'Europe/Vienna']],
    ['48.2° N, 16.37° E', [48.2, 16.37, 'Europe/Vienna']],
    ['48.2N 16.37E', [48.2, 16.37, 'Europe/Vienna']],
    ["48°12'N, 16°22'E", [48.2, 16.3667, 'Europe/Vienna']],
    ['48°12′30″N 16°22′12″E', [48.2083, 16.37, 'Europe/Vienna']],
    ['N 48 12 30, E 16 22', [48.2083, 16.3667, 'Europe/Vienna']],
    ['-33.87, 151.21', [-33.87, 151.21, 'Australia/Sydney']],
    ['33°52′S 151°13′E', [-33.8667, 151.2167, 'Australia/Sydney']],
    ['40.7128,-74.0060', [40.7128, -74.006, 'America/New_York']],
    ['N52.83 W0.5', [52.83, -0.5, 'Europe/London']],
  ])('%s', (text, expected) => {
    expect(point(text)).toEqual(expected)
    expect(findPlaces(text)).toHaveLength(1)
  })

  it('are found by the title they show', () => {
    const [typed] = findPlaces("33°52'S 151°13'E")
    expect(typed && resolvePlace(placeTitle(typed))).toEqual({ kind: 'found', place: typed })
  })

  it.each(['91, 16', '48, 181', "48°61'N 16°22'E", '48.2', '48.2, 16.37, 4', '48.2N 16.37N', 'Vienna 48'])('%s is invalid', (text) => {
    expect(point(text)).toBe('unknown')
  })
})

describe('the table of places', () => {
  it('has a zone and a position for every place', () => {
    const known = places()
    expect(known.size).toBe(112_687)
    const entries = Array.from({ length: known.size }, (_, rank) => known.entryAt(rank)?.place)
    const faulty = entries.filter(
      (place) =>
        !place?.timezone ||
        place.timezone === '' ||
        !(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) ||
        place.country === '' ||
        place.name === '',
    )
    expect(faulty).toEqual([])
    expect(known.entryAt(known.size)).toBeUndefined()
  })

  it('is ordered by population', () => {
    const known = places()
    const larger = Array.from({ length: known.size - 1 }, (_, rank) => rank).filter(
      (rank) => known.populationAt(rank) < known.populationAt(rank + 1),
    )
    expect(larger).toEqual([])
    expect(known.entryAt(0)?.place.population).toBe(known.populationAt(0))
  })

  it('finds every hundredth place by its id and by its name', () => {
    const known = places()
    const lost = Array.from({ length: Math.floor(known.size / 100) }, (_, index) => index * 100).filter((rank) => {
      const place = known.entryAt(rank)?.place
      return !place || placeById(place.id)?.id !== place.id || !known.ranksOf(folded(place.name)).includes(rank)
    })
    expect(lost).toEqual([])
  })

  it('has no other ids', () => {
    expect(placeById('3067696')?.name).toBe('Prague')
    expect(placeById('1')).toBeUndefined()
    expect(placeById('')).toBeUndefined()
  })

  it('has every city with an alias, under a folded alias', () => {
    const faulty = Object.entries(aliases).filter(([alias, id]) => folded(alias) !== alias || !placeById(id))
    expect(faulty).toEqual([])
  })
})
