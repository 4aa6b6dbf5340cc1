import { createMemoryProgress } from '@sibyl/platform/progress/memory-progress'
import type { Progress } from '@sibyl/platform/progress/progress'
import { collect } from '@sibyl/platform/testing/progress-contract'
import { publishText } from './publish-text.ts'

/** Progress on which the steps of these turns are lost, counted from 1. */
const losing = (...turns: number[]): Progress => {
  const progress = createMemoryProgress()
  let turn = 0
  return {
    ...progress,
    async append(topic, step) {
      turn += 1
      return turns.includes(turn) ? false : progress.append(topic, step)
    },
  }
}

/** The text that a follower has read at the end, starting over whenever an event says so. */
const read = async (progress: Progress): Promise<string> => {
  await progress.append('r1', { kind: 'ended' })
  const steps = await collect(progress.follow('r1', undefined, new AbortController().signal))
  return steps.reduce((text, step) => (step.kind === 'started' ? '' : text + (step.text ?? '')), '')
}

const pieces = ['The ', 'Hermit ', 'walks ', 'on.']

describe('a text that is being published', () => {
  it.each([
    ['nothing is lost', []],
    ['a piece in the middle is lost', [2]],
    ['the first is lost', [1]],
    ['a piece is lost, and the new beginning too', [2, 3]],
    ['the text behind a new beginning is lost', [2, 4]],
  ])('F11 is read whole when %s', async (_, lost) => {
    const progress = losing(...lost)
    const stream = publishText(progress, 'r1')
    for (const piece of pieces) {
      stream.add(piece)
      await stream.flushed()
    }
    stream.add(' Alone.')
    await stream.flushed()
    expect(await read(progress)).toBe(`${pieces.join('')} Alone.`)
  })
})
