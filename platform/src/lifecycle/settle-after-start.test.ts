import { settleAfterStart } from './settle-after-start.ts'

describe('the heap of a started process', () => {
  it('shrinks by what the start has left behind', () => {
    let read = Array.from({ length: 200_000 }, (_, at) => ({ at, text: `line ${at}` }))
    const before = process.memoryUsage().heapTotal
    expect(read).toHaveLength(200_000)
    read = []
    settleAfterStart()
    expect(process.memoryUsage().heapTotal).toBeLessThan(before)
  })
})
