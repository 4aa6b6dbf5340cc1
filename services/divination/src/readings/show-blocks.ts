import type { Progress } from '@sibyl/platform/progress/progress'
import { publishText } from './publish-text.ts'

/** Streams the blocks of a text to the followers of a reading, one piece per block. Takes only blocks that have passed their checks. */
export const showBlocks = (progress: Pick<Progress, 'append'>, topic: string) => {
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
    /** Starts or restarts the text. */
    begin,
    /** Resolves once every added block is published. */
    flushed: () => text.flushed(),
    /** Publishes the rest of the text; restarts it only if it differs from the blocks already shown. */
    async complete(blocks: readonly string[]): Promise<void> {
      if (shown.some((block, at) => block !== blocks[at])) await begin()
      for (const block of blocks.slice(shown.length)) add(block)
      await text.flushed()
    },
  }
}
