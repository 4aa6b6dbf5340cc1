import type { Progress } from '@sibyl/platform/progress/progress'

/** Publishes a text piece by piece, in order. */
export type TextStream = {
  add(piece: string): void
  /** Resolves once every piece is published. */
  flushed(): Promise<void>
}

/**
 * Publishes a text as progress steps, one at a time: pieces added during a step go out together in the next. If a step may have been lost,
 * the next one restarts the text, so that no follower sees a gap or a repeat.
 */
export const publishText = (progress: Pick<Progress, 'append'>, topic: string): TextStream => {
  let written = ''
  /** The number of characters published so far. */
  let published = 0
  let whole = true
  let publishing: Promise<void> | undefined

  const publish = async (): Promise<void> => {
    while (published < written.length) {
      if (!whole) {
        published = 0
        whole = await progress.append(topic, { kind: 'started' })
      }
      const text = written.slice(published)
      published = written.length
      whole = whole && (await progress.append(topic, { kind: 'text', text }))
    }
    publishing = undefined
  }

  return {
    add(piece) {
      written += piece
      if (publishing) return
      publishing = publish()
      // `flushed` reports the failure.
      publishing.catch(() => undefined)
    },
    flushed: async () => publishing,
  }
}
