import { inTurns } from './in-turns.ts'

test('long work gives others their turn before each of its portions', async () => {
  const done: string[] = []
  setImmediate(() => done.push('first'))
  const doubled = await inTurns([1, 2, 3, 4, 5], 2, (item) => {
    if (item % 2 === 1) setImmediate(() => done.push('next'))
    done.push(String(item))
    return item * 2
  })
  expect(doubled).toEqual([2, 4, 6, 8, 10])
  expect(done).toEqual(['first', '1', '2', 'next', '3', '4', 'next', '5'])
})
