import { nextPlace, withCard, withTurned } from './laid.ts'

const moon = { card: 'major-18', reversed: false }
const star = { card: 'major-17', reversed: true }

test('a card is laid in the first free place, and taken back by naming it again', () => {
  const two = withCard(withCard([], 3, moon), 3, star)
  expect(two).toEqual([moon, star, undefined])
  const taken = withCard(two, 3, moon)
  expect([taken, nextPlace(taken, 3)]).toEqual([[undefined, star, undefined], 0])
})

test('no card is laid on a full spread', () => {
  expect(withCard([moon], 1, star)).toEqual([moon])
})

test('a laid card is turned over', () => {
  expect(withTurned([moon, undefined], 0)).toEqual([{ ...moon, reversed: true }, undefined])
})
