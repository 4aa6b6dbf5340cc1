import { findPlaces, placeById, placeTitle, resolvePlace } from './find-places.ts'
import { places } from './gazetteer.ts'

const found = (text: string): string => {
  const resolved = resolvePlace(text)
  return resolved.kind === 'found' ? placeTitle(resolved.place) : resolved.kind
}

describe('one place for a text', () => {
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
    ['Longyearbyen', 'Longyearbyen, Svalbard, Svalbard & Jan Mayen'],
  ])('%s is %s', (text, title) => {
    expect(found(text)).toBe(title)
  })

  it('is where it is', () => {
    const [place] = findPlaces('Paris, Texas')
    expect(place).toMatchObject({ timezone: 'America/Chicago', region: 'Texas', country: 'United States' })
    expect(place?.latitude).toBeCloseTo(33.661, 3)
    expect(place?.longitude).toBeCloseTo(-95.556, 3)
  })

  it.each(['Springfield', 'Birmingham', 'San José', 'Newcastle', 'Victoria', 'Cordoba'])('%s can be several', (text) => {
    expect(found(text)).toBe('ambiguous')
  })

  it.each(['Sandringham, UK', 'Paris, Norway', 'Nowhereville', '🙂', '   ', '‮'])('%j is none', (text) => {
    expect(found(text)).toBe('unknown')
  })

  it('names the choices by size', () => {
    const resolved = resolvePlace('Springfield')
    expect(resolved.kind === 'ambiguous' && resolved.choices.slice(0, 3).map(({ region }) => region)).toEqual([
      'Missouri',
      'Massachusetts',
      'Illinois',
    ])
  })

  it('knows its own titles again', () => {
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
  ])('%j begins with %s', (text, title) => {
    expect(findPlaces(text).map(placeTitle)[0]).toBe(title)
  })

  it('offers at most eight, none twice', () => {
    const ids = findPlaces('san').map(({ id }) => id)
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })

  it('offers nothing for a single letter', () => {
    expect(findPlaces('s')).toEqual([])
  })
})

describe('the table', () => {
  it('holds every place with a zone and a position', () => {
    const { entries } = places()
    expect(entries).toHaveLength(25_567)
    const faulty = entries.filter(
      ({ place }) => !place.timezone || !(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) || place.country === '',
    )
    expect(faulty).toEqual([])
  })

  it('finds a place by its id', () => {
    expect(placeById('3067696')?.name).toBe('Prague')
    expect(placeById('1')).toBeUndefined()
  })
})
