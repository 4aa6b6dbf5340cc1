import { latinName } from '@sibyl/contracts/latin-name'
import fc from 'fast-check'
import { birthday, lifePath } from './birth-numbers.ts'
import { dayOf, daysIn } from './calendar.ts'
import { comingTurns, personalDay, personalMonth, personalYear, turningDays } from './cycles.ts'
import { letterCounts, nameNumbers } from './name-numbers.ts'
import { isMaster, reduce } from './reduce.ts'

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const words = fc.array(fc.stringMatching(/^[A-Z]{1,12}$/), { minLength: 1, maxLength: 5 })

const ofName = (name: string) => {
  const spelt = latinName(name)
  if (typeof spelt === 'string') return spelt
  const { expression, soulUrge, personality } = nameNumbers(spelt.words)
  return [expression?.number, soulUrge?.number, personality?.number]
}

describe('reducing', () => {
  it('ends at one digit or a master number, and equals the digital root if masters are reduced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (value) => {
        const kept = reduce(value, 'keep masters').number
        expect(kept < 10 || isMaster(kept)).toBe(true)
        expect(reduce(value, 'one digit').number).toBe(1 + ((value - 1) % 9))
      }),
    )
  })

  it('shows each step', () => {
    expect(reduce(1879, 'keep masters').step).toBe('1879 → 1 + 8 + 7 + 9 = 25 → 2 + 5 = 7')
    expect(reduce(29, 'keep masters').step).toBe('29 → 2 + 9 = 11, a master number, kept')
    expect(reduce(29, 'one digit').step).toBe('29 → 2 + 9 = 11 → 1 + 1 = 2')
  })
})

describe('the life path', () => {
  it.each([
    ['1879-03-14', 6],
    ['1980-02-29', 22],
    ['1961-08-04', 2],
    ['1977-05-04', 6],
  ])('of %s is %i', (date, number) => {
    expect(lifePath(dayOf(date)).number).toBe(number)
  })

  it('adds up step by step', () => {
    expect(lifePath(dayOf('1879-03-14')).steps).toEqual([
      'March: 3',
      'Day: 14 → 1 + 4 = 5',
      'Year: 1879 → 1 + 8 + 7 + 9 = 25 → 2 + 5 = 7',
      'Together: 3 + 5 + 7 = 15 → 1 + 5 = 6',
    ])
  })

  it('and the birthday are one digit or a master number, and every step is correct arithmetic', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const numbers = [lifePath(dayOf(date)), birthday(dayOf(date))]
        for (const { number, steps } of numbers) {
          expect(number < 10 ? number > 0 : isMaster(number)).toBe(true)
          for (const sum of steps.join(' → ').matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g))
            expect((sum[1] ?? '').split(' + ').reduce((total, part) => total + Number(part), 0)).toBe(Number(sum[2]))
        }
      }),
    )
  })
})

describe('the numbers of a name', () => {
  it.each([
    ['Albert Einstein', [9, 7, 11]],
    ['Tomáš Dvořák', [4, 5, 8]],
    ['Иван Петров', [7, 3, 4]],
  ])('of %s are %j', (name, numbers) => {
    expect(ofName(name)).toEqual(numbers)
  })

  it('do not depend on case, composition or the spaces between words', () => {
    for (const variant of ['TOMÁŠ DVOŘÁK', 'tomáš dvořák', 'Tomáš   Dvořák'.normalize('NFD'), ' Tomas Dvorak '])
      expect(ofName(variant)).toEqual([4, 5, 8])
  })

  it('count Y as a vowel only where it touches none', () => {
    const vowels = (word: string) => nameNumbers([word]).soulUrge?.steps[0]?.split(':')[0]
    expect(vowels('LYNN')).toBe('Y')
    expect(vowels('MARY')).toBe('A Y')
    expect(vowels('YVONNE')).toBe('Y O E')
    expect(vowels('JOYCE')).toBe('O E')
    expect(vowels('MAYA')).toBe('A A')
  })

  it.each(['محمد علي', 'דוד לוי', '山田太郎', 'ひろし', '김철수', 'Anna 山田', 'राम'])('do not transliterate %s', (name) => {
    expect(latinName(name)).toBe('unspellable')
  })

  it.each([
    ['Ελένη Παπαδοπούλου', 'ELENI PAPADOPOULOU'],
    ['Παύλος', 'PAVLOS'],
    ['Щукин', 'SHCHUKIN'],
    ['Łukasz Ærø', 'LUKASZ AERO'],
    ['Jean-Luc O’Brien', 'JEAN LUC OBRIEN'],
    ['ʻOkina', 'OKINA'],
    ['ａｄａ', 'ADA'],
  ])('transliterate %s as %s', (name, spelt) => {
    expect(latinName(name)).toMatchObject({ words: spelt.split(' ') })
  })

  it('are one digit or a master number; vowels and consonants together are all letters', () => {
    fc.assert(
      fc.property(words, (given) => {
        const { expression, soulUrge, personality } = nameNumbers(given)
        for (const found of [expression, soulUrge, personality])
          if (found) expect(found.number < 10 ? found.number > 0 : isMaster(found.number)).toBe(true)
        const root = (number = 0) => number % 9
        expect(root(root(soulUrge?.number) + root(personality?.number))).toBe(root(expression?.number))
        expect([...letterCounts(given).values()].reduce((sum, count) => sum + count, 0)).toBe(given.join('').length)
      }),
    )
  })

  it('never fail on any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
        const spelt = latinName(name)
        if (typeof spelt !== 'string') for (const word of spelt.words) expect(word).toMatch(/^[A-Z]+$/)
      }),
    )
  })
})

describe('year, month and day', () => {
  const born = { month: 7, day: 15 }

  it('of somebody born on 15 July are 5, 7 and 9 on 20 November 2026', () => {
    const year = personalYear(born, 2026).number
    const month = personalMonth(year, 11).number
    expect([year, month, personalDay(month, 20).number]).toEqual([5, 7, 9])
  })

  it('are always one digit, and the year increases by one every January', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 2020, max: 2100 }), (date, year) => {
        const [now, next] = [personalYear(dayOf(date), year).number, personalYear(dayOf(date), year + 1).number]
        expect(next).toBe((now % 9) + 1)
      }),
    )
  })

  it('turn on days of one and days equal to the month, and only on those', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 12 }), (date, month) => {
        const turns = turningDays(dayOf(date), { year: 2026, month })
        const monthNumber = personalMonth(personalYear(dayOf(date), 2026).number, month).number
        const expected = Array.from({ length: daysIn(2026, month) }, (_, index) => index + 1).filter((day) =>
          [1, monthNumber].includes(personalDay(monthNumber, day).number),
        )
        expect(turns.map(({ day }) => day)).toEqual(expected)
      }),
    )
  })

  it('have two to four turning days ahead on any day, none in the past and no two with the same number', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (birth, today) => {
        const at = dayOf(today)
        const turns = comingTurns(dayOf(birth), at)
        expect(turns.length).toBeGreaterThanOrEqual(2)
        expect(turns.length).toBeLessThanOrEqual(4)
        expect(new Set(turns.map(({ day }) => day)).size).toBe(turns.length)
        for (const turn of turns) expect(turn.month !== at.month || turn.day >= at.day).toBe(true)
      }),
    )
  })
})
