import { collect, progressContract } from '../testing/progress-contract.ts'
import { createMemoryProgress } from './memory-progress.ts'

progressContract('memory', async () => createMemoryProgress())

describe('progress in memory', () => {
  it('treats a cursor from before a restart as unknown', async () => {
    const before = createMemoryProgress()
    const after = createMemoryProgress()
    const always = new AbortController().signal
    for (const progress of [before, after]) {
      await progress.append('r1', { kind: 'text', text: 'a' })
      await progress.append('r1', { kind: 'ended' })
    }
    const [first] = await collect(before.follow('r1', undefined, always))
    expect(await collect(after.follow('r1', first?.id, always))).toHaveLength(2)
  })
})
