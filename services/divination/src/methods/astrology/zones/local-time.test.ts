import fc from 'fast-check'
import { dayIn, momentOf, skippedAround, wallAt, wallTime } from './local-time.ts'
import { clockRule } from './zone-history.ts'

const utc = (zone: string, date: string, time: string): string | undefined => {
  const moment = momentOf(zone, wallTime(date, time))
  return moment && new Date(moment.at).toISOString().slice(0, 19)
}

describe('the clocks of the past', () => {
  it.each([
    ['Europe/Oslo', '1960-07-01', '12:00', '1960-07-01T10:00:00'],
    ['Europe/Stockholm', '1941-07-01', '12:00', '1941-07-01T11:00:00'],
    ['Europe/Berlin', '1941-07-01', '12:00', '1941-07-01T10:00:00'],
    ['Europe/Prague', '1945-07-01', '12:00', '1945-07-01T10:00:00'],
    ['Europe/Prague', '1947-01-15', '12:00', '1947-01-15T12:00:00'],
    ['Europe/London', '1961-07-01', '19:45', '1961-07-01T18:45:00'],
    ['Europe/London', '1944-07-01', '12:00', '1944-07-01T10:00:00'],
    ['Europe/London', '1970-01-15', '12:00', '1970-01-15T11:00:00'],
    ['America/New_York', '1942-07-01', '12:00', '1942-07-01T16:00:00'],
    ['Pacific/Honolulu', '1961-08-04', '19:24', '1961-08-05T05:24:00'],
    ['Asia/Kathmandu', '1985-07-01', '12:00', '1985-07-01T06:30:00'],
    ['Asia/Kathmandu', '1986-07-01', '12:00', '1986-07-01T06:15:00'],
    ['Europe/Moscow', '1984-07-01', '12:00', '1984-07-01T08:00:00'],
    ['Australia/Sydney', '1975-01-15', '12:00', '1975-01-15T01:00:00'],
    ['America/Guayaquil', '1990-06-01', '12:00', '1990-06-01T17:00:00'],
    ['Asia/Kolkata', '1943-06-01', '12:00', '1943-06-01T05:30:00'],
    ['Asia/Calcutta', '2001-06-01', '12:00', '2001-06-01T06:30:00'],
  ])('%s on %s at %s', (zone, date, time, expected) => {
    expect(utc(zone, date, time)).toBe(expected)
  })

  it('showed local mean time before there were time zones', () => {
    const rule = clockRule('Asia/Kathmandu', Date.parse('1910-01-01T00:00:00Z'))
    expect(rule).toEqual({ offset: 20_476, summer: false, abbreviation: 'LMT' })
  })

  it('are on summer time only when ahead of winter time', () => {
    const summer = (zone: string, at: string) => clockRule(zone, Date.parse(at)).summer
    expect(summer('Europe/Oslo', '1960-07-01T00:00:00Z')).toBe(true)
    expect(summer('Europe/Dublin', '2020-01-01T00:00:00Z')).toBe(false)
    expect(summer('Europe/Prague', '1947-01-15T00:00:00Z')).toBe(false)
  })

  it('agree with the runtime for every year since 1971', () => {
    const zone = fc.constantFrom(
      'Europe/Prague',
      'America/New_York',
      'Australia/Sydney',
      'Asia/Kathmandu',
      'America/Sao_Paulo',
      'Africa/Cairo',
    )
    const at = fc.date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2025-01-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(zone, at, (timeZone, date) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(date)
        return new Date(Math.floor(wallAt(timeZone, date.getTime()) / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ') === shown
      }),
      { numRuns: 300 },
    )
  })

  it('continue after the table ends, and are rejected for unknown zones', () => {
    expect(utc('Europe/Prague', '2050-07-01', '12:00')).toBe('2050-07-01T10:00:00')
    expect(() => clockRule('Mars/Olympus', 0)).toThrow(RangeError)
  })
})

describe('local times around a clock change', () => {
  it('skipped in spring: no moment, and the bounds of the gap', () => {
    const wall = wallTime('2024-03-31', '02:30')
    expect(momentOf('Europe/Prague', wall)).toBeUndefined()
    const { from, to } = skippedAround('Europe/Prague', wall)
    expect([from, to].map((at) => new Date(at).toISOString())).toEqual(['2024-03-31T02:00:00.000Z', '2024-03-31T03:00:00.000Z'])
  })

  it('repeated in autumn: the first, and the second with it', () => {
    const moment = momentOf('Europe/Prague', wallTime('2024-10-27', '02:30'))
    expect(new Date(moment?.at ?? 0).toISOString()).toBe('2024-10-27T00:30:00.000Z')
    expect(new Date(moment?.second?.at ?? 0).toISOString()).toBe('2024-10-27T01:30:00.000Z')
  })

  it('local time and back yields every moment again', () => {
    const zone = fc.constantFrom('Europe/Oslo', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia')
    fc.assert(
      fc.property(zone, fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2026-01-01') }), (name, raw) => {
        const at = Math.floor(raw / 1000) * 1000
        const moment = momentOf(name, wallAt(name, at))
        return moment?.at === at || moment?.second?.at === at
      }),
      { numRuns: 500 },
    )
  })
})

describe('local days', () => {
  it('have 23, 24 or 25 hours, or none', () => {
    const hours = (zone: string, date: string) => (dayIn(zone, date).to - dayIn(zone, date).from) / 3_600_000
    expect([
      hours('Europe/Prague', '2026-03-29'),
      hours('Europe/Prague', '2026-05-01'),
      hours('Europe/Prague', '2026-10-25'),
      hours('America/Sao_Paulo', '2018-11-04'),
      hours('Pacific/Apia', '2011-12-30'),
    ]).toEqual([23, 24, 25, 23, 0])
  })
})
