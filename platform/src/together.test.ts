import { together } from './together.ts'

describe('batched calls', () => {
  it('put all calls of one turn, and all that arrive while busy, into one batch each, in order', async () => {
    const batches: number[][] = []
    let busy: () => void = () => undefined
    const add = together((items: number[]) => {
      batches.push(items)
      return new Promise<void>((resolve) => {
        busy = resolve
      })
    })
    const first = [add(1), add(2)]
    while (batches.length === 0) await new Promise(setImmediate)
    const second = [add(3), add(4), add(5)]
    busy()
    await Promise.all(first)
    while (batches.length === 1) await new Promise(setImmediate)
    busy()
    await Promise.all(second)
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
  })

  it('delay the next batch after one of some size, and only then', async () => {
    const batches: number[][] = []
    const asked: number[] = []
    const add = together(
      async (items: number[]) => batches.push(items),
      (size) => {
        asked.push(size)
        return size > 1 ? 100 : 0
      },
    )
    await Promise.all([add(1), add(2)])
    const gathered = [add(3)]
    await new Promise(setImmediate)
    gathered.push(add(4))
    await Promise.all(gathered)
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(asked).toContain(2)
  })

  it('reject for each of a failed batch, and continue with the next', async () => {
    const add = together(async (items: string[]) => {
      if (items.includes('bad')) throw new Error('refused')
    })
    const outcomes = await Promise.allSettled([add('good'), add('bad')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await add('good')
  })
})
