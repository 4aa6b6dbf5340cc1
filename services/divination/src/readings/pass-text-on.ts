import type { Progress } from '@sibyl/platform/progress/progress'

/** Passes a text on in pieces, in order. */
export type TextOnItsWay = {
  add(piece: string): void
  /** Resolves when all of it has been passed on. */
  passed(): Promise<void>
}

/**
 * One step of progress at a time: pieces that come while a step is on its way go together with the next, so that no piece is waited for.
 * After a step that may have been lost the text is begun anew with the next, so that nobody reads it with a hole, or with a piece twice.
 */
export const passTextOn = (progress: Progress, topic: string): TextOnItsWay => {
  let written = ''
  /** How much of it has been passed on. */
  let passedOn = 0
  let whole = true
  let passing: Promise<void> | undefined

  const pass = async (): Promise<void> => {
    while (passedOn < written.length) {
      if (!whole) {
        passedOn = 0
        whole = await progress.append(topic, { kind: 'started' })
      }
      const text = written.slice(passedOn)
      passedOn = written.length
      whole = whole && (await progress.append(topic, { kind: 'text', text }))
    }
    passing = undefined
  }

  return {
    add(piece) {
      written += piece
      if (passing) return
      passing = pass()
      // Heard of where the whole is waited for.
      passing.catch(() => undefined)
    },
    passed: async () => passing,
  }
}
