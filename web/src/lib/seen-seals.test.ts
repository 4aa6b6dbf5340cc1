import { forgetSeal, rememberSeal, seenSeal } from './seen-seals.ts'

afterEach(() => localStorage.clear())

test('the first seal shown before a reading stays until the reading is deleted', () => {
  rememberSeal('rd_1', 'a.b.c')
  rememberSeal('rd_1', 'x.y.z')
  expect(seenSeal('rd_1')).toBe('a.b.c')
  expect(seenSeal('rd_2')).toBeUndefined()
  forgetSeal('rd_1')
  expect(seenSeal('rd_1')).toBeUndefined()
})

test('two hundred seals are remembered; the oldest makes room', () => {
  for (let number = 0; number <= 200; number += 1) rememberSeal(`rd_${number}`, 'a.b.c')
  expect(seenSeal('rd_0')).toBeUndefined()
  expect(seenSeal('rd_200')).toBe('a.b.c')
})
