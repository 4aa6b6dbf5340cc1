import { moonLines } from './moon.tsx'

const sweeps = (path: string) => [...path.matchAll(/A\S+ \S+ 0 0 (\d)/g)].map(([, sweep]) => sweep).join('')

test.each([
  ['a waxing crescent is lit on the right, and the edge bulges to the right', 45, 0.15, '10'],
  ['a waxing gibbous is lit on the right, and the edge bulges to the left', 130, 0.82, '11'],
  ['a waning gibbous is lit on the left, and the edge bulges to the right', 230, 0.82, '00'],
  ['a waning crescent is lit on the left, and the edge bulges to the left', 315, 0.15, '01'],
])('%s', (_, phase, lit, expected) => {
  expect(sweeps(moonLines(100, phase, lit).lit)).toBe(expected)
})

test('the edge of the shadow matches the lit share', () => {
  expect(moonLines(100, 120, 0.75).lit).toContain('A50.0 100')
})
