import { type Run, streakOn, withDraw } from './streak.ts'

const none: Run = { lastDate: '' }
const after = (...dates: string[]): Run => dates.reduce<Run>(withDraw, none)

describe('the streak of daily cards', () => {
  it('starts with the first card', () => {
    expect(after('2026-11-21')).toEqual({ days: 1, longest: 1, lastDate: '2026-11-21' })
  })

  it('continues from day to day, across months, years and the 29th of February', () => {
    expect(after('2027-12-31', '2028-01-01').days).toBe(2)
    expect(after('2028-02-28', '2028-02-29', '2028-03-01').days).toBe(3)
  })

  it('restarts after a missed day, and remembers the longest', () => {
    expect(after('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05')).toMatchObject({ days: 1, longest: 3 })
  })

  it.each([
    ['on the day itself', '2026-11-22', 2],
    ['all of the next day', '2026-11-23', 2],
    ['no longer on the day after that', '2026-11-24', 0],
    ['where it is still the day before', '2026-11-21', 2],
  ])('is %s', (_, today, days) => {
    expect(streakOn(after('2026-11-21', '2026-11-22'), today)).toEqual({ days, longest: 2 })
  })

  it('starts at one for a card drawn before streaks were stored', () => {
    expect(withDraw({ lastDate: '2026-11-21' }, '2026-11-22')).toMatchObject({ days: 2, longest: 2 })
  })

  it('is empty before the first card', () => {
    expect(streakOn(none, '2026-11-21')).toEqual({ days: 0, longest: 0 })
  })
})
