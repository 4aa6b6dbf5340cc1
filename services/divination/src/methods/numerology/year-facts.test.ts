import { yearCard } from '@sibyl/contracts/year-card'
import fc from 'fast-check'
import { castFor, fact, labels } from './cast.fixture.ts'
import { personalYear } from './cycles.ts'
import { numberNaming } from './named.ts'

describe('a year ahead', () => {
  const year = (date = '2026-11-20', premium = false) =>
    castFor({ readingType: 'personalyear', dateOfBirth: '1990-07-15' }, { premium, date })

  it('has twelve months from this one on, the years they lie in, and the card of each', () => {
    const reading = year()
    expect(labels(reading).slice(0, 3)).toEqual(['Personal Year 5', 'Temperance', 'November, Personal Month 7'])
    expect(labels(reading).slice(3, 7)).toEqual(['December, Personal Month 8', 'Personal Year 6', 'The Devil', 'January, Personal Month 7'])
    expect(labels(reading).slice(-1)).toEqual(['October, Personal Month 7'])
    expect(reading.facts).toHaveLength(16)
    expect(fact(reading, 'month-3').detail).toContain('With January the personal year changes to 6.')
    expect(fact(reading, 'year-card').data).toMatchObject({
      trump: 'major-14',
      why: 'Day, month and year: 15 + 7 + 2026 = 2048 → 2 + 0 + 4 + 8 = 14.',
    })
    expect(reading.images[0]?.src).toBe('/api/divination/pictures/numbers/ya5-2026-11-c14-c15.svg')
  })

  it('that begins in January lies in one year', () => {
    const ids = year('2027-01-05').facts.map(({ id }) => id)
    expect(ids).toEqual(['personal-year', 'year-card', ...Array.from({ length: 12 }, (_, index) => `month-${index + 1}`)])
  })

  it('shows premium readers the life path beneath it', () => {
    expect(labels(year('2026-11-20', true)).at(-1)).toBe('Life Path 5')
  })

  it.each([
    ['December is Personal Month 8, and it asks for order.', undefined],
    ['In December a Personal Month 7 begins.', 'personal-month 7 in December'],
    ['Im Dezember beginnt der persönliche Monat 7.', 'personal-month 7 in December'],
    ['Personal Month 7 of November leads to Personal Month 8 of December.', undefined],
  ])('lets a text give no month the number of another: %s', (text, found) => {
    expect(numberNaming.invented(text, year().facts)).toBe(found)
  })

  it('names no card as drawn, because nobody drew it', () => {
    expect(year().facts.filter(({ data }) => 'card' in data)).toEqual([])
  })
})

describe('the card of a year', () => {
  it.each([
    [{ day: 14, month: 3 }, 2026, 9, 'major-09'],
    [{ day: 31, month: 12 }, 1999, 8, 'major-08'],
    [{ day: 11, month: 3 }, 1979, 22, 'major-00'],
    [{ day: 12, month: 3 }, 1979, 5, 'major-05'],
  ])('of %j in %i has the number %i: %s', (born, year, number, card) => {
    expect(yearCard(born, year)).toMatchObject({ number, card })
  })

  it('has the digital root of the personal year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1900, max: 2100 }),
        (day, month, of) => {
          const { number } = yearCard({ day, month }, of)
          expect(number).toBeGreaterThan(0)
          expect(number).toBeLessThanOrEqual(22)
          expect(number % 9).toBe(personalYear({ day, month }, of).number % 9)
        },
      ),
    )
  })
})
