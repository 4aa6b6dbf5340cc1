import { inSign, phaseName } from './moon-words.ts'

test.each([
  [0, 'New Moon'],
  [355, 'New Moon'],
  [45, 'Waxing crescent'],
  [90, 'First quarter'],
  [120, 'Waxing gibbous'],
  [180, 'Full Moon'],
  [200, 'Waning gibbous'],
  [270, 'Last quarter'],
  [340, 'Waning crescent'],
])('%d degrees ahead of the Sun is a %s', (phase, name) => {
  expect(phaseName(phase)).toBe(name)
})

test('a longitude is a degree of a sign, never the thirtieth', () => {
  expect(inSign(21.65)).toEqual({ sign: 'Aries', degree: 22 })
  expect(inSign(29.9)).toEqual({ sign: 'Aries', degree: 29 })
  expect(inSign(30)).toEqual({ sign: 'Taurus', degree: 0 })
  expect(inSign(-1)).toEqual({ sign: 'Pisces', degree: 29 })
})
