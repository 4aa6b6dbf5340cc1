import { astrologyForm } from './reading-forms-astrology.ts'

const natal = { readingType: 'natal', dateOfBirth: '1990-07-23', placeOfBirth: 'Praha' }

const faults = (form: Record<string, unknown>): Record<string, string> => {
  const parsed = astrologyForm.safeParse(form)
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the astrology form', () => {
  it.each([
    [{}, { readingType: 'Please select a reading type', dateOfBirth: 'Date of birth is required' }],
    [{ readingType: 'natal' }, { dateOfBirth: 'Date of birth is required', placeOfBirth: 'Place of birth is required for natal charts' }],
    [
      { readingType: 'natal', dateOfBirth: '', placeOfBirth: '', timeOfBirth: '25:00' },
      {
        dateOfBirth: 'Date of birth is required',
        placeOfBirth: 'Place of birth is required for natal charts',
        timeOfBirth: 'Please give the time as hours and minutes, such as 18:45',
      },
    ],
    [
      { ...natal, dateOfBirth: '1990-02-30', placeOfBirth: undefined },
      { dateOfBirth: 'There is no such day. Please check the date', placeOfBirth: 'Place of birth is required for natal charts' },
    ],
    [{ ...natal, placeOfBirth: '   ' }, { placeOfBirth: 'Place of birth is required for natal charts' }],
    [{ ...natal, readingType: 'daily' }, { readingType: 'Please select a reading type' }],
    [{ ...natal, dateOfBirth: '' }, { dateOfBirth: 'Date of birth is required' }],
    [{ ...natal, dateOfBirth: '1990-02-30' }, { dateOfBirth: 'There is no such day. Please check the date' }],
    [{ ...natal, dateOfBirth: '1600-02-03' }, { dateOfBirth: 'Please give a date from 1900 on' }],
    [{ ...natal, dateOfBirth: '3 May 1990' }, { dateOfBirth: 'Please give the date as year, month and day' }],
    [{ ...natal, timeOfBirth: '25:00' }, { timeOfBirth: 'Please give the time as hours and minutes, such as 18:45' }],
    [{ ...natal, timeOfBirth: 7 }, { timeOfBirth: 'Please give the time as hours and minutes, such as 18:45' }],
    [{ ...natal, placeOfBirth: 'x'.repeat(101) }, { placeOfBirth: 'Please keep the place under 100 characters' }],
    [{ ...natal, placeOfBirth: 'Pra\0ha' }, { placeOfBirth: 'Please remove the hidden or control characters from this text' }],
    [{ ...natal, placeOfBirth: 'Pra\u202eha' }, { placeOfBirth: 'Please remove the hidden or control characters from this text' }],
    [{ ...natal, placeId: 'Praha' }, { placeId: 'Please choose the place from the list' }],
    [{ readingType: 'solarreturn', dateOfBirth: '1990-07-23' }, { placeOfBirth: 'Place of birth is required' }],
    [{ ...natal, readingType: 'lunarreturn', returnTurn: 'next' }, { returnTurn: 'Please say which return' }],
    [{ ...natal, unknownTime: 'yes' }, { unknownTime: 'Please tick the box or leave it empty' }],
  ])('%j', (form, expected) => {
    expect(faults(form)).toEqual(expected)
  })

  it.each([
    natal,
    { ...natal, timeOfBirth: '', placeId: '', unknownTime: true },
    { ...natal, timeOfBirth: '23:59', placeId: '3067696' },
    { ...natal, readingType: 'solarreturn' },
    { ...natal, readingType: 'lunarreturn', returnTurn: 'current', returnPlace: 'Lisbon', returnPlaceId: '' },
    { ...natal, readingType: 'progressions' },
    { readingType: 'weekly', dateOfBirth: '2000-02-29' },
    { readingType: 'weekly', dateOfBirth: '1900-01-01', placeOfBirth: '', timeOfBirth: '' },
  ])('accepts %j', (form) => {
    expect(faults(form)).toEqual({})
  })
})
