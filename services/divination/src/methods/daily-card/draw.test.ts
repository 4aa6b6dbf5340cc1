import { cardOfTheDay } from './draw.ts'
import { localDate, secondsToNextDate } from './local-date.ts'

describe('the card of the day', () => {
  it('is the same all day, and differs between readers and days', () => {
    const today = cardOfTheDay('secret', 'ada', '2026-11-21')
    expect(cardOfTheDay('secret', 'ada', '2026-11-21')).toEqual(today)
    const others = ['bob', 'eve', 'mia', 'tom', 'zoe'].map((subject) => cardOfTheDay('secret', subject, '2026-11-21').card.id)
    expect(new Set(others).size).toBeGreaterThan(1)
  })

  it('shows all 156 faces about equally often', () => {
    const counts = new Map<string, number>()
    for (let day = 0; day < 15_600; day += 1) {
      const { card, reversed } = cardOfTheDay('secret', `reader-${day}`, '2026-11-21')
      const face = `${card.id}${reversed}`
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect(counts.size).toBe(156)
    expect(Math.min(...counts.values())).toBeGreaterThan(55)
    expect(Math.max(...counts.values())).toBeLessThan(150)
  })
})

describe('the local date', () => {
  it('follows the time zone', () => {
    expect(localDate('2026-11-21T23:30:00.000Z', 'Europe/Prague')).toBe('2026-11-22')
    expect(localDate('2026-11-21T23:30:00.000Z', 'America/New_York')).toBe('2026-11-21')
  })

  it('is rejected for an unknown zone', () => {
    expect(() => localDate('2026-11-21T23:30:00.000Z', 'Mars/Olympus')).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })

  it('F32 ends at local midnight, also on days of 23 and 25 hours', () => {
    expect(secondsToNextDate('2026-11-21T22:59:00.000Z', 'Europe/Prague')).toBe(60)
    expect(secondsToNextDate('2026-03-28T23:00:00.000Z', 'Europe/Prague')).toBe(23 * 3600)
    expect(secondsToNextDate('2026-10-24T22:00:00.000Z', 'Europe/Prague')).toBe(25 * 3600)
  })
})
