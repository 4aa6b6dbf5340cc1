import { greeting } from './greeting.ts'

test.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %s o’clock a reader is wished a %s', (hour, words) => {
  expect(greeting(new Date(2026, 10, 27, hour))).toBe(words)
})
