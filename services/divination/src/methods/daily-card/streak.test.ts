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

  it('forgives a missed day, which counts as none', () => {
    expect(after('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05')).toMatchObject({ days: 4, forgiven: '2026-11-04' })
  })

  it('restarts after two missed days, and remembers the longest', () => {
    expect(after('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-06')).toMatchObject({ days: 1, longest: 3 })
  })

  it.each([
    ['six days later', ['05', '06', '07', '08', '09', '11'], 1],
    ['a week later', ['05', '06', '07', '08', '09', '10', '12'], 10],
  ])('forgives one missed day a week: a second one, %s', (_, later, days) => {
    expect(after(...['01', '02', '03', ...later].map((day) => `2026-11-${day}`)).days).toBe(days)
  })

  it.each([
    ['today’s card makes up for it', '2026-11-24', '2026-11-23'],
    ['a week has passed', '2026-11-25', null],
  ])('says which day it forgives, as long as %s', (_, today, forgiven) => {
    expect(streakOn(after('2026-11-21', '2026-11-22'), today).forgiven).toBe(forgiven)
  })

  it('says for a week which day it has forgiven, and for a new run nothing', () => {
    const run = after('2026-11-01', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08')
    expect(streakOn(run, '2026-11-08').forgiven).toBe('2026-11-02')
    expect(streakOn(run, '2026-11-09').forgiven).toBeNull()
    expect(streakOn(after('2026-11-01', '2026-11-03', '2026-11-06'), '2026-11-06')).toEqual({ days: 1, longest: 2, forgiven: null })
  })

  it.each([
    ['on the day itself', '2026-11-22', 2],
    ['all of the next day', '2026-11-23', 2],
    ['on the day after that, if yesterday is forgiven', '2026-11-24', 2],
    ['no longer two days after that', '2026-11-25', 0],
    ['where it is still the day before', '2026-11-21', 2],
  ])('is %s', (_, today, days) => {
    expect(streakOn(after('2026-11-21', '2026-11-22'), today)).toMatchObject({ days, longest: 2 })
  })

  it('starts at one for a card drawn before streaks were stored', () => {
    expect(withDraw({ lastDate: '2026-11-21' }, '2026-11-22')).toMatchObject({ days: 2, longest: 2 })
  })

  it('is empty before the first card', () => {
    expect(streakOn(none, '2026-11-21')).toEqual({ days: 0, longest: 0, forgiven: null })
  })
})
