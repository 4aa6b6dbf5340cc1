import { gathered } from './gathered.ts'

let batches: { items: number[]; end: () => void }[]
beforeEach(() => {
  batches = []
})
afterEach(() => {
  for (const { end } of batches) end()
})

/** Work that ends when the test says so, at the latest with the test. */
const underTest = (longestMs = 60_000) => {
  const add = gathered<number, string>(
    longestMs,
    (items) =>
      new Promise((resolve) => {
        batches.push({ items, end: () => resolve(items.map((item) => `did ${item}`)) })
      }),
  )
  const begun = async (count: number): Promise<number[][]> => {
    while (batches.length < count) await new Promise(setImmediate)
    return batches.map(({ items }) => items)
  }
  return { add, begun, end: (index: number) => batches[index]?.end() }
}

describe('gathered items', () => {
  it('of one turn are one batch, and those that come during two batches the next', async () => {
    const { add, begun, end } = underTest()
    for (const item of [1, 2]) add(item)
    await begun(1)
    add(3)
    await begun(2)
    for (const item of [4, 5]) add(item)
    end(0)
    expect(await begun(3)).toEqual([[1, 2], [3], [4, 5]])
  })

  it('do not wait for batches that never end', async () => {
    const { add, begun } = underTest()
    const expected: number[][] = []
    for (let item = 1; item <= 5; item += 1) {
      add(item)
      expected.push([item])
      expect(await begun(item)).toEqual(expected)
    }
  })

  it('are a hundred to a batch, also when they have waited long', async () => {
    const { add, begun } = underTest()
    for (const item of [1, 2]) {
      add(item)
      await begun(item)
    }
    for (let item = 0; item < 250; item += 1) add(item)
    expect((await begun(5)).map(({ length }) => length)).toEqual([1, 1, 100, 100, 50])
  })

  it('fail if their batch never ends, and leave its place to others', async () => {
    const { add, begun, end } = underTest(10)
    for (let item = 1; item <= 5; item += 1) await expect(add(item)).rejects.toThrow('no answer')
    const sixth = add(6)
    await begun(6)
    end(5)
    expect(await sixth).toBe('did 6')
  })
})
