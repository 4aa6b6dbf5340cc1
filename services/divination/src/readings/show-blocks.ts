import type { Progress } from '@sibyl/platform/progress/progress'
import { publishText } from './publish-text.ts'

/** Shows the blocks of a text to whoever follows the reading, each as a piece of its own. Only what has passed its checks is given here. */
export const showBlocks = (progress: Progress, topic: string) => {
  let text = publishText(progress, topic)
  let shown: string[] = []

  const add = (block: string): void => {
    text.add(shown.length === 0 ? block : `\n\n${block}`)
    shown.push(block)
  }
  const begin = async (): Promise<void> => {
    await text.flushed()
    await progress.append(topic, { kind: 'started' })
    text = publishText(progress, topic)
    shown = []
  }
  return {
    add,
    /** A text begins, or begins anew. */
    begin,
    /** Resolves when all that was added has been passed on. */
    flushed: () => text.flushed(),
    /** Shows what is left of a text; it begins anew only where it differs from what was shown. */
    async complete(blocks: readonly string[]): Promise<void> {
      if (shown.some((block, at) => block !== blocks[at])) await begin()
      for (const block of blocks.slice(shown.length)) add(block)
      await text.flushed()
    },
  }
}
