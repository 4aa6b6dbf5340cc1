import { inMonth, moonAt, voidsIn, weeksOf } from './calendar.ts'
import { november } from './testing.ts'
import { cityOf, offsetOf, zoneOf } from './zone.ts'

const dayIn = (zone: string, date: string) =>
  weeksOf('2026-11', november, zoneOf(zone))
    .flatMap(({ days }) => days)
    .find((day) => day.date === date)

describe('a month in weeks', () => {
  it('begins on Sunday and has whole weeks', () => {
    const weeks = weeksOf('2026-11', undefined, zoneOf('UTC'))
    expect(weeks.map(({ days }) => `${days[0]?.date} ${days[6]?.date}`)).toEqual([
      '2026-11-01 2026-11-07',
      '2026-11-08 2026-11-14',
      '2026-11-15 2026-11-21',
      '2026-11-22 2026-11-28',
      '2026-11-29 2026-12-05',
    ])
    expect(weeksOf('2026-08', undefined, zoneOf('UTC'))[0]?.days.map(({ inMonth: within }) => within)).toEqual([
      ...Array(6).fill(false),
      true,
    ])
  })

  it('puts what happens on the local date', () => {
    expect(dayIn('UTC', '2026-11-24')?.phases).toHaveLength(1)
    expect(dayIn('Pacific/Auckland', '2026-11-24')?.phases).toEqual([])
    expect(dayIn('Pacific/Auckland', '2026-11-25')?.phases).toHaveLength(1)
    expect(dayIn('UTC', '2026-11-24')?.moon?.sign).toBe('Gemini')
    expect(dayIn('UTC', '2026-11-23')?.moon?.sign).toBe('Taurus')
  })

  it('draws a time void of course by the local clock, cut off at the week’s ends', () => {
    const bands = (zone: string) => weeksOf('2026-11', november, zoneOf(zone)).map((week) => week.bands)
    expect(bands('UTC')[0]).toEqual([{ from: 0, to: expect.closeTo(4.3 / 24, 3) }])
    expect(bands('UTC')[3]).toEqual([{ from: expect.closeTo(2 + 10.15 / 24, 3), to: expect.closeTo(2 + 11.167 / 24, 3) }])
    expect(weeksOf('2026-11', november, zoneOf('UTC'))[3]?.changes[0]).toBeCloseTo(10.167 / 24, 3)
  })

  it('knows which events belong to the month in a zone', () => {
    expect(inMonth(november.phases, '2026-11', zoneOf('Pacific/Kiritimati'))).toHaveLength(2)
    expect(voidsIn(november, '2026-10', zoneOf('UTC'))).toHaveLength(1)
    expect(voidsIn(november, '2026-10', zoneOf('Europe/Prague'))).toHaveLength(1)
    expect(voidsIn(november, '2026-10', zoneOf('Asia/Tokyo'))).toEqual([])
  })
})

it('the Moon between two noons is on its way from one to the other, also past 360 degrees', () => {
  const month = {
    ...november,
    days: [350, 10].map((degrees, day) => ({ date: `2026-11-0${day + 1}`, longitude: degrees, phase: degrees })),
  }
  expect(moonAt(month, Date.parse('2026-11-02T00:00:00Z'))?.phase).toBeCloseTo(0, 6)
  expect(moonAt(month, Date.parse('2026-11-03T00:00:00Z'))).toBeUndefined()
})

describe('a time zone', () => {
  it('rounds to the minute, and keeps a time on one line', () => {
    const zone = zoneOf('Europe/Prague')
    expect(zone.time('2026-11-24T14:53:30.000Z')).toBe('3:54\u00a0PM')
    expect(zone.day('2026-11-30T23:59:40.000Z')).toBe('Dec\u00a01')
    expect(zone.date('2026-11-30T22:59:29.000Z')).toBe('2026-11-30')
    expect(zone.date('2026-11-30T22:59:30.000Z')).toBe('2026-12-01')
  })

  it.each([
    ['Europe/Prague', 'Prague', 'UTC+1'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'UTC-3'],
    ['Australia/Sydney', 'Sydney', 'UTC+11'],
    ['Asia/Kolkata', 'Kolkata', 'UTC+5:30'],
    ['UTC', 'UTC', 'UTC'],
  ])('%s is named after its city, with its offset', (zone, city, offset) => {
    expect([cityOf(zone), offsetOf(zone, Date.parse('2026-11-15T12:00:00Z'))]).toEqual([city, offset])
  })
})
