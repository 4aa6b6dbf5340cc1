import { countWords } from '../../../text/prose.ts'
import { cardNames } from '../../card-names.ts'
import { acts } from './acts.ts'

const all = Object.values(acts).flatMap(({ upright, reversed }) => [upright, reversed].flatMap((facing) => Object.values(facing).flat()))

test('every card is told of, both ways up', () => {
  expect(Object.keys(acts).toSorted()).toEqual([...cardNames.keys()].toSorted())
})

test('what a card comes to is a short gerund without a comma, and no two say the same', () => {
  expect(
    all.filter((act) => countWords(act) > 8 || /[,;:.?]/u.test(act) || !/^\p{Ll}+ing\b/u.test(act.replace(/^(?:neither|quietly) /u, ''))),
  ).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('what goes on can be said with "you may be", so that none begins with "being"', () => {
  const about = Object.values(acts).flatMap(({ upright, reversed }) => [...upright.about, ...reversed.about])
  expect(about.filter((act) => /^(?:being|having)\b/u.test(act))).toEqual([])
})
