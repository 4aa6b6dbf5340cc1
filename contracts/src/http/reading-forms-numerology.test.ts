import { z } from 'zod'
import { numerologyForm } from './reading-forms-numerology.ts'

/** The first fault of each field, as the reader sees it. */
const faults = (form: unknown): Record<string, string> =>
  Object.fromEntries(
    (numerologyForm.safeParse(form).error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )

const sound = { readingType: 'lifepath', fullName: 'Albert Einstein', dateOfBirth: '1979-03-14' }

describe('the numerology form', () => {
  test('accepts a life path with a name and a month without one', () => {
    expect(faults(sound)).toEqual({})
    expect(faults({ readingType: 'personalmonth', dateOfBirth: '1990-07-15' })).toEqual({})
    expect(faults({ readingType: 'personalmonth', fullName: '', dateOfBirth: '1990-07-15' })).toEqual({})
  })

  test('names all missing fields at once', () => {
    expect(faults({})).toEqual({ readingType: 'Please select a reading type', dateOfBirth: 'Date of birth is required' })
    expect(faults({ readingType: 'lifepath', fullName: '  ', dateOfBirth: '' })).toEqual({
      fullName: 'Full name is required for life path reading',
      dateOfBirth: 'Date of birth is required',
    })
    expect(faults({ readingType: 'lifepath', dateOfBirth: '1979-03-14' })).toEqual({
      fullName: 'Full name is required for life path reading',
    })
    expect(faults({ ...sound, readingType: 'tarot' })).toEqual({ readingType: 'Please select a reading type' })
  })

  test.each([
    ['2001-02-30', 'There is no such day. Please check the date'],
    ['1999-02-29', 'There is no such day. Please check the date'],
    ['2000-13-01', 'There is no such day. Please check the date'],
    ['1600-01-01', 'Please give a date from 1900 on'],
    ['1899-12-31', 'Please give a date from 1900 on'],
    ['14.3.1979', 'Please give the date as year, month and day'],
    ['12345-01-01', 'Please give the date as year, month and day'],
    ['1979-03-14T00:00', 'Please give the date as year, month and day'],
    ['2999-01-01', 'The date of birth cannot be in the future'],
    [19790314, 'Date of birth is required'],
  ])('refuses the date %s', (dateOfBirth, message) => {
    expect(faults({ ...sound, dateOfBirth })).toEqual({ dateOfBirth: message })
  })

  test('reports a missing name and a future date together', () => {
    expect(faults({ readingType: 'lifepath', dateOfBirth: '2999-01-01' })).toEqual({
      fullName: 'Full name is required for life path reading',
      dateOfBirth: 'The date of birth cannot be in the future',
    })
  })

  test.each([
    ['A'.repeat(101), 'Please keep the name under 100 characters'],
    ['Al\u0000bert', 'Please write the name on one line, in letters only'],
    ['Al\u202ebert', 'Please write the name on one line, in letters only'],
    ['Al\nbert', 'Please write the name on one line, in letters only'],
    ['12345', 'Please write the name in letters'],
    ['🙂🙂', 'Please write the name in letters'],
    [7, 'Full name is required for life path reading'],
  ])('refuses the name %j', (fullName, message) => {
    expect(faults({ ...sound, fullName })).toEqual({ fullName: message })
  })

  test('composes and trims the name, and accepts every script', () => {
    expect(numerologyForm.parse({ ...sound, fullName: '  Toma\u0301s\u030c  ' }).fullName).toBe('Tomáš'.normalize('NFC'))
    for (const fullName of ['Иван Петров', 'محمد علي', '山田 太郎', 'O’Brien-Smith']) expect(faults({ ...sound, fullName })).toEqual({})
  })

  test('asks for two different names if one has changed, and for none for a year', () => {
    const change = { readingType: 'namechange', dateOfBirth: '1979-03-14' }
    expect(faults(change)).toEqual({ fullName: 'Please give the name you had before', newName: 'Please give the new name' })
    for (const newName of [' Mira Lund', 'MIRA LUND', 'Mira-Lund'])
      expect(faults({ ...change, fullName: 'Mira Lund', newName })).toEqual({
        newName: 'This is the name you had before. Please give the new one',
      })
    expect(faults({ ...change, fullName: 'Mira Lund', newName: 'Mira Weber' })).toEqual({})
    expect(faults({ readingType: 'personalyear', dateOfBirth: '1979-03-14' })).toEqual({})
  })

  test('can be shown as JSON Schema', () => {
    expect(z.toJSONSchema(numerologyForm, { io: 'input' })).toMatchObject({ required: ['readingType', 'dateOfBirth'] })
  })
})
