import { partsOfCut } from '../../reading/draw-record/parts-of-cut.ts'
import { cutWith } from './cut.ts'

test.each(['', '7 žlutých', 'a  b'])('a cut of %j ends in 16 random bytes, and its words come out again', (words) => {
  const [one, other] = [cutWith(words), cutWith(words)]
  expect(one).not.toBe(other)
  expect(partsOfCut(one)).toEqual({ words, random: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test('a cut without random bytes is words only', () => {
  expect(partsOfCut('7 žlutých')).toEqual({ words: '7 žlutých', random: '' })
})
