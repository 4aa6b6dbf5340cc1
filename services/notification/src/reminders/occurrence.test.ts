import { nextOccurrence } from './occurrence.ts'

describe('the next time of day in a zone', () => {
  it.each([
    ['later today', '07:30', 'Europe/Berlin', '2027-01-10T06:29:59.999Z', '2027-01-10T06:30:00.000Z', '2027-01-10'],
    ['tomorrow, once it is that time', '07:30', 'Europe/Berlin', '2027-01-10T06:30:00.000Z', '2027-01-11T06:30:00.000Z', '2027-01-11'],
    ['an hour earlier in summer', '07:30', 'Europe/Berlin', '2027-03-28T00:00:00.000Z', '2027-03-28T05:30:00.000Z', '2027-03-28'],
    ['later, where clocks skip it', '02:30', 'Europe/Berlin', '2027-03-28T00:00:00.000Z', '2027-03-28T01:30:00.000Z', '2027-03-28'],
    ['the first, where it comes twice', '02:30', 'Europe/Berlin', '2027-10-31T00:00:00.000Z', '2027-10-31T00:30:00.000Z', '2027-10-31'],
    ['the next day, between the two', '02:30', 'Europe/Berlin', '2027-10-31T00:45:00.000Z', '2027-11-01T01:30:00.000Z', '2027-11-01'],
    [
      'after a change of half an hour',
      '07:30',
      'Australia/Lord_Howe',
      '2027-10-02T20:00:00.000Z',
      '2027-10-02T20:30:00.000Z',
      '2027-10-03',
    ],
    ['on a date ahead of UTC', '00:15', 'Pacific/Kiritimati', '2027-01-09T12:00:00.000Z', '2027-01-10T10:15:00.000Z', '2027-01-11'],
    ['over the day that Samoa left out', '07:30', 'Pacific/Apia', '2011-12-30T09:00:00.000Z', '2011-12-30T17:30:00.000Z', '2011-12-31'],
  ])('is %s', (_, timeOfDay, zone, after, at, date) => {
    expect(nextOccurrence(timeOfDay, zone, after)).toEqual({ at, date })
  })

  it('is never on a day that has had it, in whatever zone that was', () => {
    expect(nextOccurrence('07:30', 'America/New_York', '2027-01-10T08:00:00.000Z', '2027-01-10')).toEqual({
      at: '2027-01-11T12:30:00.000Z',
      date: '2027-01-11',
    })
  })
})
