import type { Progress } from '@sibyl/platform/progress/progress'

/** Passes a text on in pieces, in order. */
export type TextStream = {
  add(piece: string): void
  /** Resolves when all of it has been published. */
  flushed(): Promise<void>
}

/**
 * One step of progress at a time: pieces that come while a step is on its way go together with the next, so that no piece is waited for.
 * After a step that may have been lost the text is begun anew with the next, so that nobody reads it with a hole, or with a piece twice.
 */
export const publishText = (progress: Progress, topic: string): TextStream => {
  let written = ''
  /** How much of it has been published. */
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
      // Heard of where the whole is waited for.
      publishing.catch(() => undefined)
    },
    flushed: async () => publishing,
  }
}
